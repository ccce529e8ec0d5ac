import { Application, type ApplicationOptions } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Api, Config, Geometry, Intent, PxRect } from './config.ts';
import { mount } from './mount.ts';
import { planOf, tableConfig, up } from './test/fixture.ts';

let host: HTMLDivElement;
let api: Api | undefined;
let intents: Intent[] = [];
let geometry: Geometry | undefined;

beforeEach(() => {
  host = document.createElement('div');
  host.style.cssText = 'position: fixed; left: 0; top: 0; width: 960px; height: 640px';
  document.body.append(host);
  document.body.style.margin = '0';
  intents = [];
});

afterEach(async () => {
  await api?.dispose();
  api = undefined;
  host.remove();
});

async function open(more: Partial<Config> = {}): Promise<Api> {
  api = await mount(
    host,
    tableConfig({
      motion: 'off',
      onIntent: (intent) => intents.push(intent),
      onGeometry: (now) => {
        geometry = now;
      },
      ...more,
    }),
  );
  return api;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** Waits for what must come, however slow the machine. */
const seen = (check: () => void) => vi.waitFor(check, { timeout: 40_000, interval: 20 });
const centre = ({ x, y, w, h }: PxRect) => ({ x: x + w / 2, y: y + h / 2 });
const pieceAt = (id: string) => centre(geometry?.pieces[id] ?? { x: 0, y: 0, w: 0, h: 0 });
const slotAt = (end: string) => centre(geometry?.slots[end] ?? { x: 0, y: 0, w: 0, h: 0 });
const labels = (of: Api, kind: string) =>
  of
    .snapshot()
    .objects.filter((object) => object.kind === kind)
    .map(({ label }) => label);

/** A real click at a point of the table. */
async function click(point: { x: number; y: number }): Promise<void> {
  await userEvent.click(host, { position: point });
}

function send(type: string, point: { x: number; y: number }, more: PointerEventInit = {}): void {
  const canvas = host.querySelector('canvas');
  canvas?.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      clientX: point.x,
      clientY: point.y,
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      ...more,
    }),
  );
}

describe('what is seen', () => {
  test('P3: the snapshot tells every piece, hidden ones without faces', async () => {
    const table = await open();
    expect(labels(table, 'body').sort()).toEqual(['3-2', '4-1', '4-2', '5-5', '6-1', '6-4', '6-6']);
    expect(labels(table, 'back').sort()).toEqual(['b1', 'b2']);
    expect(labels(table, 'pile')).toHaveLength(5);
    expect(labels(table, 'face')).toHaveLength(14);
    expect(labels(table, 'rack')).toEqual(['own', 'other', 'own lip']);
    expect(labels(table, 'slot')).toEqual([]);
  });

  test('P3: pieces are drawn where the geometry says', async () => {
    const table = await open();
    for (const { label, rect } of table.snapshot().objects.filter(({ kind }) => kind === 'body')) {
      const said = geometry?.pieces[label];
      expect(said).toBeDefined();
      for (const side of ['x', 'y', 'w', 'h'] as const)
        expect(Math.abs((said?.[side] ?? 0) - rect[side])).toBeLessThan(1);
    }
  });

  test('the picked piece is raised and ringed, its slots are lit with its own faces', async () => {
    const table = await open();
    const before = geometry?.pieces['4-1']?.y ?? 0;
    table.set({ selected: '4-1' });
    expect(Math.abs((geometry?.pieces['4-1']?.y ?? 0) - before + 12.5)).toBeLessThan(1);
    expect(Object.keys(geometry?.slots ?? {})).toEqual(['left', 'right']);
    expect(labels(table, 'ring')).toEqual(['4-1']);
    expect(labels(table, 'slot')).toEqual([
      'left',
      'left 4',
      'left 1',
      'right',
      'right 4',
      'right 1',
    ]);
  });

  test('a ghost shows which face will touch the line', async () => {
    const table = await open({ selected: '4-1' });
    const faceOf = (label: string) =>
      table.snapshot().objects.find((object) => object.label === label)?.rect.x ?? 0;
    expect(faceOf('left 1')).toBeGreaterThan(faceOf('left 4'));
    expect(faceOf('right 4')).toBeLessThan(faceOf('right 1'));
  });

  test('the keyboard gets its own rings, on a piece and on an end', async () => {
    const table = await open({ focusedPiece: '3-2', selected: '4-1', focusedEnd: 'right' });
    expect(labels(table, 'ring').sort()).toEqual(['3-2 focus', '4-1', 'right focus']);
  });

  test('dim pieces lie over an opaque shade', async () => {
    const table = await open({ dim: ['5-5'] });
    expect(labels(table, 'shade')).toEqual(['5-5']);
    const body = table
      .snapshot()
      .objects.find(({ kind, label }) => kind === 'body' && label === '5-5');
    expect(body?.alpha).toBe(0.55);
  });

  test('T3: a table is at most three draw calls', async () => {
    const canvas = document.createElement('canvas');
    const gl = canvas.getContext('webgl2');
    expect(gl).not.toBeNull();
    const proto = WebGL2RenderingContext.prototype;
    const { drawElements } = proto;
    let calls = 0;
    proto.drawElements = function count(...args) {
      calls += 1;
      drawElements.apply(this, args);
    };
    try {
      await open({ selected: '4-1' });
      const frames = api?.frames() ?? 0;
      calls = 0;
      api?.set({ dim: ['5-5'] });
      await seen(() => expect(api?.frames()).toBe(frames + 1));
      expect(calls).toBeGreaterThan(0);
      expect(calls).toBeLessThanOrEqual(3);
    } finally {
      proto.drawElements = drawElements;
    }
  });
});

describe('input', () => {
  test('I3: a click picks, a click on a lit end drops', async () => {
    const table = await open();
    await click(pieceAt('4-1'));
    expect(intents).toEqual([{ type: 'pick', piece: '4-1', via: 'pointer' }]);
    table.set({ selected: '4-1' });
    await click(slotAt('right'));
    expect(intents.at(-1)).toEqual({ type: 'drop', piece: '4-1', end: 'right', via: 'pointer' });
  });

  test('clicks on the table, on a stuck piece and on the pile say so', async () => {
    await open({ selected: '4-1' });
    await click({ x: 200, y: 480 });
    await click(pieceAt('3-2'));
    await click({ x: 860, y: 570 });
    expect(intents).toEqual([
      { type: 'cancel', via: 'pointer' },
      { type: 'refused', piece: '3-2', via: 'pointer' },
      { type: 'tap-pile', pile: 'pile', via: 'pointer' },
    ]);
  });

  test('I2: a drag over six px shows the slots, and near one it drops', async () => {
    const table = await open();
    const from = pieceAt('4-1');
    send('pointerdown', from);
    send('pointermove', { x: from.x + 8, y: from.y - 8 });
    expect(labels(table, 'slot')).toContain('right');
    const to = slotAt('right');
    send('pointermove', { x: to.x - 30, y: to.y + 20 });
    const body = table
      .snapshot()
      .objects.find(({ kind, label }) => kind === 'body' && label === '4-1');
    expect(Math.abs(centre(body?.rect ?? { x: 0, y: 0, w: 0, h: 0 }).x - (to.x - 30))).toBeLessThan(
      12,
    );
    send('pointerup', { x: to.x - 30, y: to.y + 20 });
    expect(intents).toEqual([{ type: 'drop', piece: '4-1', end: 'right', via: 'pointer' }]);
  });

  test('I2: released elsewhere, or called off with Escape, it goes home', async () => {
    const table = await open();
    const from = pieceAt('4-1');
    for (const end of ['release', 'escape']) {
      send('pointerdown', from);
      send('pointermove', { x: from.x - 150, y: from.y - 60 });
      if (end === 'escape') document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      send('pointerup', { x: from.x - 150, y: from.y - 60 });
      const body = table
        .snapshot()
        .objects.find(({ kind, label }) => kind === 'body' && label === '4-1');
      expect(Math.abs(centre(body?.rect ?? { x: 0, y: 0, w: 0, h: 0 }).x - from.x)).toBeLessThan(1);
    }
    expect(intents).toEqual([]);
    expect(labels(table, 'slot')).toEqual([]);
  });

  test('a table that is not interactive sends nothing', async () => {
    await open({ interactive: false });
    await click(pieceAt('4-1'));
    expect(intents).toEqual([]);
  });
});

describe('life', () => {
  test('G1: an idle table draws no frame and asks for none', async () => {
    const table = await open();
    await seen(() => expect(table.frames()).toBeGreaterThan(1));
    await wait(300);
    const { requestAnimationFrame: request } = window;
    let asked = 0;
    window.requestAnimationFrame = (run) => {
      asked += 1;
      return request(run);
    };
    const frames = table.frames();
    await wait(700);
    window.requestAnimationFrame = request;
    expect(table.frames()).toBe(frames);
    expect(asked).toBe(0);
  });

  test('G3: ten tables one after the other use one canvas', async () => {
    const canvases = new Set<HTMLCanvasElement | null>();
    for (let round = 0; round < 10; round += 1) {
      const table = await open();
      canvases.add(host.querySelector('canvas'));
      expect(document.querySelectorAll('canvas')).toHaveLength(1);
      await table.dispose();
      expect(document.querySelectorAll('canvas')).toHaveLength(0);
    }
    expect(canvases.size).toBe(1);
  });

  test('G3: a newer table takes the canvas from an older one, which then does nothing', async () => {
    const first = await open();
    const second = await open();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    expect(first.set({ selected: '4-1' })).toBeNull();
    expect(first.snapshot().objects).toEqual([]);
    await first.dispose();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    expect(labels(second, 'body')).toHaveLength(7);
  });

  test('V5: a resize lays the board out anew; 0 × 0 keeps the last picture', async () => {
    const table = await open();
    const before = geometry?.u ?? 0;
    host.style.width = '480px';
    await seen(() => expect(table.snapshot().size.width).toBe(480));
    expect(geometry?.u).toBeLessThan(before);
    host.style.height = '0px';
    await wait(100);
    expect(table.snapshot().size).toEqual({ width: 480, height: 640 });
  });

  test('a table in a hidden element begins when it gets a size', async () => {
    host.style.display = 'none';
    const table = await open();
    expect(table.snapshot().objects).toEqual([]);
    host.style.display = 'block';
    await seen(() => expect(labels(table, 'body')).toHaveLength(7));
  });

  test('G4: without WebGL the same table is drawn on a plain canvas', async () => {
    const table = await open();
    const drawn = table.snapshot();
    await table.dispose();
    const application = async (options: Partial<ApplicationOptions>) => {
      const made = new Application();
      await made.init({ ...options, preference: ['canvas'] });
      return made;
    };
    const plain = await mount(host, tableConfig({ motion: 'off' }), { application });
    expect(plain.snapshot()).toEqual(drawn);
    const context = host.querySelector('canvas')?.getContext('2d');
    const piece = pieceAt('6-6');
    const [red, green, blue] = context?.getImageData(piece.x + 8, piece.y - 4, 1, 1).data ?? [];
    expect([red, green, blue].map((part) => (part ?? 0) > 200)).toEqual([true, true, true]);
    await plain.dispose();
  });

  test('G5: the context is lost twice, and the table is seen again', async () => {
    const table = await open();
    const before = table.snapshot();
    for (let loss = 0; loss < 2; loss += 1) {
      const gl = host.querySelector('canvas')?.getContext('webgl2');
      const extension = gl?.getExtension('WEBGL_lose_context');
      extension?.loseContext();
      await seen(() => expect(gl?.isContextLost()).toBe(true));
      await wait(50);
      // The first time the browser gives it back; the second time it does not, and the table is built anew.
      if (loss === 0) extension?.restoreContext();
      await seen(() => {
        const again = host.querySelector('canvas')?.getContext('webgl2');
        expect(again?.isContextLost()).toBe(false);
      });
      expect(document.querySelectorAll('canvas')).toHaveLength(1);
      const frames = table.frames();
      table.set({ dim: loss === 0 ? ['5-5'] : [] });
      await seen(() => expect(table.frames()).toBeGreaterThan(frames));
    }
    expect(table.snapshot()).toEqual(before);
  });
});

describe('P4: a state that cannot be drawn is refused whole', () => {
  test.each<[string, Partial<Config>, string, string]>([
    [
      'a placed piece that is not known',
      { plan: planOf(['9-9', 'start']) },
      'unknown-piece',
      'plan.placements.0',
    ],
    ['the same id twice', { pieces: [up('6-6'), up('6-6')] }, 'duplicate-piece', 'pieces.1.id'],
    [
      'a number that is none',
      { insets: { top: Number.NaN, right: 0, bottom: 0, left: 0 } },
      'bad-number',
      'insets.top',
    ],
    [
      'an end without a place',
      { slots: { '4-1': ['right', 'nowhere'] } },
      'slot-without-place',
      'slots.4-1.1',
    ],
    [
      'a kind that the skin has not',
      { pieces: [up('6-6', { kind: 'odd' })] },
      'unknown-kind',
      'pieces.0.kind',
    ],
  ])('%s', async (_name, patch, code, path) => {
    const table = await open();
    const before = table.snapshot();
    expect(table.set({ ...patch, selected: '4-1' })).toEqual({ code, path });
    expect(table.snapshot()).toEqual(before);
    await expect(mount(host, tableConfig(patch))).rejects.toThrow(code);
  });
});
