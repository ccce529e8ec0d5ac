import type { Lightness, Skin } from '@pedra/renderer';
import { colourBlindMarks } from '../mark-colours.ts';
import type { NamedTable } from '../named-table.ts';
import { contrastOf } from './colour-contrast.ts';
import { faultOf, type SkinFault } from './skin-fault.ts';

/** The least contrast of what has to be seen (WCAG 2.2, 1.4.11), and that of a set's own coloured marks. */
const least = 3;
const leastOfColours = 3.3;

/** Every pair of colours of a skin that is not far enough apart, in each lightness and on each table. */
export function checkContrast(skin: Skin, tables: readonly NamedTable[]): readonly SkinFault[] {
  return (['light', 'dark', 'contrast'] as const).flatMap((lightness) => [
    ...checkMarks(skin, lightness),
    ...tables.flatMap((table) => checkOnTable(skin, table, lightness)),
  ]);
}

function checkMarks({ palette }: Skin, lightness: Lightness): readonly SkinFault[] {
  const { body, bodyLow, mark, marks } = palette[lightness];
  const path = `palette.${lightness}`;
  const row = (field: string, colour: string, wanted: number) =>
    [body, bodyLow].flatMap((ground) => tooClose(field, colour, ground, 'the body', wanted));
  return [
    ...row(`${path}.mark`, mark, least),
    ...marks.flatMap((colour, index) =>
      tooClose(`${path}.marks[${index}]`, colour, body, 'the body', leastOfColours),
    ),
    // Who takes colours takes the colour-blind set too.
    ...(marks.length === 0 ? [] : colourBlindMarks).flatMap((colour, index) =>
      tooClose(`${path}.body`, body, colour, `colour-blind marks of ${index + 1}`, least),
    ),
  ];
}

function checkOnTable(
  { palette }: Skin,
  { id, base }: NamedTable,
  lightness: Lightness,
): readonly SkinFault[] {
  const { body, edge, highlight } = palette[lightness];
  const [path, ground] = [`palette.${lightness}`, base[lightness]];
  const seen = contrastOf(body, ground) >= least;
  return [
    ...(seen ? [] : tooClose(`${path}.edge`, edge, ground, `the table ${id} (as is its body)`)),
    ...tooClose(`${path}.highlight`, highlight, ground, `the table ${id}`),
  ];
}

function tooClose(
  field: string,
  colour: string,
  ground: string,
  on: string,
  wanted = least,
): readonly SkinFault[] {
  const found = contrastOf(colour, ground);
  if (found >= wanted) return [];
  const wrong = `is too close to ${on}: ${colour} on ${ground} is ${found.toFixed(2)} : 1, at least ${wanted} : 1 is needed`;
  return [faultOf(field, wrong)];
}
