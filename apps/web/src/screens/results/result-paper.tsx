import { type ReactNode, useId } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import './results.css';

interface ResultPaperProps {
  /** Small, above the title: game and round. */
  readonly over: string;
  readonly title: string;
  /** Left, under the title. */
  readonly children: ReactNode;
  /** Right; on phones below. */
  readonly side: ReactNode;
  readonly actions: ReactNode;
  /** What it lies on: the table, which stays in sight, or plain felt. */
  readonly above: 'table' | 'felt';
  /** Drawn over everything, without being in the way. */
  readonly decoration?: ReactNode;
  readonly onCancel: () => void;
}

/** The paper that tells a result: on the table in the middle, from the lower edge on phones, the actions always in reach. */
export function ResultPaper(props: ResultPaperProps) {
  const title = useId();
  return (
    <Dialog
      className={`result-scene is-over-${props.above}${props.above === 'felt' ? ' felt' : ''}`}
      labelledBy={title}
      onCancel={props.onCancel}
    >
      <div className="result-paper">
        <div className="result-main">
          <p className="result-over">{props.over}</p>
          <h1 id={title} tabIndex={-1}>
            {props.title}
          </h1>
          {props.children}
        </div>
        <div className="result-side">{props.side}</div>
        <div className="result-actions">{props.actions}</div>
      </div>
      {props.decoration}
    </Dialog>
  );
}
