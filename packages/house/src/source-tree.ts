import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One file of the tree, by its path from the root with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A place where a rule of the house is broken. */
export interface Finding {
  readonly path: string;
  /** Counted from 1; 0 where the whole file is meant. */
  readonly line: number;
  readonly message: string;
}

/** A rule of the house: what it is called and where the given files break it. Pure. */
export interface Check {
  readonly name: string;
  find(files: readonly SourceFile[]): readonly Finding[];
}

const readable = /\.(tsx?|css|json|md|mdx|ya?ml|html)$/;

/** The text files that git tracks or would track, below `root`. */
export function readTree(root: string): readonly SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed
    .split('\n')
    .filter((path) => readable.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Whether a file is TypeScript of the product itself: neither a test, nor a bench, nor a declaration, nor a tool's config. */
export function isProductSource({ path }: SourceFile): boolean {
  return (
    /^(packages|apps|examples)\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|spec|bench|scene)\.tsx?$|\.d\.ts$/.test(path)
  );
}

/** Whether a file serves development alone: the house itself, and the proofs of the rules. */
export function isDevelopment({ path }: SourceFile): boolean {
  return /^packages\/(house|testkit)\//.test(path);
}

/** Whether a file is a test. */
export function isTest({ path }: SourceFile): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** Every line that `pattern` is found on, as findings. */
export function findLines(file: SourceFile, pattern: RegExp, message: string): readonly Finding[] {
  return file.text.split('\n').flatMap((text, index) => {
    const match = pattern.exec(text);
    return match
      ? [{ path: file.path, line: index + 1, message: `${message}: ${match[0].trim()}` }]
      : [];
  });
}

/** The text with comments blanked, line for line, so that words in prose are not taken for code. */
export function withoutComments(file: SourceFile): SourceFile {
  const text = file.text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
  return { path: file.path, text };
}
