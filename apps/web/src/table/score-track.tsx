import type { SeatView } from '@pedra/rules';
import { sideSeat } from '../screens/results/sides.ts';
import { SeatShape } from '../ui/seat-shape.tsx';

/** How far every side is on its way to the target; only for the eye, the table above says the same. */
export function ScoreTrack({ view, target }: { readonly view: SeatView; readonly target: number }) {
  return (
    <div className="score-track" aria-hidden="true">
      <div className="track-line" />
      {view.scores.map((score, side) => (
        <span
          key={sideSeat(view, side)}
          className={`track-mark ${side % 2 === 0 ? 'is-above' : 'is-below'}`}
          style={{ left: `${Math.min(1, score / target) * 100}%` }}
        >
          <SeatShape seat={sideSeat(view, side)} />
        </span>
      ))}
      <ol className="track-scale numbers muted">
        <li>0</li>
        {target % 2 === 0 && <li>{target / 2}</li>}
        <li>{target}</li>
      </ol>
    </div>
  );
}
