import { describe, expect, test } from 'vitest';
import { type CurveFrame, scoreCurve, scoreLines } from './score-curve.ts';

const frame: CurveFrame = { width: 352, height: 240, labels: 90 };

describe('scoreLines', () => {
  test('adds up what each round brought', () => {
    const lines = scoreLines(
      [
        [0, 18],
        [23, 0],
        [0, 31],
      ],
      [23, 49],
    );
    expect(lines.map(({ totals }) => totals)).toEqual([
      [0, 23, 23],
      [18, 18, 49],
    ]);
  });

  test('ends at the score in force, whatever was scored during play', () => {
    expect(scoreLines([[5], [5]], [17])[0]?.totals).toEqual([5, 17]);
  });
});

describe('scoreCurve', () => {
  test('begins at nought and ends at the right edge', () => {
    const [line] = scoreCurve(scoreLines([[40], [60]], [100]), 100, frame).lines;
    expect(line?.path.startsWith('M34 212')).toBe(true);
    expect(line?.end).toEqual({ x: 262, y: 16 });
  });

  test('marks only the rounds in which the score rose, the last one aside', () => {
    const [line] = scoreCurve(scoreLines([[0], [12], [0], [5]], [17]), 100, frame).lines;
    expect(line?.dots).toHaveLength(1);
  });

  test('draws the target as the highest level, and above it where a score passes it', () => {
    const { levels, lines } = scoreCurve(scoreLines([[130]], [130]), 100, frame);
    expect(levels.map(({ score, target }) => [score, target])).toEqual([
      [0, false],
      [50, false],
      [100, true],
    ]);
    expect(lines[0]?.end.y).toBeLessThan(levels[2]?.y ?? 0);
  });

  test('takes a round number for the top where a match has no target', () => {
    const { levels } = scoreCurve(scoreLines([[63, 140]], [63, 140]), null, frame);
    expect(levels.at(-1)).toMatchObject({ score: 200, target: false });
  });

  test('pushes names apart that would lie on each other, and keeps them in the frame', () => {
    const { lines } = scoreCurve(scoreLines([[0, 0, 1, 0]], [0, 0, 1, 0]), 100, frame);
    const ys = lines.map(({ labelY }) => labelY).sort((a, b) => a - b);
    expect(ys.slice(1).map((y, i) => y - (ys[i] ?? 0) >= 18)).toEqual([true, true, true]);
    expect(ys.at(-1)).toBeLessThanOrEqual(212);
  });

  test('leaves out numbers of rounds for which there is no room', () => {
    const points = Array.from({ length: 30 }, () => [3]);
    const { ticks } = scoreCurve(scoreLines(points, [90]), 100, frame);
    expect(ticks.map(({ round }) => round)).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
  });
});
