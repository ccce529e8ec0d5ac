import {
  type Check,
  findLines,
  isDevelopment,
  isProductSource,
  isTest,
  withoutComments,
} from '../source-tree.ts';

const home = 'packages/rules/src/games/';

/** Files beside the games that are none. */
const notGames = ['index', 'find', 'info'];

/** The ids of the games, read from the names of their files. */
export function gameIds(paths: readonly string[]): readonly string[] {
  return paths
    .filter((path) => path.startsWith(home) && path.endsWith('.ts') && !isTest({ path, text: '' }))
    .map((path) => path.slice(home.length, -'.ts'.length))
    .filter((id) => !notGames.includes(id) && !id.includes('/'));
}

/** A game's id stands in its own file and in its words; no code elsewhere may ask which game is played. */
export const gameIdsAtHome: Check = {
  name: 'game ids',
  find(files) {
    const ids = gameIds(files.map(({ path }) => path));
    if (ids.length === 0) return [];
    // `draw` is an action, a key and an effect as well: only comparisons and keys betray an id there.
    const quoted = ids.filter((id) => id !== 'draw').map((id) => `['"\`]${id}['"\`]`);
    const compared = `\\b(?:game|gameId|id)\\s*[!=]==?\\s*['"\`](?:${ids.join('|')})['"\`]`;
    const pattern = new RegExp([...quoted, compared].join('|'));
    return files
      .filter(
        (file) => isProductSource(file) && !isDevelopment(file) && !file.path.startsWith(home),
      )
      .flatMap((file) =>
        findLines(withoutComments(file), pattern, 'a game id outside its own file'),
      );
  },
};
