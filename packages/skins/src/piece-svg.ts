import type { FaceStyle, Palette } from '@pedra/renderer';
import { brass } from './drawing/brass.ts';
import { markPlaces, markRadius } from './drawing/mark-places.ts';
import { depth, type Plate, plateOf, radius } from './drawing/piece-box.ts';
import { ivory } from './ivory/ivory.ts';
import { markColour } from './mark-colours.ts';

/** How a piece is drawn as a picture of its own. */
export interface PieceSvgOptions {
  /** The side of one face in px. */
  readonly u: number;
  /** Degrees clockwise: at 0 the first number is on the left, at 90 on top. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly style: FaceStyle;
  /** Default: that of ivory in the light. */
  readonly palette?: Palette;
}

/**
 * An ivory piece as the text of an `<svg>`, hidden from screen readers. It has neither ids nor inline styles, so that any number of
 * them fit in a page that forbids the latter.
 */
export function pieceSvg(faces: readonly [number, number], options: PieceSvgOptions): string {
  const { u, turn, style, palette = ivory.palette.light } = options;
  const lies: 0 | 90 = turn % 180 === 0 ? 0 : 90;
  const [w, h] = lies === 0 ? [2 * u, u] : [u, 2 * u];
  const plate = plateOf('long', u, lies);
  const [x, y] = [plate.x + plate.w / 2, plate.y + plate.h / 2];
  const inOrder = turn < 180 ? faces : [faces[1], faces[0]];
  const marks = inOrder.map((number, index) => {
    const off = (index - 0.5) * u;
    const middle = { x: lies === 0 ? x + off : x, y: lies === 0 ? y : y + off };
    const colour = markColour(number ?? 0, palette, style);
    if (style.numerals) return numeral(number ?? 0, middle, u, colour);
    return dots(number ?? 0, middle, { u, turn: lies, colour, light: palette.bevelHigh });
  });
  const inside = [...body(plate, u, palette), ...groove({ x, y }, u, lies, palette), ...marks];
  const size = `width="${round(w)}" height="${round(h)}" viewBox="0 0 ${round(w)} ${round(h)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} aria-hidden="true" focusable="false">${inside.join('')}</svg>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function body(plate: Plate, u: number, palette: Palette): readonly string[] {
  const corner = radius * u;
  const box = ({ x, y, w, h }: Plate, r: number, paint: string) =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" ${paint}/>`;
  const lower = { ...plate, x: plate.x + depth.x * u, y: plate.y + depth.y * u };
  const edge = Math.max(0.75, 0.014 * u);
  const bevel = Math.max(0.6, 0.03 * u);
  const within = (left: number, right: number): Plate => ({
    x: plate.x + left,
    y: plate.y + left,
    w: plate.w - left - right,
    h: plate.h - left - right,
  });
  return [
    box(lower, corner, `fill="${palette.side}"`),
    box(plate, corner, `fill="${palette.bodyLow}"`),
    box(within(0, bevel), corner, `fill="${palette.bevelHigh}"`),
    box(within(bevel, bevel), corner - bevel, `fill="${palette.body}"`),
    box(
      within(edge / 2, edge / 2),
      corner - edge / 2,
      `fill="none" stroke="${palette.edge}" stroke-width="${round(edge)}"`,
    ),
  ];
}

function groove({ x, y }: Point, u: number, turn: 0 | 90, palette: Palette): readonly string[] {
  const reach = 0.33 * u;
  const line = turn === 0 ? `v${round(2 * reach)}` : `h${round(2 * reach)}`;
  const from = turn === 0 ? { x, y: y - reach } : { x: x - reach, y };
  const r = 0.07 * u;
  const pin = [
    disc(x, y, r, brass.low),
    disc(x, y, 0.86 * r, brass.body),
    disc(x - 0.28 * r, y - 0.32 * r, 0.36 * r, brass.high),
  ];
  return [
    `<path d="M${round(from.x)} ${round(from.y)}${line}" stroke="${palette.groove}" stroke-width="${round(Math.max(0.75, 0.032 * u))}" stroke-linecap="round"/>`,
    ...(palette.flat ? [] : pin),
  ];
}

interface Dots {
  readonly u: number;
  readonly turn: 0 | 90;
  readonly colour: string;
  readonly light: string;
}

function dots(number: number, { x, y }: Point, { u, turn, colour, light }: Dots): string {
  const r = markRadius(number) * u;
  const places = markPlaces(number, turn).map(([dx, dy]) => ({ x: x + dx * u, y: y + dy * u }));
  return places
    .map((at) => disc(at.x + 0.014 * u, at.y + 0.02 * u, r, light) + disc(at.x, at.y, r, colour))
    .join('');
}

function numeral(number: number, { x, y }: Point, u: number, colour: string): string {
  if (number === 0) return '';
  const size = (number > 9 ? 0.52 : 0.62) * u;
  // Figures are about 0.72 em high: half of that below the middle is their foot.
  return `<text x="${round(x)}" y="${round(y + 0.36 * size)}" fill="${colour}" font-family="system-ui, sans-serif" font-weight="600" font-size="${round(size)}" text-anchor="middle">${number}</text>`;
}

function disc(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
