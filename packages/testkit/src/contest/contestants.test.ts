import { expect, test } from 'vitest';
import { branchingContest, drawContest, surfaceContest, trainContest } from './contestants.ts';

const draw2 = drawContest();
const mexican4 = trainContest();

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
  const { fiveUp, draw } = branchingContest();
  const { surface, naive } = surfaceContest();
  for (const { run } of [fiveUp, draw, surface, naive]) expect(run(2)).toBeGreaterThan(20);
  expect(draw.walk(2)).toBeGreaterThan(20);
});
