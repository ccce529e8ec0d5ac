import { logLines } from '@pedra/i18n';
import { type MatchEvent, numbers, type SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useWords } from '../app/words.tsx';
import { playerName } from '../ui/game-words.ts';
import { SeatShape } from '../ui/seat-shape.tsx';
import { SmallPiece } from '../ui/small-piece.tsx';

const shown: readonly MatchEvent['type'][] = [
  'deal.rejected',
  'tile.played',
  'tile.drawn',
  'turn.passed',
];

/** What happened in this round, the newest first. */
export function MovesList({
  view,
  setup,
}: {
  readonly view: SeatView;
  readonly setup: TableSetup;
}) {
  const words = useWords();
  const moves = logLines(
    words,
    view.log.filter(({ type }) => shown.includes(type)),
  ).toReversed();
  if (moves.length === 0) return <p className="moves muted">{words.text('table.moves.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ol className="moves" reversed tabIndex={0} aria-label={words.text('table.moves')}>
      {moves.map(({ seat, tile, text }, index) => (
        <li key={moves.length - index}>
          {seat !== null && <SeatShape seat={seat} />}
          <span className="move-name">{seat !== null && playerName(words, setup, seat)}</span>
          {tile !== null && <MovedPiece tile={tile} />}
          <span className="muted">{text}</span>
        </li>
      ))}
    </ol>
  );
}

function MovedPiece({ tile }: { readonly tile: string }) {
  return (
    <>
      <svg className="move-piece" viewBox="-1 -1 36 19" width="36" height="19" aria-hidden="true">
        <SmallPiece numbers={numbers(tile)} u={17} lying />
      </svg>
      <span className="aside-text">{tile}</span>
    </>
  );
}
