export { type MarkPlace, markPlaces, markRadius, mostMarks } from './drawing/mark-places.ts';
export { felt } from './felt/felt.ts';
export { ivory } from './ivory/ivory.ts';
export { listSkins, listTables } from './lists.ts';
export { classicMarks, colourBlindMarks } from './mark-colours.ts';
export type { NamedTable } from './named-table.ts';
export { type PieceSvgOptions, pieceSvg } from './piece-svg.ts';
