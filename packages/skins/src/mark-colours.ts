import type { FaceStyle, Palette } from '@pedra/renderer';

/** Marks coloured by number, 1 first: near what makers use, each at least 3.3 : 1 on ivory. */
export const classicMarks: readonly string[] = [
  '#2F8FC4',
  '#1E6B34',
  '#D03A2B',
  '#6B3F1D',
  '#3E63C9',
  '#A67C00',
  '#D6478F',
  '#0B5F63',
  '#8A57C8',
  '#C8640A',
  '#2B2E83',
  '#7A7F87',
  '#7A1E3C',
  '#5E8E1F',
  '#111111',
];

/** Marks that neighbours in number tell apart with every kind of colour sight. */
export const colourBlindMarks: readonly string[] = [
  '#3D99BC',
  '#2C6E00',
  '#511018',
  '#AD8761',
  '#3D6DD9',
  '#715906',
  '#57093D',
  '#006D79',
  '#9E6AFD',
  '#CC7807',
  '#1B1378',
  '#535B66',
  '#520C1C',
  '#46A22A',
  '#606060',
];

/** The colour of a number's marks. A palette without colours of its own keeps to one in every style. */
export function markColour(number: number, palette: Palette, { marks }: FaceStyle): string {
  if (marks === 'black' || palette.marks.length === 0) return palette.mark;
  const colours = marks === 'colour-blind' ? colourBlindMarks : palette.marks;
  return colours[number - 1] ?? palette.mark;
}
