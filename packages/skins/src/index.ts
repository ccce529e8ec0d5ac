export { markPlaces, markRadius, mostMarks } from './drawing/mark-places.ts';
export { felt } from './felt/felt.ts';
export { ivory } from './ivory/ivory.ts';
export { skins, tables } from './lists.ts';
export { classicMarks, colourBlindMarks } from './mark-colours.ts';
