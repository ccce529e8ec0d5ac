import {
  type Check,
  type Finding,
  findLines,
  isDevelopment,
  isProductSource,
  type SourceFile,
} from '../source-tree.ts';

/** What each package may depend on: of our own, and of others'. Nothing else may stand in its manifest or its imports. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  layout: [],
  'turn-machine': ['@pedra/rules', 'xstate'],
  bots: ['@pedra/rules'],
  session: ['@pedra/rules', '@pedra/turn-machine', '@pedra/bots', 'xstate'],
  renderer: ['@pedra/layout', 'pixi.js', '@pixi/react', 'react'],
  skins: ['@pedra/renderer'],
  i18n: ['@pedra/rules', 'intl-messageformat'],
};

/** The package that a module specifier names: `pixi.js/unsafe-eval` → `pixi.js`. */
function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}

const importFrom = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"]([^'"]+)['"]/g;

function importsOf(file: SourceFile): readonly { specifier: string; line: number }[] {
  return file.text.split('\n').flatMap((text, index) =>
    [...text.matchAll(importFrom)].map((match) => ({
      specifier: match[1] ?? '',
      line: index + 1,
    })),
  );
}

function inManifest(file: SourceFile): readonly Finding[] {
  const name = /^packages\/([^/]+)\/package\.json$/.exec(file.path)?.[1];
  const allowed = name === undefined ? undefined : mayImport[name];
  if (!allowed) return [];
  const { dependencies = {} } = JSON.parse(file.text) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies)
    .filter((dependency) => !allowed.includes(dependency))
    .map((dependency) => ({
      path: file.path,
      line: 0,
      message: `may not depend on ${dependency}`,
    }));
}

function inSource(file: SourceFile): readonly Finding[] {
  const name = /^packages\/([^/]+)\/src\//.exec(file.path)?.[1];
  const allowed = name === undefined ? undefined : mayImport[name];
  if (!allowed || !isProductSource(file)) return [];
  return importsOf(file)
    .filter(
      ({ specifier }) => !specifier.startsWith('.') && !allowed.includes(packageOf(specifier)),
    )
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      message: `may not import ${specifier}`,
    }));
}

/** Skins take types alone from the renderer, so that a skin never brings a scene with it. */
function skinsTypesOnly(file: SourceFile): readonly Finding[] {
  if (!file.path.startsWith('packages/skins/src/') || !isProductSource(file)) return [];
  return findLines(
    file,
    /^(?:import|export)\s+(?!type\b).*['"]@pedra\/renderer['"]/,
    'takes more than types',
  );
}

/** Ways into a package that are not its index, nor an entry that its manifest names beside it. */
function deepImports(file: SourceFile): readonly Finding[] {
  if (!/\.tsx?$/.test(file.path) || isDevelopment(file)) return [];
  return importsOf(file)
    .filter(({ specifier }) => /^@pedra\/(?!house\/|renderer\/react$)[^/]+\//.test(specifier))
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      message: `goes past an index: ${specifier}`,
    }));
}

/** Packages point one way only: see the table above. */
export const importDirections: Check = {
  name: 'import directions',
  find: (files) =>
    files.flatMap((file) => [
      ...inManifest(file),
      ...inSource(file),
      ...skinsTypesOnly(file),
      ...deepImports(file),
    ]),
};
