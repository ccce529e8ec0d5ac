import { expect, test, vi } from 'vitest';
import type { Config } from './config.ts';
import { mount } from './mount.ts';
import { createFakeClock } from './test/fake-clock.ts';
import { line, plain, played, tableConfig } from './test/fixture.ts';

test('V5: whatever happens in whatever order, the picture is that of the last state', async () => {
  const host = document.createElement('div');
  host.style.cssText = 'position: fixed; left: 0; top: 0; width: 480px; height: 320px';
  document.body.append(host);
  const clock = createFakeClock(80);
  let api = await mount(host, tableConfig(), { clock });
  const pointer = (type: string, x: number, y: number) =>
    host
      .querySelector('canvas')
      ?.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerType: 'mouse' }));
  let seed = 20261130;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const changes: readonly Partial<Config>[] = [
    played,
    { plan: line(), racks: tableConfig().racks ?? [], slots: tableConfig().slots ?? {} },
    { selected: '4-2' },
    { selected: null },
    { dim: ['5-5', '3-2'] },
    { dim: [] },
    { lastMove: '6-1' },
    { lastMove: null },
    { motion: 'reduced' },
    { motion: 'full' },
    { lightness: 'dark' },
    { lightness: 'light' },
    { faceStyle: { marks: 'classic', numerals: false } },
  ];
  let state: Partial<Config> = {};
  for (let step = 0; step < 120; step += 1) {
    const change = changes[random(changes.length)] ?? {};
    const act = random(8);
    if (act < 4) {
      if (api.set(change, { instant: act === 0 }) === null) state = { ...state, ...change };
    } else if (act === 4) clock.advance(random(100));
    else if (act === 5)
      pointer(
        ['pointerdown', 'pointermove', 'pointerup'][random(3)] ?? '',
        random(480),
        random(320),
      );
    else if (act === 6) api.finish();
    else api.refuse(['6-6', '6-4', '4-1'][random(3)] ?? '');
  }
  pointer('pointercancel', 0, 0);
  pointer('pointerleave', 0, 0);
  api.finish();
  clock.advance(5000);
  // A camera stays as it is while it serves; another size and back makes it begin anew, as a fresh table's does.
  for (const width of [400, 480]) {
    host.style.width = `${width}px`;
    await vi.waitFor(() => expect(api.snapshot().size.width).toBe(width), 40_000);
  }
  const ended = api.snapshot();
  await api.dispose();
  api = await mount(host, tableConfig(state), { clock });
  expect(api.snapshot().objects).toHaveLength(ended.objects.length);
  expect(plain(api.snapshot())).toEqual(plain(ended));
  await api.dispose();
  host.remove();
});
