import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useWords } from '../../app/words.tsx';
import { SeatShape } from '../../ui/seat-shape.tsx';
import { sideName, sideSeat, targetOf } from './sides.ts';

/** The scores of all sides in large figures, and the target where the match has one. */
export function ScoreHeads({
  view,
  setup,
}: {
  readonly view: SeatView;
  readonly setup: TableSetup;
}) {
  const words = useWords();
  const target = targetOf(view);
  return (
    <ul className={`score-heads${view.scores.length > 2 ? ' is-many' : ''}`}>
      {view.scores.map((score, side) => (
        <li key={sideSeat(view, side)}>
          <SeatShape seat={sideSeat(view, side)} />
          <span>
            <b className="serif numbers">{score}</b>
            <small>{sideName(words, view, setup, side)}</small>
          </span>
        </li>
      ))}
      {target !== null && (
        <li className={view.scores.length > 3 ? 'aside-text' : 'is-target'}>
          <span>
            <b className="serif numbers">{target}</b>
            <small>{words.text('result.target')}</small>
          </span>
        </li>
      )}
    </ul>
  );
}
