import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../app/words.tsx';
import { useSize } from '../../table/use-size.ts';
import { allResults } from './round-tally.ts';
import { sideName, sideSeat } from './sides.ts';

/** What every round added to every side; a long match scrolls sideways and begins at its end. */
export function RoundsTable({
  view,
  setup,
}: {
  readonly view: SeatView;
  readonly setup: TableSetup;
}) {
  const words = useWords();
  const frame = useRef<HTMLElement>(null);
  const width = useSize(frame)?.width ?? 0;
  const [scrolls, setScrolls] = useState(false);
  const results = allResults(view);
  const last = results.length - 1;
  useEffect(() => {
    const element = frame.current;
    if (!element || width === 0) return;
    setScrolls(element.scrollWidth > width);
    element.scrollLeft = element.scrollWidth;
  }, [width]);

  return (
    <section
      ref={frame}
      className="rounds-table"
      aria-label={words.text('result.rounds')}
      tabIndex={scrolls ? 0 : undefined}
    >
      <table className="numbers">
        <thead>
          <tr>
            <th scope="col">{words.text('result.round.short')}</th>
            {results.map((_, index) => (
              <th key={index} scope="col">
                {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.scores.map((_, side) => (
            <tr key={sideSeat(view, side)}>
              <th scope="row">{sideName(words, view, setup, side)}</th>
              {results.map(({ points }, index) => (
                <td key={index} className={index === last ? 'is-last' : ''}>
                  {points[side] || <Nothing />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A dash to the eye, a nought to the ear. */
function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="aside-text">0</span>
    </>
  );
}
