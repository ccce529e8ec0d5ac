import { type RefObject, useEffect, useRef } from 'react';
import { pageClock } from '../play/page-clock.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';

/** The four live nodes, read by screen readers alone; the announcer over them is put into `ref`. */
export function Announcements({ ref }: { readonly ref: RefObject<Announcer | null> }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [a, b, c, d] = frame.current?.children ?? [];
    if (!a || !b || !c || !d) return;
    const announcer = createAnnouncer({ polite: [a, b], assertive: [c, d] }, pageClock);
    ref.current = announcer;
    return () => {
      announcer.stop();
      ref.current = null;
    };
  }, [ref]);
  return (
    <div ref={frame} className="aside-text">
      <p aria-live="polite" data-live="polite" />
      <p aria-live="polite" data-live="polite" />
      <p aria-live="assertive" data-live="assertive" />
      <p aria-live="assertive" data-live="assertive" />
    </div>
  );
}
