import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useRef } from 'react';
import { useWords } from '../../app/words.tsx';
import { useSize } from '../../table/use-size.ts';
import { seatColour, seatOutline } from '../../ui/seat-shape.tsx';
import { allResults } from './round-tally.ts';
import { type CurveFrame, type ScoreCurve, scoreCurve, scoreLines } from './score-curve.ts';
import { sideName, sideSeat, targetOf } from './sides.ts';

/** The way of every side through the match as a drawing; the table of rounds says the same in text. */
export function ScoreChart({
  view,
  setup,
  height,
}: {
  readonly view: SeatView;
  readonly setup: TableSetup;
  /** In px. */
  readonly height: number;
}) {
  const words = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const width = useSize(ref)?.width || 352;
  const points = allResults(view).map((result) => result.points);
  const names = view.scores.map((_, side) =>
    view.sides[side]?.length === 1 ? sideName(words, view, setup, side) : '',
  );
  const longest = Math.max(...names.map((name) => name.length));
  const frame: CurveFrame = { width, height, labels: Math.min(130, 56 + longest * 8) };
  const curve = scoreCurve(scoreLines(points, view.scores), targetOf(view), frame);
  return (
    <div ref={ref} className="score-chart">
      <svg width={width} height={height} aria-hidden="true">
        <Axes curve={curve} height={height} />
        {curve.lines.toReversed().map((line) => {
          const seat = sideSeat(view, line.side);
          return (
            <g key={line.side} className={seatColour(seat)}>
              <path d={line.path} className="score-line" />
              {line.dots.map(({ x, y }) => (
                <circle key={x} cx={x} cy={y} r="3" fill="currentColor" />
              ))}
              <path
                d={seatOutline(seat)}
                fill="currentColor"
                transform={`translate(${line.end.x - 7} ${line.end.y - 7})`}
              />
              <text x={line.end.x + 14} y={line.labelY + 5} className="score-label">
                {`${names[line.side]} ${view.scores[line.side] ?? 0}`.trim()}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Lines across with their scores on the left, numbers of rounds below. */
function Axes({ curve, height }: { readonly curve: ScoreCurve; readonly height: number }) {
  return (
    <g className="score-axes">
      {curve.levels.map(({ score, y, target }) => (
        <g key={y}>
          <path d={`M${curve.left} ${y}H${curve.right}`} className={target ? 'is-target' : ''} />
          <text x={curve.left - 8} y={y + 5} textAnchor="end">
            {score}
          </text>
        </g>
      ))}
      {curve.ticks.map(({ round, x }) => (
        <text key={round} x={x} y={height - 6} textAnchor="middle">
          {round}
        </text>
      ))}
    </g>
  );
}
