import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { compareOn } from './compare.ts';
import { type Fault, faults } from './faults.ts';
import type { Rules } from './random-play.ts';
import { defaultTables, variantTables } from './variants.ts';

/** Matches a table before a fault counts as missed; most show in the first. */
const most = 300;

const sources = fileURLToPath(new URL('../../rules/src', import.meta.url));
const room = mkdtempSync(join(tmpdir(), 'pedra-faults-'));
afterAll(() => rmSync(room, { recursive: true }));

/** The rules with the fault in them. */
async function faulty({ file, from, to }: Fault, index: number): Promise<Rules> {
  const copy = join(room, `${index}`);
  cpSync(sources, copy, { recursive: true });
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  const [before, after, ...more] = text.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} has not once: ${from}`);
  }
  writeFileSync(path, `${before}${to}${after}`);
  return import(/* @vite-ignore */ pathToFileURL(join(copy, 'index.ts')).href);
}

/** What gives the fault away within so many matches a table, or null where nothing does. */
function caughtOn(rules: Rules, game: string, matches = most): string | null {
  const tables = [...defaultTables, ...variantTables].filter((table) => table.game === game);
  for (let index = 0; index < matches; index += 1) {
    for (const config of tables) {
      try {
        compareOn(rules, config, `fault ${index}`);
      } catch (error) {
        return String(error);
      }
    }
  }
  return null;
}

test.each(faults.map((fault, index) => [fault.breaks, fault, index] as const))(
  'caught: %s',
  async (_, fault, index) => {
    const rules = await faulty(fault, index);
    expect(caughtOn(rules, fault.game)).toMatch(/the model says|was offered and refused/);
  },
);

test('rules without a fault are not suspected', async () => {
  const [any] = faults;
  if (!any) throw new Error('a fault was expected');
  const rules = await faulty({ ...any, to: any.from }, faults.length);
  expect(
    ['draw', 'brazilian', 'five-up', 'mexican-train'].map((id) => caughtOn(rules, id, 3)),
  ).toEqual([null, null, null, null]);
});
