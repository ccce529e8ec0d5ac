import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Api, Config, Geometry, Intent, SceneSnapshot } from './config.ts';
import { mount } from './mount.ts';
import { createFakeClock } from './test/fake-clock.ts';
import { heapConfig, heapPlan } from './test/heap.ts';

let host: HTMLDivElement;
let api: Api | undefined;
let intents: Intent[] = [];
let geometry: Geometry | undefined;

beforeEach(() => {
  host = document.createElement('div');
  host.style.cssText = 'position: fixed; left: 0; top: 0; width: 960px; height: 640px';
  document.body.append(host);
  intents = [];
});

afterEach(async () => {
  await api?.dispose();
  host.remove();
});

async function open(more: Partial<Config> = {}, clock = createFakeClock()): Promise<Api> {
  const onIntent = (intent: Intent) => intents.push(intent);
  const onGeometry = (now: Geometry) => {
    geometry = now;
  };
  api = await mount(host, heapConfig({ onIntent, onGeometry, ...more }), { clock });
  return api;
}

const rectOf = (id: string) => geometry?.pieces[id] ?? { x: 0, y: 0, w: 0, h: 0 };
const find = ({ objects }: SceneSnapshot, kind: string, label: string) =>
  objects.find((object) => object.kind === kind && object.label === label) ??
  expect.fail(`no ${kind} ${label}`);
/** Clicks in a piece, at a share of its width. */
async function click(id: string, across = 0.5): Promise<void> {
  const { x, y, w, h } = rectOf(id);
  await userEvent.click(host, { position: { x: x + w * across, y: y + h / 2 } });
}

const bodies = (table: Api) =>
  table
    .snapshot()
    .objects.filter(({ kind }) => kind === 'body')
    .map(({ label }) => label);

test('pieces lie over those of the level below, and later ones over earlier ones of their level', async () => {
  const table = await open();
  expect(bodies(table)).toEqual(['a', 'b', 'c', 'top']);
  // In whatever order the pieces are named, and however often.
  table.set({ pieces: [...(heapConfig().pieces ?? [])].reverse() });
  expect(bodies(table)).toEqual(['a', 'b', 'c', 'top']);
});

test('the shadow of a piece falls on the level below, and on no neighbour', async () => {
  const seen = (await open()).snapshot();
  const shadow = find(seen, 'shadow', 'top').z;
  expect(shadow).toBeGreaterThan(find(seen, 'face', 'b 1').z);
  expect(find(seen, 'shadow', 'c').z).toBeLessThan(find(seen, 'body', 'a').z);
});

test('the order stays the same when pieces go and come back', async () => {
  const table = await open();
  table.set({ plan: heapPlan(['top', 'b']), selected: 'b' });
  table.set({ plan: heapPlan(), selected: null });
  expect(bodies(table)).toEqual(['a', 'b', 'c', 'top']);
});

test('a face fills its box, however large; the scale is capped by its side', async () => {
  const seen = (await open()).snapshot();
  const { rect } = find(seen, 'face', 'a 1');
  const u = geometry?.u ?? 0;
  expect(u).toBeCloseTo(96 / 3, 6);
  expect(rect.w).toBeCloseTo(3 * u, 0);
  expect(rect.h).toBeCloseTo(4 * u, 0);
});

test('a tap picks a pickable piece where it lies, and is refused on another', async () => {
  await open({ pickable: ['top', 'c'] });
  await click('c');
  await click('a', 0.2);
  // What is seen there is the piece above.
  await click('a', 0.8);
  expect(intents).toEqual([
    { type: 'pick', piece: 'c', via: 'pointer' },
    { type: 'refused', piece: 'a', via: 'pointer' },
    { type: 'pick', piece: 'top', via: 'pointer' },
  ]);
});

test('a tap on the picked piece calls it off', async () => {
  await open({ pickable: ['c'], selected: 'c' });
  await click('c');
  expect(intents).toEqual([{ type: 'cancel', via: 'pointer' }]);
});

test('without pickable pieces a tap on a placed piece means nothing', async () => {
  await open();
  await click('c');
  expect(intents).toEqual([]);
});

test('a picked piece is raised and ringed before all others, marked ones are ringed, dim ones in shade', async () => {
  const table = await open({ pickable: ['c'], marked: ['top'], dim: ['a'], focusedPiece: 'c' });
  const resting = rectOf('c').y;
  table.set({ selected: 'c' });
  const seen = table.snapshot();
  expect(rectOf('c').y).toBeLessThan(resting);
  expect(find(seen, 'ring', 'c').z).toBeGreaterThan(find(seen, 'body', 'top').z);
  expect(find(seen, 'ring', 'c focus').alpha).toBe(1);
  expect(find(seen, 'ring', 'top').alpha).toBe(1);
  expect(find(seen, 'body', 'a').alpha).toBe(0.55);
});

test('the pointer over a pickable piece raises it a little and says so', async () => {
  await open({ pickable: ['c'] });
  const resting = rectOf('c').y;
  const { x, w } = rectOf('c');
  await userEvent.hover(host, { position: { x: x + w / 2, y: resting + 20 } });
  await vi.waitFor(() => expect(rectOf('c').y).toBeLessThan(resting));
  expect(host.querySelector('canvas')?.style.cursor).toBe('pointer');
});

test('a piece that comes back fades in where it lies', async () => {
  const clock = createFakeClock();
  const table = await open({ motion: 'full', plan: heapPlan(['top', 'a', 'b']) }, clock);
  table.set({ plan: heapPlan() });
  clock.advance(64);
  const { alpha } = find(table.snapshot(), 'body', 'c');
  expect(alpha).toBeGreaterThan(0.3);
  expect(alpha).toBeLessThan(0.7);
});

test('a pickable piece that is not placed is refused', async () => {
  const table = await open();
  const trouble = table.set({ plan: heapPlan(['top', 'a']), pickable: ['top', 'c'] });
  expect(trouble).toEqual({ code: 'unknown-piece', path: 'pickable.1' });
});
