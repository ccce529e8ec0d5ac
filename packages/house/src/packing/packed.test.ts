import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, test } from 'vitest';
import { packAll, published } from './packed.ts';

const folder = mkdtempSync(join(tmpdir(), 'pedra-packed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tarballs = packAll(folder);

/** We publish modules only: what a resolver without them makes of that is no fault. */
const withoutModules = ['node10', 'node16-cjs'];

describe.each(published.map((name, index) => [name, tarballs[index] ?? ''] as const))(
  'the tarball of %s',
  (_name, path) => {
    const data = new Uint8Array(readFileSync(path));

    test('is what publint asks for', async () => {
      const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
      expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
    });

    test('has types that every resolver of modules finds', async () => {
      const checked = await checkPackage(createPackageFromTarballData(data));
      if (!checked.types) return expect.fail('no types');
      const problems = checked.problems.filter(
        (problem) =>
          !('resolutionKind' in problem && withoutModules.includes(problem.resolutionKind)),
      );
      expect(problems).toEqual([]);
      expect(Object.keys(checked.entrypoints)).toContain('.');
    });
  },
);
