import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Api } from './config.ts';
import { type InitialConfig, mount } from './mount.ts';
import { createReactApplication, showOverlay } from './react-application.ts';

export type TableProps = InitialConfig & {
  /** Told the table's api once it is shown, and null when it goes. */
  readonly onApi?: (api: Api | null) => void;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Elements of @pixi/react, drawn over the table in its px. Contexts of the page do not reach them. */
  readonly children?: ReactNode;
};

/**
 * A table as a React element. React says whether it is there and what it shows; where a piece is in a frame is none of React's
 * business.
 */
export function Table({ onApi, className, style, children, ...config }: TableProps) {
  const host = useRef<HTMLDivElement>(null);
  const api = useRef<Api | null>(null);
  const latest = useRef({ config, children, onApi });
  latest.current = { config, children, onApi };

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let gone = false;
    const mounting = mount(element, latest.current.config, { application: createReactApplication });
    mounting.then((made) => {
      if (gone) return;
      api.current = made;
      made.set(latest.current.config, { instant: true });
      overlayTable(latest.current.children, made);
      latest.current.onApi?.(made);
    });
    return () => {
      gone = true;
      if (api.current) {
        showOverlay(null);
        latest.current.onApi?.(null);
      }
      api.current = null;
      mounting.then((made) => made.dispose());
    };
  }, []);

  useEffect(() => {
    api.current?.set(config);
  });

  useEffect(() => {
    if (api.current) overlayTable(children, api.current);
  }, [children]);

  return <div ref={host} className={className} style={{ ...style, overflow: 'hidden' }} />;
}

function overlayTable(children: ReactNode, api: Api): void {
  showOverlay(children && <Drawn onCommit={() => void api.set({})}>{children}</Drawn>);
}

/** Has a frame drawn whenever what it holds was committed, since an idle table draws none. */
function Drawn({ children, onCommit }: { readonly children: ReactNode; onCommit(): void }) {
  useLayoutEffect(() => onCommit());
  return children;
}
