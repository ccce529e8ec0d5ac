import { describe, expect, test } from 'vitest';
import { arrange, type Touch } from './arrange.ts';
import type { Config } from './config.ts';
import { defaults } from './defaults.ts';
import { type Motion, type Picture, planFades, planMotion, times } from './motion-plan.ts';
import { down, planOf, tableConfig, up } from './test/fixture.ts';

const size = { width: 960, height: 640, ratio: 1 };
const still: Touch = { hovered: null, dragged: null };

function picture(more: Partial<Config> = {}): Picture {
  const state: Config = { ...defaults, ...tableConfig(), ...more };
  return { state, arrangement: arrange(state, size, still, null) };
}

const before = picture();
const base: Config = { ...defaults, ...tableConfig() };
const withPieces = (...pieces: Config['pieces']) => [...base.pieces, ...pieces];
const ownRack = (pieces: readonly string[]): Config['racks'] =>
  base.racks.map((rack) => (rack.own ? { ...rack, pieces } : rack));
const otherRack = (pieces: readonly string[]): Config['racks'] =>
  base.racks.map((rack) => (rack.own ? rack : { ...rack, pieces }));
const of = (motions: readonly Motion[], piece: string) =>
  motions.find((motion) => motion.piece === piece);

describe('what moves', () => {
  test('nothing, when nothing changed', () => {
    expect(planMotion(before, picture())).toEqual([]);
  });

  test('an own play flies for 180 ms; the rack closes up; the camera starts with the flight', () => {
    const after = picture({
      plan: planOf(['6-6', 'start', true], ['6-4', 'right'], ['6-1', 'left'], ['4-1', 'right']),
      racks: ownRack(['4-2', '3-2', '5-5']),
    });
    const motions = planMotion(before, after);
    expect(of(motions, '4-1')).toMatchObject({ kind: 'play', duration: 180, delay: 0, arc: 0 });
    expect(of(motions, '4-2')).toMatchObject({ kind: 'flow' });
    expect(of(motions, '6-6')).toMatchObject({ kind: 'camera', duration: 320, delay: 0 });
    expect(of(motions, 'b1')).toBeUndefined();
  });

  test('a hidden piece that is played flies from where it stood, turning over', () => {
    const after = picture({
      pieces: [...base.pieces.filter(({ id }) => id !== 'b2'), up('1-3', { from: 'other' })],
      plan: planOf(['6-6', 'start', true], ['6-4', 'right'], ['6-1', 'left'], ['1-3', 'left']),
      racks: otherRack(['b1']),
    });
    const motions = planMotion(before, after);
    const play = of(motions, '1-3');
    const stood = before.arrangement.pieces.get('b2');
    expect(play).toMatchObject({ kind: 'play', duration: times.playOther, arc: 0.6 });
    expect(play?.from).toMatchObject({ x: stood?.x, y: stood?.y, face: -1 });
    expect(play?.to.face).toBe(1);
    expect(of(motions, 'b2')).toBeUndefined();
  });

  test('drawn pieces come from the pile one after the other', () => {
    const drawn = ['2-2', '3-3'].map((id) => up(id, { from: 'pile' }));
    const after = picture({
      pieces: withPieces(...drawn),
      racks: ownRack(['4-1', '4-2', '3-2', '5-5', '2-2', '3-3']),
      piles: base.piles.map((pile) => ({ ...pile, count: 3 })),
    });
    const motions = planMotion(before, after).filter(({ kind }) => kind === 'draw');
    expect(motions.map(({ piece, delay, duration }) => [piece, delay, duration])).toEqual([
      ['2-2', 0, 240],
      ['3-3', 110, 240],
    ]);
    const top = before.arrangement.piles[0]?.spots.at(-1);
    expect(motions[0]?.from).toMatchObject({ x: top?.x, face: -1 });
  });

  test('a deal goes round the racks and is over in 1,600 ms, however many', () => {
    const empty = picture({ pieces: [], plan: planOf(), slots: {}, racks: [] });
    const hand = (rack: string, count: number) =>
      Array.from({ length: count }, (_, i) => down(`${rack}${i}`, { from: 'pile' }));
    for (const count of [3, 7, 21]) {
      const racks = base.racks.map((rack) => ({
        ...rack,
        pieces: hand(rack.id, count).map(({ id }) => id),
      }));
      const pieces = racks.flatMap((rack) => hand(rack.id, count));
      const motions = planMotion(empty, picture({ pieces, plan: planOf(), slots: {}, racks }));
      expect(motions).toHaveLength(2 * count);
      expect(motions.slice(0, 3).map(({ piece }) => piece)).toEqual(['own0', 'other0', 'own1']);
      expect(motions.every(({ kind }) => kind === 'deal')).toBe(true);
      const last = motions.at(-1);
      expect((last?.delay ?? 0) + (last?.duration ?? 0)).toBeLessThanOrEqual(1600);
    }
  });

  test('hidden pieces that are laid open turn over where they stand', () => {
    const open = ['1-3', '2-2'].map((id) => up(id, { from: 'other' }));
    const after = picture({
      pieces: [...base.pieces.filter(({ up: seen }) => seen), ...open],
      racks: otherRack(['1-3', '2-2']),
    });
    const motions = planMotion(before, after);
    expect(motions.map(({ kind, delay }) => [kind, delay])).toEqual([
      ['reveal', 0],
      ['reveal', 90],
    ]);
    expect(motions[0]?.from).toMatchObject({ face: -1, x: motions[0]?.to.x });
  });

  test('a pick raises the piece in place', () => {
    const motions = planMotion(before, picture({ selected: '4-1' }));
    expect(motions).toHaveLength(1);
    expect(motions[0]).toMatchObject({ piece: '4-1', kind: 'raise', duration: 120 });
  });

  test('a move taken back flies home', () => {
    const after = picture({
      plan: planOf(['6-6', 'start', true], ['6-4', 'right']),
      racks: ownRack(['4-1', '4-2', '3-2', '5-5', '6-1']),
    });
    expect(of(planMotion(before, after), '6-1')).toMatchObject({ kind: 'move', duration: 160 });
  });

  test('at the change of a round the line is swept away', () => {
    const after = picture({
      pieces: base.pieces.filter(({ id }) => !id.startsWith('6')),
      plan: planOf(),
      slots: {},
    });
    const motions = planMotion(before, after);
    expect(motions.filter(({ kind }) => kind === 'leave')).toHaveLength(3);
    expect(of(motions, '6-6')).toMatchObject({ duration: 450, to: { alpha: 0 } });
  });
});

describe('M2: reduced motion', () => {
  test('whatever goes elsewhere fades in there within 120 ms', () => {
    const after = picture({
      plan: planOf(['6-6', 'start', true], ['6-4', 'right'], ['6-1', 'left'], ['4-1', 'right']),
      racks: ownRack(['4-2', '3-2', '5-5']),
    });
    const motions = planFades(before, after);
    expect(of(motions, '4-1')).toMatchObject({ duration: 120, from: { alpha: 0 } });
    for (const { from, to, duration } of motions) {
      expect(duration).toBe(120);
      expect([from?.x, from?.y, from?.turn]).toEqual([to.x, to.y, to.turn]);
    }
  });
});
