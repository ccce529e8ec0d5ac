import type { GameInfo } from '@pedra/rules';
import { useRef } from 'react';
import { useWords } from '../../app/words.tsx';
import { useSize } from '../../table/use-size.ts';
import { FeltPieces } from '../../ui/felt-pieces.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { HighestNumber, SmallPiece } from '../../ui/small-piece.tsx';
import { TablePicture } from '../../ui/table-picture.tsx';
import { useShownRound } from './use-shown-round.ts';

/** Who plays on the first screen: at the far side, and at the near one. */
const opposite = 'Dora';
const mostInPile = 8;

/** The table behind the first screen, where a round is being played; a picture, silent to a screen reader. */
export function HomeScene({ game }: { readonly game: GameInfo | undefined }) {
  const words = useWords();
  const round = useShownRound(game);
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frame) ?? { width: 660, height: 340 };
  if (!round) return <div className="home-scene felt" />;
  const { now, end } = round;
  const narrow = width < 480;
  const room = { width: narrow ? width : width - 100, height: height - (narrow ? 64 : 130) };
  const [near = 0, far = 0] = now.counts;
  const pile = Math.min(now.boneyard, mostInPile);
  return (
    <HighestNumber value={now.set}>
      <div className="home-scene felt" aria-hidden="true">
        <div ref={frame} className="scene-table">
          <div className="scene-guest">
            <Portrait name={opposite} size={narrow ? 44 : 48} />
            <span>
              <b>{opposite}</b>
              {words.text('table.tiles', { count: far })}
            </span>
            <Backs count={far} u={narrow ? 20 : 26} />
          </div>
          <div className="scene-line">
            {end.table.kind === 'line' && (
              <TablePicture
                table={end.table}
                shown={now.table.laid.length}
                {...room}
                most={40}
                ring
              />
            )}
          </div>
          {!narrow && pile > 0 && (
            <div className="scene-pile">
              <Backs count={pile} u={28} columns={2} />
            </div>
          )}
          <div className="scene-hand">
            <Backs count={near} u={40} />
          </div>
        </div>
      </div>
    </HighestNumber>
  );
}

/** Pieces face down in rows of `columns`; in one row without it. */
function Backs({
  count,
  u,
  columns = count,
}: {
  readonly count: number;
  readonly u: number;
  readonly columns?: number;
}) {
  const step = { x: u + 8, y: 2 * u + 6 };
  const rows = Math.ceil(count / Math.max(1, columns));
  return (
    <FeltPieces width={Math.min(count, columns) * step.x + 4} height={rows * step.y + 4}>
      {Array.from({ length: count }, (_, index) => (
        <SmallPiece
          key={`${index}`}
          numbers={null}
          u={u}
          x={2 + (index % columns) * step.x}
          y={1 + Math.floor(index / columns) * step.y}
        />
      ))}
    </FeltPieces>
  );
}
