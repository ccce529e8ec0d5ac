import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf } from '../test/messages.ts';

const root = join(import.meta.dirname, '../../../..');

/** The code of the product that speaks: the apps and this package, without tests and catalogues. */
function speakingCode(): string {
  return ['apps/web/src', 'apps/cli/src', 'packages/i18n/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|catalogues|^test/.test(path))
        .map((path) => readFileSync(join(root, folder, path), 'utf8')),
    )
    .join('\n');
}

/** Keys stand in the code as they are, or with a place for a name out of data: `why.${reason}`. */
function isSaid(code: string): (key: string) => boolean {
  const plain = new Set([...code.matchAll(/['"]([a-z][\w.-]+)['"]/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/`([a-z][\w.-]*\.(?:[\w.-]|\$\{[^}]*\})*)`/g)]
    .map(([, text = '']) => text)
    .filter((text) => /\$\{(?!string\})/.test(text))
    .map((text) => new RegExp(`^${text.split(/\$\{[^}]*\}/).join('[\\w-]+')}$`));
  return (key) => plain.has(key) || patterns.some((pattern) => pattern.test(key));
}

test('every message is said somewhere', async () => {
  const said = isSaid(speakingCode());
  const unsaid = Object.keys(await messagesOf('en')).filter((key) => !said(key));
  expect(unsaid).toEqual([]);
});
