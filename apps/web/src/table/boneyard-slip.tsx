import type { PxRect } from '@pedra/renderer';
import type { SeatView } from '@pedra/rules';
import type { CSSProperties } from 'react';
import { useWords } from '../app/words.tsx';
import { boneyard } from './bridge.ts';
import type { Wish } from './decide.ts';
import { placeStyle } from './place-style.ts';
import { Rich } from './rich.tsx';

interface BoneyardSlipProps {
  readonly rect: PxRect;
  readonly view: SeatView;
  /** Whether the player must draw or pass by hand now. */
  readonly acts: boolean;
  readonly onWish: (wish: Wish) => void;
}

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
  if (
    view.table.kind === 'line' &&
    view.boneyard === 0 &&
    typeof left === 'number' &&
    typeof right === 'number'
  ) {
    return (
      <div className="table-slip boneyard-slip is-ends numbers" style={style}>
        <span>
          <Rich text="table.ends.pair" values={{ left, right }} />
        </span>
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
