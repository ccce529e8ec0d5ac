import * as rules from '@pedra/rules';
import { describe, test, vi } from 'vitest';
import { compareOn } from './compare.ts';
import { defaultTables, tableTitle, variantTables } from './variants.ts';

const isLong = import.meta.env.MODE === 'long';
if (isLong) vi.setConfig({ testTimeout: 7_200_000 });
const titled = (tables: readonly rules.MatchConfig[]) =>
  tables.map((config) => [tableTitle(config), config] as const);

describe('the kernel and the naive model agree, action by action', () => {
  const matches = isLong ? 10_000 : 200;
  test.each(titled(defaultTables))('%s', (_, config) => {
    for (let index = 0; index < matches; index += 1) compareOn(rules, config, `agree ${index}`);
  });
});

describe('M15, B12, D9: they agree whatever the options', () => {
  const matches = isLong ? 500 : 6;
  test.each(titled(variantTables))('%s', (_, config) => {
    for (let index = 0; index < matches; index += 1) compareOn(rules, config, `option ${index}`);
  });
});
