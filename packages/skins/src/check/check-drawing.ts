import type { Ctx2D, FaceStyle, Lightness, Skin } from '@pedra/renderer';
import { mostMarks } from '../drawing/mark-places.ts';
import { differingShare, hasPaint, isSame, paintOutside, picture } from './painted-pixels.ts';
import { faultOf, type SkinFault } from './skin-fault.ts';

/** The size that faces must still be told apart at, in px, and the share of their pixels that must differ. */
const smallest = 24;
const leastDifference = 0.02;
/** Px that a picture may reach beyond its box. */
const bleed = 2;

const lightnesses = ['light', 'dark', 'contrast'] as const;
const turns = [0, 90] as const;
const numbers = Array.from({ length: mostMarks + 1 }, (_, number) => String(number));

/**
 * Every fault in what a skin draws, each naming its method; none if it may be used. Needs a page or a worker (`OffscreenCanvas`).
 * Each part of each kind must paint something, inside its box, and the same
 * again on a canvas that others have drawn on; faces (default: 0 to 18) must look different.
 */
export function checkDrawing(skin: Skin, faces: readonly string[] = numbers): readonly SkinFault[] {
  return lightnesses.flatMap((lightness) =>
    turns.flatMap((turn) => [
      ...Object.keys(skin.kinds).flatMap((kind) => checkParts(skin, kind, lightness, turn)),
      ...checkFaces(skin, faces, lightness, turn),
    ]),
  );
}

interface Part {
  readonly method: keyof Skin & `draw${string}`;
  readonly margin: number;
  /** Whether it may be left out. */
  readonly optional?: boolean;
  readonly draw: (c: Ctx2D) => void;
}

function checkParts(
  skin: Skin,
  kind: string,
  lightness: Lightness,
  turn: 0 | 90,
): readonly SkinFault[] {
  const palette = skin.palette[lightness];
  const u = smallest;
  const { w = 1, h = 1 } = skin.kinds[kind] ?? {};
  const rest = [kind, u, palette, turn] as const;
  const shadow = {
    method: 'drawShadow',
    margin: skin.shadowMargin,
    optional: palette.flat ?? false,
  } as const;
  const parts: readonly Part[] = [
    { method: 'drawBody', margin: 0, draw: (c) => skin.drawBody(c, ...rest) },
    { method: 'drawBack', margin: 0, draw: (c) => skin.drawBack(c, ...rest) },
    { method: 'drawBack', margin: 0, draw: (c) => skin.drawBack(c, ...rest, true) },
    { method: 'drawSlot', margin: 0, draw: (c) => skin.drawSlot(c, ...rest) },
    { ...shadow, draw: (c) => skin.drawShadow(c, ...rest, false) },
    { ...shadow, draw: (c) => skin.drawShadow(c, ...rest, true) },
  ];
  return parts.flatMap(({ method, margin, optional, draw }) => {
    const box = {
      w: ((turn === 0 ? w : h) + 2 * margin) * u,
      h: ((turn === 0 ? h : w) + 2 * margin) * u,
    };
    const of = `for the kind ${kind} in ${lightness} at ${turn}°`;
    return checkPicture(method, of, box, draw, optional ?? false);
  });
}

/** One picture: it is there, it is the same twice, it stays where it belongs. */
function checkPicture(
  method: string,
  of: string,
  box: { readonly w: number; readonly h: number },
  draw: (c: Ctx2D) => void,
  optional: boolean,
): readonly SkinFault[] {
  const room = Math.max(box.w, box.h) / 2;
  const paint = (used: boolean) =>
    picture(box.w + 2 * room, box.h + 2 * room, room, draw, { used });
  try {
    const first = paint(false);
    return [
      ...(optional || hasPaint(first) ? [] : [faultOf(method, `paints nothing ${of}`)]),
      ...(isSame(first, paint(true))
        ? []
        : [faultOf(method, `paints something else the next time ${of}`)]),
      ...(paintOutside(first, room, box, bleed) ? [faultOf(method, `leaves its box ${of}`)] : []),
    ];
  } catch (error) {
    return [faultOf(method, `throws ${of}: ${String(error)}`)];
  }
}

function checkFaces(
  skin: Skin,
  faces: readonly string[],
  lightness: Lightness,
  turn: 0 | 90,
): readonly SkinFault[] {
  const palette = skin.palette[lightness];
  const u = smallest;
  const styles: readonly FaceStyle[] = (['black', 'classic', 'colour-blind'] as const).map(
    (marks) => ({ marks, numerals: false }),
  );
  const of = (face: string, marks: string) =>
    `for the face ${face} with ${marks} marks in ${lightness} at ${turn}°`;
  return styles.flatMap((style) => {
    const draw = (face: string) => (c: Ctx2D) => skin.drawFace(c, face, u, palette, style, turn);
    const wrong = faces.flatMap((face) =>
      checkPicture('drawFace', of(face, style.marks), { w: u, h: u }, draw(face), true),
    );
    if (wrong.length > 0) return wrong;
    const seen = faces.map((face) => picture(u, u, 0, draw(face), { ground: palette.body }));
    return seen.flatMap((one, a) =>
      seen.slice(a + 1).flatMap((other, b) => {
        const share = differingShare(one, other);
        if (share >= leastDifference) return [];
        const pair = `${faces[a]} and ${faces[a + b + 1]}`;
        const per = `${(100 * share).toFixed(1)} % of their pixels differ at ${u} px`;
        return [faultOf('drawFace', `makes ${pair} alike ${of(pair, style.marks)}: ${per}`)];
      }),
    );
  });
}
