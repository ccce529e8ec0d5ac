import type { Ctx2D, Palette, Skin } from '@pedra/renderer';
import { drawStar } from './back-star.ts';
import { drawBareBody, type Edge } from './bevelled-body.ts';
import { drawGroove, drawPin, type PinColours } from './groove-and-pin.ts';
import { drawMarks, type MarkDesign } from './inset-marks.ts';
import { kinds, type Plate, plateOf } from './piece-box.ts';
import { drawSlotOutline } from './slot-outline.ts';
import { drawSoftShadow, shadowMargin } from './soft-shadow.ts';

/** What makes one set of pieces different from another: colours, and what it is made of. */
export interface PieceDesign extends Pick<Skin, 'id' | 'name' | 'palette'> {
  /** The line round the plate. Default: 0.014 u, at least 0.75 px. */
  readonly edge?: Edge;
  /** The pin in the middle of long pieces. Default: none. */
  readonly pin?: PinColours;
  readonly marks?: MarkDesign;
  /** What runs through the body: grain, veins. Painted inside the plate's outline, below bevel and marks. Default: nothing. */
  readonly grain?: (c: Ctx2D, plate: Plate, u: number, palette: Palette, turn: 0 | 90) => void;
  /** Light that a lying piece throws on the table, over its shadow; in the shadow's box. Default: none. */
  readonly glow?: (c: Ctx2D, kind: string, u: number, palette: Palette, turn: 0 | 90) => void;
}

/** A skin in the form that all of ours share: one outline, one bevel, one groove, one light from the top left. */
export function makeSkin(design: PieceDesign): Skin {
  const { id, name, palette, pin, grain, glow } = design;
  const bare = (c: Ctx2D, kind: string, u: number, p: Palette, turn: 0 | 90, fill: string) =>
    drawBareBody(c, kind, u, p, turn, {
      fill,
      ...(design.edge ? { edge: design.edge } : {}),
      ...(grain && !p.flat ? { grain: (plate) => grain(c, plate, u, p, turn) } : {}),
    });
  return {
    id,
    version: 1,
    name,
    kinds,
    palette,
    shadowMargin,
    drawBody(c, kind, u, p, turn) {
      bare(c, kind, u, p, turn, p.body);
      drawGroove(c, kind, u, p, turn);
      if (pin && !p.flat) drawPin(c, kind, u, p, pin, turn);
    },
    drawFace: (c, face, u, p, style, turn) => drawMarks(c, face, u, p, style, turn, design.marks),
    drawBack(c, kind, u, p, turn, standing = false) {
      bare(c, kind, u, p, turn, p.back);
      const { x, y, w, h } = plateOf(kind, u, turn);
      // In a rack only the upper half is seen: a star a half, so that one of them is whole.
      for (const at of standing && kind === 'long' ? [0.25, 0.75] : [0.5]) {
        const [across, down] = turn === 0 ? [at, 0.5] : [0.5, at];
        drawStar(c, x + w * across, y + h * down, u, p.backMotif, p.bevelHigh);
      }
    },
    drawShadow(c, kind, u, p, turn, lifted) {
      if (p.flat) return;
      drawSoftShadow(c, kind, u, turn, lifted);
      if (!lifted) glow?.(c, kind, u, p, turn);
    },
    drawSlot: drawSlotOutline,
  };
}
