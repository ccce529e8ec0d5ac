import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { referee } from './referee.ts';

interface Case {
  readonly id?: string;
  readonly title?: string;
  readonly record?: unknown;
  readonly line?: string;
  readonly expect?: unknown;
  readonly expected?: Readonly<Record<string, unknown>>;
}

function cases(name: string): Case[] {
  const path = new URL(`../../fixtures/${name}.jsonl`, import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line): Case => JSON.parse(line));
}

function answer({ record, line }: Case): unknown {
  const text = line ?? JSON.stringify(record);
  return JSON.parse(JSON.stringify(referee(text, { trace: true })));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first place where the answer does not have what is expected, or null. */
function difference(expected: unknown, actual: unknown, path = ''): string | null {
  if (expected === null) return actual === undefined ? null : `${path}: should be absent`;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) {
      return `${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`;
    }
    const [wanted, got] = path.endsWith('.legal')
      ? [[...expected].sort(), [...actual].sort()]
      : [expected, actual];
    return firstOf(wanted.map((one, index) => difference(one, got[index], `${path}[${index}]`)));
  }
  if (isObject(expected)) {
    if (!isObject(actual)) return `${path}: no object`;
    const keys = Object.keys(expected);
    return firstOf(keys.map((key) => difference(expected[key], actual[key], `${path}.${key}`)));
  }
  return Object.is(expected, actual)
    ? null
    : `${path}: ${String(actual)} instead of ${String(expected)}`;
}

function firstOf(found: readonly (string | null)[]): string | null {
  return found.find((one) => one !== null) ?? null;
}

const situations = cases('rules');
const matches = cases('matches');

describe('situations with their right answers', () => {
  test.each(situations.map((one) => [`${one.id}: ${one.title}`, one] as const))('%s', (_, one) => {
    expect(difference(one.expect, answer(one))).toBeNull();
  });
});

describe('whole matches, step by step', () => {
  test.each(matches.map((one, index) => [index + 1, one] as const))('match %i', (_, one) => {
    const { ok, ...rest } = answer(one) as Record<string, unknown>;
    expect(ok).toBe(true);
    expect(rest).toEqual(one.expected);
  });
});
