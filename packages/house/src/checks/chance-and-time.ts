import { type Check, findLines, isProductSource, withoutComments } from '../source-tree.ts';

const globals =
  /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|(?<![.\w])(?:setTimeout|setInterval|requestAnimationFrame)\((?!\w+:)|\bcrypto\.(?:getRandomValues|randomUUID)/;

/** The one file that ties the renderer's motion to a real page; everything else is handed a clock. */
const edges = ['packages/renderer/src/browser-clock.ts'];

/** Packages take seeds, clocks and schedulers from their caller, so that a match can be told twice. */
export const chanceAndTime: Check = {
  name: 'chance and time',
  find: (files) =>
    files
      .filter(
        (file) =>
          isProductSource(file) &&
          file.path.startsWith('packages/') &&
          !file.path.startsWith('packages/house/') &&
          !edges.includes(file.path),
      )
      .flatMap((file) =>
        findLines(withoutComments(file), globals, 'chance and time are passed in'),
      ),
};
