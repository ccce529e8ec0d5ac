import { type Check, type Finding, isProductSource, type SourceFile } from '../source-tree.ts';

/** The limits on lines: half the files, nine files in ten, any file of a package, any file of an app, a game, an index. */
export const limits = {
  median: 110,
  ninth: 260,
  package: 400,
  app: 500,
  game: 150,
  index: 60,
} as const;

/** How long the files of one workspace are. */
export interface SizeRow {
  readonly workspace: string;
  readonly files: number;
  readonly lines: number;
  readonly median: number;
  readonly ninth: number;
  readonly longest: number;
  readonly longestPath: string;
}

/** Lines of a file. */
function lines(file: SourceFile): number {
  return file.text.split('\n').length - (file.text.endsWith('\n') ? 1 : 0);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function row(workspace: string, files: readonly SourceFile[]): SizeRow {
  const sizes = files.map(lines).sort((a, b) => a - b);
  const longest = sizes.at(-1) ?? 0;
  return {
    workspace,
    files: sizes.length,
    lines: sizes.reduce((sum, size) => sum + size, 0),
    median: quantile(sizes, 0.5),
    ninth: quantile(sizes, 0.9),
    longest,
    longestPath: files.find((file) => lines(file) === longest)?.path ?? '',
  };
}

/** The size of every workspace's product source, then of all together. */
export function sizeTable(files: readonly SourceFile[]): readonly SizeRow[] {
  const sources = files.filter(isProductSource);
  const workspaces = [
    ...new Set(sources.map(({ path }) => path.split('/').slice(0, 2).join('/'))),
  ].sort();
  return [
    ...workspaces.map((workspace) =>
      row(
        workspace,
        sources.filter(({ path }) => path.startsWith(`${workspace}/`)),
      ),
    ),
    row('all', sources),
  ];
}

function limitOf(path: string): number {
  if (/^packages\/rules\/src\/games\//.test(path)) return limits.game;
  if (/\/src\/index\.ts$/.test(path)) return limits.index;
  return path.startsWith('apps/') ? limits.app : limits.package;
}

/** Files longer than their limit, and a tree whose median or ninth decile is. */
export const fileSizes: Check = {
  name: 'file sizes',
  find(files) {
    const found: Finding[] = files
      .filter((file) => isProductSource(file) && lines(file) > limitOf(file.path))
      .map((file) => ({
        path: file.path,
        line: 0,
        message: `${lines(file)} lines, at most ${limitOf(file.path)}`,
      }));
    const all = sizeTable(files).at(-1);
    if (all && all.median > limits.median) {
      found.push({
        path: '.',
        line: 0,
        message: `half the files have over ${limits.median} lines: ${all.median}`,
      });
    }
    if (all && all.ninth > limits.ninth) {
      found.push({
        path: '.',
        line: 0,
        message: `one file in ten has over ${limits.ninth} lines: ${all.ninth}`,
      });
    }
    return found;
  },
};
