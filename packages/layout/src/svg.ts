import { extentOf } from './extent.ts';
import { type LaneView, lanes } from './lanes/lane-views.ts';
import type { Face, PieceId, Placement, Plan, World, WorldPoint } from './layout-types.ts';
import { unit } from './units.ts';

/** A disc on a face; the face is 1 × 1 with its middle at (0, 0). */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** What is on a face of a long piece: a text, or marks as they are with the first face left of the second. */
export type DrawFace = (id: PieceId, face: Face) => string | readonly Mark[];

/** What a picture is called and shows, for who cannot see it. */
export interface PictureWords {
  readonly title: string;
  readonly desc: string;
}

/**
 * The picture of a plan with its open slots left free, as SVG whose `viewBox` is in u (K5). The same plan gives the same bytes; there
 * is no script and nothing from outside; all texts are escaped. Pieces, grooves, marks and texts carry the classes `piece`, `groove`,
 * `mark` and `text`; chips over folded pieces `fold`, letters of a branch that lies apart `joint`.
 */
export function svg(plan: Plan, face: DrawFace, { title, desc }: PictureWords): string {
  const { left, top, right, bottom } = extentOf(plan);
  const viewBox = [left, top, right - left, bottom - top].map(inUnits).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<desc>${escaped(desc)}</desc>`,
    ...plan.placements.map((placement) => (placement.folded ? '' : drawPiece(placement, face))),
    ...lanes(plan).map(drawChip),
    ...plan.placements.map(drawJoint),
    '</svg>\n',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function drawPiece({ id, rect: { x, y, w, h }, turn }: Placement, face: DrawFace): string {
  const middle = `${inUnits(x + w / 2)} ${inUnits(y + h / 2)}`;
  const isUpright = turn % 180 !== 0;
  const long = inUnits(isUpright ? h : w);
  const wide = inUnits(isUpright ? w : h);
  return [
    `<g transform="translate(${middle}) rotate(${turn})">`,
    `<rect class="piece" x="${-long / 2}" y="${-wide / 2}" width="${long}" height="${wide}" rx="0.15" fill="#fff" stroke="#000" stroke-width="0.04"/>`,
    '<path class="groove" d="M0-0.35V0.35" stroke="#000" stroke-width="0.04"/>',
    drawFace(face(id, 0), -0.5, turn),
    drawFace(face(id, 1), 0.5, turn),
    '</g>',
  ].join('');
}

/** The chip over folded pieces, with their number. */
function drawChip({ chip: { x, y, w, h }, folded }: LaneView): string {
  if (folded === 0) return '';
  const rect = `x="${inUnits(x)}" y="${inUnits(y)}" width="${inUnits(w)}" height="${inUnits(h)}"`;
  return [
    `<g class="fold"><rect ${rect} rx="0.3" fill="#fff" stroke="#000" stroke-width="0.04"/>`,
    `${drawText(`+${folded}`, { x: x + w / 2, y: y + h / 2 })}</g>`,
  ].join('');
}

/** The letter at both ends of the way to a branch that lies apart. */
function drawJoint({ joint }: Placement): string {
  if (!joint) return '';
  const { letter, host, branch } = joint;
  return `<g class="joint">${drawText(letter, host)}${drawText(letter, branch)}</g>`;
}

function drawText(text: string, { x, y }: WorldPoint): string {
  const place = `x="${inUnits(x)}" y="${inUnits(y)}"`;
  return `<text class="text" ${place} font-size="0.5" text-anchor="middle" dominant-baseline="central">${escaped(text)}</text>`;
}

/** Marks turn with their piece, a text stays upright. */
function drawFace(content: string | readonly Mark[], x: number, turn: number): string {
  if (typeof content === 'string') {
    const place = `translate(${x}) rotate(${-turn})`;
    return `<text class="text" transform="${place}" font-size="0.7" text-anchor="middle" dominant-baseline="central">${escaped(content)}</text>`;
  }
  return content
    .map((mark) => `<circle class="mark" cx="${x + mark.x}" cy="${mark.y}" r="${mark.r}"/>`)
    .join('');
}

const inUnits = (length: World): number => length / unit;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
