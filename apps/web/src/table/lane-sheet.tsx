import { numbers, type SeatView, type TrainTable, type TrainView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useId } from 'react';
import { useWords } from '../app/words.tsx';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { playerName } from '../ui/game-words.ts';
import { SmallPiece } from '../ui/small-piece.tsx';

interface LaneSheetProps {
  readonly view: SeatView & { readonly table: TrainTable };
  readonly setup: TableSetup;
  readonly train: TrainView;
  readonly onClose: () => void;
}

const u = 22;

/** All tiles of one train, from the engine outwards. */
export function LaneSheet({ view, setup, train, onClose }: LaneSheetProps) {
  const words = useWords();
  const heading = useId();
  const { owner, laid } = train;
  const name = owner === null ? '' : playerName(words, setup, owner);
  return (
    <Dialog labelledBy={heading} className="sheet-dialog is-small lane-sheet" onCancel={onClose}>
      <IconButton icon="close" label={words.text('settings.close')} onClick={onClose} />
      <h2 id={heading} tabIndex={-1}>
        {owner === null
          ? words.text('table.train.mexican')
          : owner === view.seat
            ? words.text('table.train.own')
            : words.text('table.train.of', { name })}
      </h2>
      <ol className="lane-tiles">
        {laid.map(({ tile, lies }) => {
          const [first, second] = numbers(lies);
          const across = first === second;
          return (
            <li key={tile}>
              <svg
                viewBox={`-2 -2 ${(across ? u : 2 * u) + 4} ${2 * u + 4}`}
                width={(across ? u : 2 * u) + 4}
                height={2 * u + 4}
                aria-hidden="true"
              >
                <SmallPiece
                  numbers={[first, second]}
                  u={u}
                  lying={!across}
                  y={across ? 0 : u / 2}
                />
              </svg>
              <span className="aside-text">{lies}</span>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
