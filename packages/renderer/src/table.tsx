import { type CSSProperties, useEffect, useRef } from 'react';
import type { Api } from './config.ts';
import { type InitialConfig, mount } from './mount.ts';

export type TableProps = InitialConfig & {
  /** Called with the table's api once it is shown, and with null when it goes. */
  readonly onApi?: (api: Api | null) => void;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A table as a React element: React says whether it is there and what it shows; where a piece is this frame is not React's to know. */
export function Table({ onApi, className, style, ...config }: TableProps) {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(config);
  const shown = useRef<Api | null>(null);
  latest.current = config;
  const tell = useRef(onApi);
  tell.current = onApi;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    const mounting = mount(element, latest.current).then((api) => {
      if (gone) return api;
      shown.current = api;
      api.set(latest.current, { instant: true });
      tell.current?.(api);
      return api;
    });
    return () => {
      gone = true;
      if (shown.current) tell.current?.(null);
      shown.current = null;
      mounting.then((api) => api.dispose());
    };
  }, []);

  useEffect(() => {
    shown.current?.set(config);
  });

  return (
    <div
      ref={host}
      className={className}
      style={{ position: 'relative', overflow: 'hidden', ...style }}
    />
  );
}
