import { type Check, findLines, isProductSource, withoutComments } from '../source-tree.ts';

const vague = /(?:^|[-/])(?:utils?|helpers?|common|manager|service|misc)(?:\.|\/|-)/;

/** File names say what a file decides. */
export const fileNames: Check = {
  name: 'file names',
  find: (files) =>
    files.filter(isProductSource).flatMap(({ path }) => {
      const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
      if (vague.test(path)) return [{ path, line: 0, message: 'says nothing of what it decides' }];
      return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
        ? []
        : [{ path, line: 0, message: 'is not in kebab-case' }];
    }),
};

/** What stands for the games in the packages that know none. */
const words = /\b(?:pips?|boneyards?|spinners?|domino(?:es)?)\b/i;
const layoutWords = /\b(?:pips?|boneyards?|spinners?|domino(?:es)?|tiles?|doubles?)\b/i;

/** Layout and renderer speak of pieces, faces, slots, ends, racks and piles, since other games use them too. */
export const neutralWords: Check = {
  name: 'neutral words',
  find: (files) =>
    files.filter(isProductSource).flatMap((file) => {
      if (file.path.startsWith('packages/layout/'))
        return findLines(file, layoutWords, "a game's word");
      return file.path.startsWith('packages/renderer/')
        ? findLines(file, words, "a game's word")
        : [];
    }),
};

/** A package shows what it exports, by name. */
export const namedExports: Check = {
  name: 'named exports',
  find: (files) =>
    files
      .filter(({ path }) => /^packages\/[^/]+\/src\/index\.ts$/.test(path))
      .flatMap((file) =>
        findLines(withoutComments(file), /export\s+(?:type\s+)?\*/, 'exports without a name'),
      ),
};

/** Tests that are left out, or that hardly assert. */
export const wholeTests: Check = {
  name: 'whole tests',
  find: (files) =>
    files
      .filter(
        ({ path }) => /\.(test|spec)\.tsx?$/.test(path) && !path.startsWith('packages/house/'),
      )
      .flatMap((file) =>
        findLines(
          file,
          /\b(?:it|test|describe)\.(?:only|skip|todo)\(|toBeTruthy\(\)|expect\(true\)/,
          'is no test',
        ),
      ),
};
