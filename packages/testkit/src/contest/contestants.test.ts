import { expect, test } from 'vitest';
import { makeContestants } from './contestants.ts';

const contestants = makeContestants();
const { draw2, mexican4 } = contestants;

/** The actions of a round on average, where each chooses by its own chance. */
function perRound(contestant: { run(rounds: number): number }, rounds: number): number {
  return contestant.run(rounds) / rounds;
}

test('the loops made for one game play the game that the kernel plays', () => {
  const close = (one: number, other: number) =>
    expect(Math.abs(one / other - 1)).toBeLessThan(0.02);
  close(perRound(draw2.loop, 20_000), perRound(draw2.kernel, 20_000));
  close(perRound(mexican4.loop, 4_000), perRound(mexican4.kernel, 4_000));
  close(perRound(draw2.naive, 2_000), perRound(draw2.kernel, 20_000));
});

test('every contestant can be run', () => {
  expect(contestants.surface.run(2)).toBeGreaterThan(20);
  expect(contestants.fiveUp4.run(2)).toBeGreaterThan(20);
  expect(contestants.draw4.walk(2)).toBeGreaterThan(20);
});
