import { expect, test } from 'vitest';
import { makeKeeper } from './keeper.ts';

/** A store whose every save is ended by the test. */
function slowStore() {
  const begun: number[] = [];
  let end: { ok: () => void; fail: () => void } = { ok: () => {}, fail: () => {} };
  const save = (value: number) => {
    begun.push(value);
    return new Promise<void>((resolve, reject) => {
      end = { ok: resolve, fail: () => reject(new Error('full')) };
    });
  };
  const settle = async (how: 'ok' | 'fail') => {
    end[how]();
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
  };
  return { begun, save, settle };
}

test('what comes while a save is running is kept after it, and only the last of it', async () => {
  const { begun, save, settle } = slowStore();
  const keeper = makeKeeper(save, () => {});
  for (const value of [1, 2, 3, 4]) keeper.keep(value);
  expect(begun).toEqual([1]);
  await settle('ok');
  expect(begun).toEqual([1, 4]);
  await settle('ok');
  expect(begun).toEqual([1, 4]);
  keeper.keep(5);
  expect(begun).toEqual([1, 4, 5]);
});

test('a failure is told once, and the next change is tried again', async () => {
  const { begun, save, settle } = slowStore();
  let failures = 0;
  const keeper = makeKeeper(save, () => {
    failures += 1;
  });
  for (const value of [1, 2]) {
    keeper.keep(value);
    await settle('fail');
  }
  expect(begun).toEqual([1, 2]);
  expect(failures).toBe(1);
});

test('a function that throws instead of rejecting is a failure like any other', async () => {
  let failures = 0;
  const keeper = makeKeeper(
    () => {
      throw new Error('refused');
    },
    () => {
      failures += 1;
    },
  );
  keeper.keep(1);
  await Promise.resolve();
  expect(failures).toBe(1);
});

test('nothing is begun once it was stopped, and nothing told', async () => {
  const { begun, save, settle } = slowStore();
  let failures = 0;
  const keeper = makeKeeper(save, () => {
    failures += 1;
  });
  keeper.keep(1);
  keeper.keep(2);
  keeper.stop();
  await settle('fail');
  keeper.keep(3);
  expect(begun).toEqual([1]);
  expect(failures).toBe(0);
});
