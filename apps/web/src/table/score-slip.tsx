import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useWords } from '../app/words.tsx';
import { sideName, targetOf } from '../screens/results/sides.ts';
import { SeatShape } from '../ui/seat-shape.tsx';

interface ScoreSlipProps {
  readonly view: SeatView;
  readonly setup: TableSetup;
  /** Opens the full scores and the moves. */
  readonly onOpen: () => void;
}

/** The scores in one line, a shape before each; the line is a button to the full sheet. */
export function ScoreSlip({ view, setup, onOpen }: ScoreSlipProps) {
  const words = useWords();
  const target = targetOf(view);
  const spoken = view.scores
    .map((score, side) => `${sideName(words, view, setup, side)} ${score}`)
    .join(', ');
  return (
    <button type="button" className="score-slip numbers" onClick={onOpen}>
      <span className="aside-text">{`${words.text('table.panel')}: ${spoken}`}</span>
      {view.scores.map((score, side) => (
        <span key={view.sides[side]?.[0] ?? side} className="score-of" aria-hidden="true">
          {(view.sides[side] ?? [side]).map((seat) => (
            <SeatShape key={seat} seat={seat} />
          ))}
          <b>{score}</b>
        </span>
      ))}
      {target !== null && view.scores.length < 4 && (
        <span className="score-target muted" aria-hidden="true">
          {words.text('table.to', { target })}
        </span>
      )}
    </button>
  );
}
