import type { SeatView, Side } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useWords } from '../app/words.tsx';
import { sideName, targetOf } from '../screens/results/sides.ts';
import { playerName } from '../ui/game-words.ts';
import { SeatShape } from '../ui/seat-shape.tsx';
import { MovesList } from './moves-list.tsx';
import { ScoreTrack } from './score-track.tsx';

interface SheetProps {
  readonly view: SeatView;
  readonly setup: TableSetup;
}

/** Round, points round by round, the way to the target, and the moves: the side sheet, or a dialog where there is none. */
export function ScoreSheet({ view, setup }: SheetProps) {
  const words = useWords();
  const target = targetOf(view);
  return (
    <>
      <h2 className="sheet-round" id="sheet-round" tabIndex={-1}>
        {words.text('table.round', { round: view.round })}
      </h2>
      {target !== null && <p className="muted">{words.text('table.target', { target })}</p>}
      <ScoreTable view={view} setup={setup} />
      {target !== null && <ScoreTrack view={view} target={target} />}
      <h3 className="sheet-moves">{words.text('table.moves')}</h3>
      <MovesList view={view} setup={setup} />
    </>
  );
}

function ScoreTable({ view, setup }: SheetProps) {
  const words = useWords();
  const sides = view.scores.map((_, side) => side);
  return (
    <div className={sides.length > 2 ? 'score-table' : 'score-table is-roomy'}>
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">
              <span className="aside-text">{words.text('result.round.short')}</span>
            </th>
            {sides.map((side) => (
              <SideHead key={side} view={view} setup={setup} side={side} />
            ))}
          </tr>
        </thead>
        <tbody>
          {view.results.map(({ points }, round) => (
            <tr key={round}>
              <th scope="row">{round + 1}</th>
              {sides.map((side) => (
                <td key={side}>{points[side] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.text('table.total')}</th>
            {sides.map((side) => (
              <td key={side} className="serif">
                {view.scores[side]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** A side by its shapes and a short name: `You`, `Nina`, or `Us` and `Them` in pairs. */
function SideHead({ view, setup, side }: SheetProps & { readonly side: Side }) {
  const words = useWords();
  const seats = view.sides[side] ?? [];
  const own = view.seat !== 'public' && seats.includes(view.seat);
  const pair = seats.length > 1;
  const short = pair
    ? words.text(own ? 'table.us' : 'table.them')
    : seats.map((seat) => playerName(words, setup, seat)).join();
  return (
    <th scope="col" title={sideName(words, view, setup, side)}>
      <span className="side-head">
        <span className={view.sides.length > 2 ? 'aside-text' : 'side-name'}>{short}</span>
        <span className="side-shapes">
          {seats.map((seat) => (
            <SeatShape key={seat} seat={seat} />
          ))}
        </span>
      </span>
    </th>
  );
}
