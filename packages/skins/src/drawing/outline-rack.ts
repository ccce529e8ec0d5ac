import type { TableSkin } from '@pedra/renderer';
import { roundedPath } from './bevelled-body.ts';

/** How a flat rack is painted, as CSS colours; the line's width is in CSS px. */
export interface OutlinePaint {
  readonly fill: string;
  readonly line: string;
  readonly width: number;
}

/** A rack as one outlined bar: the own one is its lip alone, so that nothing lies behind the pieces. */
export function outlineRack({ fill, line, width }: OutlinePaint): TableSkin['drawRack'] {
  return (c, w, h, px, facing, lip) => {
    const bar = facing === 'up' && lip > 0 ? lip : h;
    const stroke = width * px;
    roundedPath(c, stroke / 2, h - bar + stroke / 2, w - stroke, bar - stroke, 6 * px);
    c.fillStyle = fill;
    c.fill();
    c.lineWidth = stroke;
    c.strokeStyle = line;
    c.stroke();
  };
}

/** The rack of every table in high contrast. */
export const contrastRack = outlineRack({ fill: '#000000', line: '#FFFFFF', width: 2 });
