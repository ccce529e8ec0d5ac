import { type FreeSlot, type Plan, place, planRound, replan, unit } from '@pedra/layout';
import { Container, Rectangle, Sprite, Texture, WebGLRenderer } from 'pixi.js';
import { type Api, type Clock, type InitialConfig, mount, type PieceView } from '../src/index.ts';
import { plainSkin, plainTable } from '../src/test/plain-skin.ts';

/** What a table of 136 pieces costs, in this browser on this machine. */
export interface Costs {
  /** A bare loop of Pixi that moves as many sprites, divided by the table in motion: processor time of a frame, median of rounds. */
  readonly bareVsTable: number;
  readonly bareFrameMs: number;
  readonly tableFrameMs: number;
  /** Draw calls of one frame. */
  readonly drawCalls: number;
  /** Taking over a state of 136 pieces, and one with one piece more. */
  readonly setMs: number;
  readonly appendMs: number;
  /** Laying 129 pieces of a line, and all of a table of lanes, out anew. */
  readonly replanLineMs: number;
  readonly replanLanesMs: number;
  /** Frames drawn in an idle second, and bytes allocated in it. */
  readonly idleFrames: number;
  readonly idleBytes: number;
}

/** Small, so that a software renderer keeps up: what is compared is the work of the processor, not of filling. */
const size = { width: 640, height: 360 };
const pieces = 136;
const sprites = 4 * pieces;
const framesARound = 100;
const rounds = 5;

/** A clock that stands until it is stepped: then what was asked for is called back, and the time that takes is told. */
function steppedClock() {
  let time = 0;
  let waiting: ((now: number) => void) | null = null;
  const clock: Clock = {
    now: () => time,
    request(frame) {
      waiting = frame;
      return 1;
    },
    cancel() {
      waiting = null;
    },
    after: () => () => {},
  };
  return {
    clock,
    /** Ms that the next frame takes; null where none is asked for. */
    step(ms: number): number | null {
      time += ms;
      const frame = waiting;
      waiting = null;
      if (!frame) return null;
      const before = performance.now();
      frame(time);
      return performance.now() - before;
    },
  };
}

/** All pieces in rows, every second one moved by so much. */
function heap(shift: number, count = pieces): Plan {
  const slots = Array.from({ length: pieces + 1 }, (_, index): FreeSlot => {
    const moved = index % 2 === 0 ? 0 : shift;
    const x = (index % 17) * 2.2 * unit + moved;
    const y = Math.floor(index / 17) * 1.3 * unit + moved;
    return {
      id: `s${index}`,
      rect: { x: Math.round(x), y: Math.round(y), w: 2 * unit, h: unit },
      turn: 0,
    };
  });
  const planned = planRound({ shape: 'free', long: pieces + 1, across: 0, board: size, slots });
  if (!planned.ok) throw new Error(planned.code);
  let { plan } = planned;
  for (let index = 0; index < count; index += 1) {
    const placed = place(plan, `s${index}`, { id: `p${index}`, across: false });
    if (!placed.ok) throw new Error(placed.code);
    plan = placed.plan;
  }
  return plan;
}

const views: readonly PieceView[] = Array.from({ length: pieces + 1 }, (_, index) => ({
  id: `p${index}`,
  kind: 'long',
  faces: [`${index % 7}`, `${(index * 3) % 7}`],
  up: true,
}));

function tableOf(plan: Plan): InitialConfig {
  const shown = views.slice(0, plan.placements.length);
  return { skin: plainSkin, table: plainTable, plan, pieces: shown, motion: 'full', speed: 0.02 };
}

/** A bare scene with one texture and as many sprites. */
async function bareLoop() {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer();
  await renderer.init({ canvas, ...size, antialias: false });
  const ink = document.createElement('canvas');
  ink.width = ink.height = 1024;
  ink.getContext('2d')?.fillRect(0, 0, 1024, 1024);
  const { source } = Texture.from(ink);
  const stage = new Container();
  const all = Array.from({ length: sprites }, (_, index) => {
    const frame = new Rectangle((index % 8) * 128, 0, 96, 64);
    const sprite = new Sprite(new Texture({ source, frame }));
    sprite.anchor.set(0.5);
    stage.addChild(sprite);
    return sprite;
  });
  let turn = 0;
  return () => {
    const before = performance.now();
    turn += 1;
    for (const [index, sprite] of all.entries()) {
      sprite.position.set(((index * 37 + turn) % 600) + 20, ((index * 53 + turn) % 320) + 20);
      sprite.scale.set(0.5 + (turn % 50) / 100);
    }
    renderer.render(stage);
    return performance.now() - before;
  };
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The time of one call, the median of several. */
function timed(run: () => void): number {
  return median(
    Array.from({ length: 15 }, () => {
      const before = performance.now();
      run();
      return performance.now() - before;
    }),
  );
}

async function motion(api: Api, step: (ms: number) => number | null) {
  const bare = await bareLoop();
  const ours: number[] = [];
  const theirs: number[] = [];
  let shift = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const own: number[] = [];
    const other: number[] = [];
    for (let frame = 0; frame < framesARound; frame += 1) {
      other.push(bare());
      let took = step(16);
      if (took === null || frame % 100 === 0) {
        shift = shift === 0 ? 300 : 0;
        api.set({ plan: heap(shift) });
        took = step(16);
      }
      own.push(took ?? 0);
    }
    // The first round warms up.
    if (round === 0) continue;
    ours.push(mean(own));
    theirs.push(mean(other));
  }
  return {
    bareVsTable: median(theirs.map((time, index) => time / (ours[index] ?? time))),
    bareFrameMs: median(theirs),
    tableFrameMs: median(ours),
  };
}

function drawCallsOf(draw: () => void): number {
  const proto = WebGL2RenderingContext.prototype;
  const { drawElements } = proto;
  let calls = 0;
  proto.drawElements = function count(...args) {
    calls += 1;
    drawElements.apply(this, args);
  };
  draw();
  proto.drawElements = drawElements;
  return calls;
}

function replans() {
  const grow = (plan: Plan, ends: (index: number) => string, count: number) => {
    let now = plan;
    for (let index = 0; index < count; index += 1) {
      const placed = place(now, ends(index), { id: `q${index}`, across: false });
      if (!placed.ok) throw new Error(placed.code);
      now = placed.plan;
    }
    return now;
  };
  const line = planRound({ shape: 'line', long: 129, across: 0, board: size });
  const lanes = planRound({ shape: 'lanes', long: 136, across: 0, board: size, arms: 9 });
  if (!line.ok || !lanes.ok) throw new Error('no plan');
  const wholeLine = grow(
    line.plan,
    (index) => (index === 0 ? 'start' : index % 2 ? 'left' : 'right'),
    129,
  );
  const wholeLanes = grow(
    lanes.plan,
    (index) => (index === 0 ? 'start' : `lane${1 + (index % 9)}`),
    136,
  );
  const other = { width: 907, height: 510 };
  return {
    replanLineMs: timed(() => replan(wholeLine, other)),
    replanLanesMs: timed(() => replan(wholeLanes, other)),
  };
}

function heapUsed(): number {
  const { gc } = globalThis as { gc?: () => void };
  gc?.();
  const { memory } = performance as { memory?: { usedJSHeapSize: number } };
  return memory?.usedJSHeapSize ?? Number.NaN;
}

/** Measures all of it, one after the other. */
export async function costs(): Promise<Costs> {
  const host = document.createElement('div');
  Object.assign(host.style, {
    position: 'fixed',
    inset: '0',
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  document.body.append(host);
  const { clock, step } = steppedClock();
  const api = await mount(host, tableOf(heap(0)), { clock });
  while (step(16) !== null);
  const moving = await motion(api, step);
  api.finish();
  while (step(16) !== null);
  const drawCalls = drawCallsOf(() => {
    api.set({ dim: ['p5'] });
    step(16);
  });
  const whole = [tableOf(heap(0)), tableOf(heap(90))];
  let turn = 0;
  const setMs = timed(() => {
    turn += 1;
    api.set(whole[turn % 2] ?? {}, { instant: true });
  });
  const one = tableOf(heap(0, pieces + 1));
  const base = tableOf(heap(0));
  const appendMs = median(
    Array.from({ length: 15 }, () => {
      api.set(base, { instant: true });
      const before = performance.now();
      api.set(one, { instant: true });
      return performance.now() - before;
    }),
  );
  while (step(16) !== null);
  await api.dispose();
  // Idle is a matter of the page's own clock.
  const still = await mount(host, { ...tableOf(heap(0)), motion: 'off' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = { frames: still.frames(), bytes: heapUsed() };
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const idle = {
    idleFrames: still.frames() - before.frames,
    idleBytes: Math.max(0, heapUsed() - before.bytes),
  };
  await still.dispose();
  return { ...moving, drawCalls, setMs, appendMs, ...replans(), ...idle };
}
