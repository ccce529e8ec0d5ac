import { type Api, type Config, mount } from '@pedra/renderer';
import { type RefObject, useEffect, useRef } from 'react';
import { pageClock } from '../play/page-clock.ts';
import { clearedTable } from './bridge.ts';

interface TableCanvasProps {
  readonly config: Config;
  /** The round that is shown: between two, the table is cleared. */
  readonly round: number;
  /** Holds the scene's API while there is one. */
  readonly api: RefObject<Api | null>;
  /** Told when no picture can be drawn at all. */
  readonly onFailure: () => void;
}

/** How long a table that was cleared stays empty, in ms at speed 1. */
const sweep = 450;

/** The drawn table, hidden from readers: it follows the config, and never holds up the page. */
export function TableCanvas({ config, round, api, onFailure }: TableCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(config);
  const shownRound = useRef(round);
  latest.current = config;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let left = false;
    const mounting = mount(element, clearedTable(latest.current));
    mounting.then((made) => {
      if (left) return;
      api.current = made;
      // A table that was left in mid-round is there at once; a fresh one is dealt.
      made.set(latest.current, { instant: latest.current.plan.placements.length > 0 });
    }, onFailure);
    return () => {
      left = true;
      api.current = null;
      mounting.then(
        (made) => made.dispose(),
        () => {},
      );
    };
  }, [api, onFailure]);

  useEffect(() => {
    if (shownRound.current === round) {
      api.current?.set(config);
      return;
    }
    api.current?.set(clearedTable(config));
    const wait = config.motion === 'off' ? 0 : sweep / config.speed;
    const timer = pageClock.setTimeout(() => {
      shownRound.current = round;
      api.current?.set(latest.current);
    }, wait);
    return () => pageClock.clearTimeout(timer);
  }, [config, round, api]);

  return <div ref={frame} className="table-canvas" aria-hidden="true" />;
}
