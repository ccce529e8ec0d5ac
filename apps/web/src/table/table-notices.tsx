import type { MatchEvent, Seat } from '@pedra/rules';
import type { Host } from '@pedra/session';
import { useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { pageClock } from '../play/page-clock.ts';
import { IconButton } from '../ui/button.tsx';
import { boardInsets, type Frame } from './frame.ts';

/** Something to be read that is no move. */
interface Notice {
  readonly key: string;
  readonly text: string;
  readonly error?: boolean;
}

interface TableNoticesProps {
  readonly host: Host;
  readonly own: Seat;
  readonly frame: Frame;
  /** Whether the match outlives the page. */
  readonly kept: boolean;
  /** Why the last tile was refused; null without one. */
  readonly refusal: { readonly key: number; readonly text: string } | null;
  /** An event in words. */
  readonly say: (event: MatchEvent) => string;
}

/** How long a notice stays, in ms. */
const lasts = 4500;

/** Redeals, refusals, and what became of the storage or a bot: at the lower edge of the board, in nobody's way. */
export function TableNotices(props: TableNoticesProps) {
  const { frame, kept, refusal } = props;
  const words = useWords();
  const [closed, setClosed] = useState(false);
  const [refused, setRefused] = useState(refusal);
  const passing = usePassingNotices(props);
  useEffect(() => {
    setRefused(refusal);
    if (!refusal) return;
    const timer = pageClock.setTimeout(() => setRefused(null), lasts / 2);
    return () => pageClock.clearTimeout(timer);
  }, [refusal]);
  return (
    <div className="table-notices" style={boardInsets(frame)}>
      {!kept && !closed && (
        <p className="table-notice" role="status">
          {words.text('app.storage')}
          <IconButton
            icon="close"
            label={words.text('settings.close')}
            onClick={() => setClosed(true)}
          />
        </p>
      )}
      {passing.map(({ key, text, error }) => (
        <p key={key} className={`table-notice${error ? ' is-error' : ''}`} aria-hidden="true">
          {text}
        </p>
      ))}
      {refused && (
        <p key={refused.key} className="table-notice is-error" aria-hidden="true">
          {refused.text}
        </p>
      )}
    </div>
  );
}

function usePassingNotices({ host, own, say }: TableNoticesProps): readonly Notice[] {
  const words = useWords();
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  useEffect(() => {
    let key = 0;
    const show = (text: string, error: boolean) => {
      key += 1;
      const notice = { key: String(key), text, error };
      setNotices((shown) => [...shown.filter((one) => one.text !== text), notice]);
      pageClock.setTimeout(
        () => setNotices((shown) => shown.filter((one) => one !== notice)),
        lasts,
      );
    };
    const listen = host.subscribe(own, ({ events, notice }) => {
      for (const event of events) if (event.type === 'deal.rejected') show(say(event), false);
      if (notice) show(words.text(`app.${notice}`), true);
    });
    for (const event of host.update(own).view.log) {
      if (event.type === 'deal.rejected') show(say(event), false);
    }
    return listen;
  }, [host, own, say, words]);
  return notices;
}
