import { describe, expect, test } from 'vitest';
import type { Target } from './hit-test.ts';
import {
  type InputEvent,
  type InputState,
  idle,
  nextInput,
  type PointerKind,
} from './input-state.ts';

const piece: Target = { type: 'piece', piece: 'a', movable: true };
const stuck: Target = { type: 'piece', piece: 's', movable: false };
const table: Target = { type: 'table' };

const down = (target: Target, kind: PointerKind = 'mouse', pointer = 1): InputEvent => ({
  type: 'down',
  press: { pointer, kind, target, x: 100, y: 100, time: 0 },
});
const move = (x: number, y = 100, pointer = 1): InputEvent => ({ type: 'move', pointer, x, y });
const up = (target: Target, x = 100, time = 80, snap: string | null = null): InputEvent => ({
  type: 'up',
  pointer: 1,
  target,
  x,
  y: 100,
  time,
  snap,
});
const hold: InputEvent = { type: 'hold', pointer: 1 };
const abort: InputEvent = { type: 'abort', gone: false };

function run(...events: readonly InputEvent[]) {
  let state: InputState = idle;
  const commands = events.flatMap((event) => {
    const [next, more] = nextInput(state, event);
    state = next;
    return more;
  });
  return { phase: state.phase, commands: commands.map(({ type }) => type), full: commands };
}

describe('I1, I2: one pointer', () => {
  test.each<[string, readonly InputEvent[], readonly string[]]>([
    ['press and release on a piece is a tap', [down(piece), up(piece)], ['tap']],
    ['released on something else it is nothing', [down(piece), up(table)], []],
    ['five px of a mouse are no drag', [down(piece), move(105), up(piece, 105)], ['tap']],
    ['six are', [down(piece), move(106)], ['lift']],
    ['nine px of a finger are none', [down(piece, 'touch'), move(109)], []],
    ['ten are', [down(piece, 'touch'), move(110)], ['lift']],
    ['a finger that rests lifts', [down(piece, 'touch'), hold], ['lift']],
    [
      'and is a tap after all when it leaves soon',
      [down(piece, 'touch'), hold, up(piece, 102, 300)],
      ['lift', 'return', 'tap'],
    ],
    [
      'held for long it is none',
      [down(piece, 'touch'), hold, up(piece, 102, 900)],
      ['lift', 'return'],
    ],
    ['a stuck piece is not dragged', [down(stuck), move(150)], []],
    ['nor is the table', [down(table), move(150), up(table, 150)], ['tap']],
    [
      'released near a slot it drops',
      [down(piece), move(200), move(300), up(table, 300, 400, 'left')],
      ['lift', 'carry', 'drop'],
    ],
    [
      'released elsewhere it goes back',
      [down(piece), move(200), up(table, 200, 400)],
      ['lift', 'return'],
    ],
    ['called off it goes back', [down(piece), move(200), abort], ['lift', 'return']],
    [
      'and then nothing counts until the pointer is up',
      [down(piece), move(200), abort, move(300), up(piece, 300, 400, 'left')],
      ['lift', 'return'],
    ],
    [
      'a second finger calls it off',
      [down(piece, 'touch'), move(200), down(piece, 'touch', 2), up(table, 200, 400, 'left')],
      ['lift', 'return'],
    ],
    ['other pointers are not heard', [down(piece), move(300, 100, 7)], []],
  ])('%s', (_name, events, commands) => {
    expect(run(...events).commands).toEqual(commands);
  });

  test('a drop says which piece and which end', () => {
    const { full } = run(down(piece), move(200), up(table, 200, 400, 'right'));
    expect(full.at(-1)).toEqual({ type: 'drop', piece: 'a', end: 'right' });
  });

  test('a pointer that is gone leaves nothing behind', () => {
    expect(run(down(piece), move(200), { type: 'abort', gone: true }).phase).toBe('idle');
    expect(run(down(piece), move(200), abort, { type: 'abort', gone: true }).phase).toBe('idle');
  });
});
