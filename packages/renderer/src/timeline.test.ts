import { describe, expect, test } from 'vitest';
import { easings } from './easing.ts';
import { Timeline, type Track } from './timeline.ts';

const track = (key: string, more: Partial<Track> & Pick<Track, 'step'>): Track => ({
  key,
  delay: 0,
  duration: 100,
  easing: easings.linear,
  ...more,
});

describe('a timeline', () => {
  test('steps from start to end, and ends once', () => {
    const timeline = new Timeline();
    const seen: number[] = [];
    let ended = 0;
    const end = () => {
      ended += 1;
    };
    timeline.add(track('a', { delay: 50, step: (p) => seen.push(p), end }), 1000);
    for (const now of [1000, 1049, 1050, 1100, 1149, 1200, 1300]) timeline.advance(now);
    expect(seen).toEqual([0, 0.5, 0.99, 1]);
    expect(ended).toBe(1);
    expect(timeline.busy()).toBe(false);
  });

  test('a track of the same key takes over, and the old one does not end', () => {
    const timeline = new Timeline();
    const ends: string[] = [];
    timeline.add(track('a', { step: () => {}, end: () => ends.push('old') }), 0);
    timeline.add(track('a', { step: () => {}, end: () => ends.push('new') }), 50);
    timeline.advance(500);
    expect(ends).toEqual(['new']);
  });

  test('M1: finish ends motion at once, with all that follows, and leaves decoration', () => {
    const timeline = new Timeline();
    const last: Record<string, number> = {};
    const step = (key: string) => (p: number) => {
      last[key] = p;
    };
    const end = () => timeline.add(track('after', { step: step('after') }), 5000);
    timeline.add(track('a', { delay: 900, step: step('a'), end }), 0);
    timeline.add(track('pulse', { duration: 1000, step: step('pulse'), decoration: true }), 0);
    timeline.advance(100);
    timeline.finish();
    expect(last).toEqual({ a: 1, after: 1, pulse: 0.1 });
    expect([timeline.moving(), timeline.busy()]).toEqual([false, true]);
  });

  test('a stopped track is forgotten', () => {
    const timeline = new Timeline();
    timeline.add(track('a', { step: () => expect.unreachable() }), 0);
    timeline.stop('a');
    timeline.advance(50);
    expect(timeline.has('a')).toBe(false);
  });
});

test.each(Object.entries(easings))('%s goes from 0 to 1 and never back', (_name, ease) => {
  const values = Array.from({ length: 101 }, (_, i) => ease(i / 100));
  expect(values[0]).toBe(0);
  expect(values[100]).toBe(1);
  expect(values.slice(1).every((value, i) => value >= (values[i] ?? 0))).toBe(true);
});
