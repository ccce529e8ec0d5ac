import type { MatchEvent, Seat } from '@pedra/rules';
import type { Host } from '@pedra/session';
import { useEffect, useState } from 'react';
import { pageClock } from '../play/page-clock.ts';
import type { Frame } from './frame.ts';

/** Something said at a seat, for a moment. */
interface Bubble {
  readonly key: number;
  readonly seat: Seat;
  readonly text: string;
}

/** In, stay and out of a bubble together, in ms. */
const lasts = 1420;

/** What seats say: every pass, as long as it is to be read. */
function usePassBubbles(
  host: Host,
  own: Seat,
  say: (event: MatchEvent) => string,
): readonly Bubble[] {
  const [bubbles, setBubbles] = useState<readonly Bubble[]>([]);
  useEffect(() => {
    let key = 0;
    return host.subscribe(own, ({ events }) => {
      for (const event of events) {
        if (event.type !== 'turn.passed') continue;
        key += 1;
        const bubble = { key, seat: event.seat, text: say(event) };
        setBubbles((shown) => [...shown.filter(({ seat }) => seat !== event.seat), bubble]);
        pageClock.setTimeout(
          () => setBubbles((shown) => shown.filter((one) => one !== bubble)),
          lasts,
        );
      }
    });
  }, [host, own, say]);
  return bubbles;
}

/** Where a bubble points at a seat's tag: below one at the upper edge, above any other. */
function bubbleStyle(frame: Frame, seat: Seat, own: Seat) {
  const other = frame.seats.find((one) => one.seat === seat);
  // Where nobody sits round the table, what others say stands over it.
  if (!other && seat !== own) {
    const { x, y, w } = frame.board;
    return { className: 'is-apart', style: { left: x + w / 2, top: y + 6 } };
  }
  const tag = other?.tag ?? frame.own;
  const below = other?.side === 'top';
  const across =
    other?.side === 'right' || tag.x + tag.w > frame.width * 0.66
      ? { right: frame.width - tag.x - tag.w }
      : { left: tag.x };
  return below
    ? { className: 'is-below', style: { ...across, top: tag.y + tag.h + 10 } }
    : { className: 'is-above', style: { ...across, bottom: frame.height - tag.y + 10 } };
}

/** Passes as bubbles at their seats; for the eye alone, since every event is announced. */
export function Bubbles(props: {
  readonly host: Host;
  readonly own: Seat;
  readonly frame: Frame;
  /** An event in words. */
  readonly say: (event: MatchEvent) => string;
}) {
  const { host, own, frame, say } = props;
  return usePassBubbles(host, own, say).map(({ key, seat, text }) => {
    const { className, style } = bubbleStyle(frame, seat, own);
    return (
      <p key={key} className={`bubble ${className}`} style={style} aria-hidden="true">
        {text}
      </p>
    );
  });
}
