import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api, Effect, Intent } from './config.ts';
import { mount } from './mount.ts';
import { createFakeClock, type FakeClock } from './test/fake-clock.ts';
import { plain, played, tableConfig, up } from './test/fixture.ts';

let host: HTMLDivElement;
let clock: FakeClock;
let api: Api;
let effects: Effect[];
let intents: Intent[];

beforeEach(async () => {
  host = document.createElement('div');
  host.style.cssText = 'position: fixed; left: 0; top: 0; width: 960px; height: 640px';
  document.body.append(host);
  clock = createFakeClock(40);
  effects = [];
  intents = [];
  api = await mount(
    host,
    tableConfig({
      onEffect: (effect) => effects.push(effect),
      onIntent: (intent) => intents.push(intent),
    }),
    { clock },
  );
  clock.advance(100);
});

afterEach(async () => {
  await api.dispose();
  host.remove();
});

function where(id: string) {
  const body = api
    .snapshot()
    .objects.find(({ kind, label }) => (kind === 'body' || kind === 'back') && label === id);
  if (!body) throw new Error(`${id} is not seen`);
  const { x, y, w, h } = body.rect;
  return { x: x + w / 2, y: y + h / 2, alpha: body.alpha };
}

const pointer = (type: string, x: number, y: number) =>
  host.querySelector('canvas')?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      clientX: x,
      clientY: y,
      pointerId: 1,
      pointerType: 'mouse',
    }),
  );

describe('a play', () => {
  test('is on its way at half time and there at the end, with a touch to be heard', () => {
    const from = where('4-1');
    api.set(played);
    expect(where('4-1')).toEqual(from);
    clock.advance(90);
    const half = where('4-1');
    clock.advance(91);
    expect(effects.map(({ type }) => type)).toEqual(['touch']);
    clock.advance(400);
    const end = where('4-1');
    expect(half.x).toBeGreaterThan(Math.min(from.x, end.x));
    expect(half.x).toBeLessThan(Math.max(from.x, end.x));
    expect(api.moving()).toBe(false);
  });

  test('R4: ends in the same picture as a jump', () => {
    api.set(played);
    clock.advance(3000);
    const moved = plain(api.snapshot());
    api.set(played, { instant: true });
    clock.advance(100);
    expect(plain(api.snapshot())).toEqual(moved);
  });

  test('a new state meanwhile goes on from where things are', () => {
    api.set(played);
    clock.advance(90);
    const half = where('4-1');
    api.set({ ...tableConfig(), lastMove: null });
    expect(where('4-1')).toEqual(half);
    clock.advance(1000);
    expect(where('4-1').y).toBeGreaterThan(500);
  });

  test.each<[string, () => void]>([
    ['a key', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))],
    [
      'a pointer anywhere',
      () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    ],
    ['finish()', () => api.finish()],
    [
      'G2: a hidden tab',
      () => {
        const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        document.dispatchEvent(new Event('visibilitychange'));
        hidden.mockRestore();
      },
    ],
  ])('M1: %s brings it to its end', (_name, act) => {
    api.set(played);
    clock.advance(50);
    act();
    expect(api.moving()).toBe(false);
    const at = where('4-1');
    clock.advance(1000);
    expect(where('4-1')).toEqual(at);
  });

  test('speed 2 takes half the time, Infinity none', () => {
    api.set({ ...played, speed: 2 });
    clock.advance(192);
    expect(api.moving()).toBe(false);
    api.set({ ...tableConfig(), speed: Number.POSITIVE_INFINITY });
    expect(api.moving()).toBe(false);
  });

  test('M2: reduced motion fades in at the place itself', () => {
    api.set({ motion: 'reduced' });
    api.set(played);
    clock.advance(60);
    const half = where('4-1');
    clock.advance(200);
    const end = where('4-1');
    expect([half.x, half.y]).toEqual([end.x, end.y]);
    expect(half.alpha).toBeLessThan(1);
    expect(end.alpha).toBe(1);
    expect(clock.waiting()).toBe(0);
  });
});

describe('signs', () => {
  test('2.2.2: ghosts pulse for less than five seconds, then nothing is asked for', () => {
    api.set({ selected: '4-1' });
    const seen = new Set<number>();
    for (let time = 0; time < 4000; time += 100) {
      clock.advance(100);
      seen.add(api.snapshot().objects.find(({ kind }) => kind === 'slot')?.alpha ?? 0);
    }
    expect(seen.size).toBeGreaterThan(10);
    expect(Math.max(...seen)).toBeLessThanOrEqual(0.85);
    clock.advance(1000);
    expect(clock.waiting()).toBe(0);
    expect(effects).toEqual([{ type: 'pick', piece: '4-1' }]);
  });

  test('the rim of the last move fades to a quarter and stays', () => {
    api.set({ lastMove: '6-4' });
    const rim = () => api.snapshot().objects.find(({ kind }) => kind === 'ring')?.alpha;
    expect(rim()).toBe(1);
    clock.advance(2100);
    expect(rim()).toBe(0.25);
  });

  test('a refused piece shakes and comes to rest where it was', () => {
    const at = where('3-2');
    api.refuse('3-2');
    clock.advance(32);
    expect(where('3-2').x).not.toBe(at.x);
    clock.advance(300);
    expect(where('3-2')).toEqual(at);
    expect(effects).toEqual([{ type: 'refuse', piece: '3-2' }]);
  });

  test('new pieces come from the pile', () => {
    api.set({
      pieces: [...(tableConfig().pieces ?? []), up('2-2', { from: 'pile' })],
      racks:
        tableConfig().racks?.map((rack) =>
          rack.own ? { ...rack, pieces: [...rack.pieces, '2-2'] } : rack,
        ) ?? [],
    });
    expect(where('2-2').x).toBeGreaterThan(780);
    clock.advance(400);
    expect(where('2-2').x).toBeLessThan(700);
    expect(effects).toEqual([{ type: 'draw', piece: '2-2' }]);
  });
});

describe('I2: a drag', () => {
  const drag = (x: number, y: number) => {
    const from = where('4-1');
    pointer('pointerdown', from.x, from.y);
    pointer('pointermove', x, y);
    pointer('pointermove', x, y);
    return from;
  };

  test('let go anywhere it is home again in 180 ms', () => {
    const from = drag(300, 450);
    clock.advance(150);
    expect(where('4-1')).toMatchObject({ x: 300, y: 450 });
    pointer('pointerup', 300, 450);
    clock.advance(80);
    expect(where('4-1').y).toBeLessThan(from.y);
    clock.advance(120);
    expect(where('4-1')).toEqual(from);
    expect(intents).toEqual([]);
  });

  test('dropped on an end it waits there for the answer, and goes home when it is no', () => {
    const from = drag(700, 320);
    clock.advance(200);
    const slot = api.snapshot().objects.find(({ label }) => label === 'right')?.rect;
    const at = { x: (slot?.x ?? 0) + (slot?.w ?? 0) / 2, y: (slot?.y ?? 0) + (slot?.h ?? 0) / 2 };
    pointer('pointermove', at.x + 10, at.y + 10);
    pointer('pointerup', at.x + 10, at.y + 10);
    expect(intents).toEqual([{ type: 'drop', piece: '4-1', end: 'right', via: 'pointer' }]);
    clock.advance(200);
    expect(Math.abs(where('4-1').x - at.x)).toBeLessThan(1);
    api.refuse('4-1');
    clock.advance(400);
    expect(where('4-1')).toEqual(from);
  });

  test('a turn that ends meanwhile calls it off', () => {
    const from = drag(300, 450);
    api.set({ slots: {} });
    clock.advance(400);
    expect(where('4-1')).toEqual(from);
    pointer('pointerup', 300, 450);
    expect(intents).toEqual([]);
  });

  test('other changes leave it in the hand', () => {
    drag(300, 450);
    api.set({ dim: ['5-5'] });
    clock.advance(300);
    expect(where('4-1')).toMatchObject({ x: 300, y: 450 });
  });
});
