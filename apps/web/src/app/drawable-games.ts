import { type GameInfo, listGames } from '@pedra/rules';

/** The kinds of table that the app can draw. */
const drawn: readonly GameInfo['table'][] = ['line', 'tree', 'trains'];

/** The games that menus offer, in the order of the list: those whose table can be drawn. */
export function drawableGames(): readonly GameInfo[] {
  return listGames().filter(({ table }) => drawn.includes(table));
}
