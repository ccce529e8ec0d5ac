import type { PxRect } from '@pedra/renderer';
import type { SeatView } from '@pedra/rules';
import type { CSSProperties, ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { boneyard } from './bridge.ts';
import type { Wish } from './decide.ts';
import { placeStyle } from './place-style.ts';

interface BoneyardSlipProps {
  readonly rect: PxRect;
  readonly view: SeatView;
  /** Whether the player must draw or pass by hand now. */
  readonly acts: boolean;
  readonly onWish: (wish: Wish) => void;
}

/** Gives every figure of a text its weight. */
const strong = { strong: (inside: ReactNode[]) => <b key={String(inside)}>{inside}</b> };

/** The slip at the lower right: the boneyard's count, or the ends where there is none; a button when drawing or passing is due. */
export function BoneyardSlip({ rect, view, acts, onWish }: BoneyardSlipProps) {
  const words = useWords();
  const due = acts
    ? view.legal.find((action) => action === 'draw' || action === 'pass')
    : undefined;
  const style = placeStyle(rect);
  if (due === 'draw') {
    return (
      <button
        type="button"
        className="table-slip boneyard-slip is-due"
        style={style}
        onClick={() => onWish({ type: 'tap-pile', pile: boneyard, via: 'keyboard' })}
      >
        <b>{words.text('table.draw')}</b>
        <span className="numbers" aria-hidden="true">
          {view.boneyard}
        </span>
      </button>
    );
  }
  if (due === 'pass') {
    return (
      <button
        type="button"
        className="table-slip boneyard-slip is-due"
        style={style}
        onClick={() => onWish({ type: 'pass', via: 'keyboard' })}
      >
        <b>{words.text('table.pass')}</b>
      </button>
    );
  }
  return <Count style={style} view={view} />;
}

function Count({ style, view }: { readonly style: CSSProperties; readonly view: SeatView }) {
  const words = useWords();
  const [left, right] = view.table.ends.map(({ number }) => number);
  if (view.boneyard === 0 && typeof left === 'number' && typeof right === 'number') {
    return (
      <div className="table-slip boneyard-slip numbers" style={style}>
        {words.rich<ReactNode>('table.ends.pair', { left, right }, strong)}
      </div>
    );
  }
  return (
    <div className="table-slip boneyard-slip" style={style}>
      <span className="muted">{words.text('table.boneyard')}</span>
      <b className="numbers">{view.boneyard}</b>
    </div>
  );
}
