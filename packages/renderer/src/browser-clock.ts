import type { Clock } from './clock.ts';

/** The clock of a page: animation frames, `performance.now` and timeouts. */
export function createBrowserClock(): Clock {
  return {
    now: () => performance.now(),
    request: (frame) => requestAnimationFrame(frame),
    cancel: (handle) => cancelAnimationFrame(handle),
    after(ms, run) {
      const handle = setTimeout(run, ms);
      return () => clearTimeout(handle);
    },
  };
}

/** Calls back whenever the page's device pixel ratio changes (zoom, another screen); the result stops it. */
export function watchPixelRatio(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  const watch = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  const changed = () => {
    watch();
    onChange();
  };
  watch();
  return () => query?.removeEventListener('change', changed);
}
