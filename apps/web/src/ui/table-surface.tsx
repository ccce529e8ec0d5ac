import { useEffect, useRef } from 'react';
import type { Look } from '../app/look.ts';
import { useSettings } from '../app/settings.ts';
import { useSize } from '../table/use-size.ts';

interface TableSurfaceProps {
  /** Default: the one that was chosen. */
  readonly table?: Look['table'];
  /** Default: as tables are seen now. */
  readonly lightness?: Look['lightness'];
  /** How much smaller than life it is seen. Default 1. */
  readonly distance?: number;
}

/** A table drawn by its own code behind whatever else its positioned parent holds; a picture without words. */
export function TableSurface({ distance = 1, ...props }: TableSurfaceProps) {
  const settings = useSettings();
  const { table = settings.table, lightness = settings.lightness } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  useEffect(() => {
    const element = canvas.current;
    // Drawn once and small: not worth a place on the graphics card.
    const c = element?.getContext('2d', { willReadFrequently: true });
    if (!element || !c || !size?.width || !size.height) return;
    const px = window.devicePixelRatio;
    element.width = Math.round(size.width * px);
    element.height = Math.round(size.height * px);
    table.draw(c, element.width, element.height, px / distance, lightness);
  }, [table, lightness, distance, size]);
  return (
    <div ref={frame} className="table-surface" aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
