/// <reference path="./pixi-unsafe-eval.d.ts" />
// Without this import Pixi compiles shaders' glue with `new Function`, which a strict policy forbids.
import 'pixi.js/unsafe-eval';
import { Application, type ApplicationOptions, Ticker } from 'pixi.js';

/** How the one Application is made; the React entry brings its own. */
export type ApplicationFactory = (options: Partial<ApplicationOptions>) => Promise<Application>;

/**
 * What Pixi starts with. It gets neither its loop (frames are asked for one by one), nor its events and accessibility (input and the
 * page's elements are the caller's): none of these is even loaded.
 */
const options = {
  // The type wants a list of two at most; WebGPU is left out on purpose.
  preference: ['webgl', 'canvas'],
  autoStart: false,
  sharedTicker: false,
  skipExtensionImports: true,
  antialias: false,
  autoDensity: true,
  backgroundAlpha: 0,
  width: 1,
  height: 1,
} satisfies Partial<ApplicationOptions>;

async function createApplication(given: Partial<ApplicationOptions>): Promise<Application> {
  const application = new Application();
  await application.init(given);
  return application;
}

/** Atlas, table and racks; Pixi's shader tries each in turn for every px, so fewer are faster. */
const texturesAtOnce = 8;

let shared: Promise<Application> | undefined;
let maker: ApplicationFactory | undefined;
let leave: (() => void) | undefined;
let turns = 0;
let claimed = 0;

/** The page's one Application, made at the first call and kept: contexts leak when they are made per screen. */
export function sharedApplication(create: ApplicationFactory = createApplication) {
  if (shared && maker === create) return shared;
  return succeed(create, () => {
    leave?.();
    leave = undefined;
  });
}

/** Another Application in place of the one there was, whose table has let go of it. */
export function replaceApplication(create: ApplicationFactory = createApplication) {
  return succeed(create, () => {});
}

/** Ends the Application there is, once its table has left it, then makes another. */
function succeed(create: ApplicationFactory, evict: () => void): Promise<Application> {
  const old = shared;
  const destroyOld = async () => {
    const application = await old;
    evict();
    application?.destroy({ removeView: true }, { children: true });
  };
  maker = create;
  shared = destroyOld().then(() => start(create));
  return shared;
}

/** A place in the order in which tables were asked for; the latest has the Application, whenever it is ready. */
export function nextTurn(): number {
  turns += 1;
  return turns;
}

/**
 * Takes the Application for one table; whoever had it is told to leave first. The result gives it back; null when a later turn has
 * it already.
 */
export function claimApplication(turn: number, onTaken: () => void): (() => void) | null {
  if (turn < claimed) return null;
  claimed = turn;
  leave?.();
  leave = onTaken;
  return () => {
    if (leave === onTaken) leave = undefined;
  };
}

async function start(create: ApplicationFactory): Promise<Application> {
  for (const ticker of [Ticker.system, Ticker.shared]) {
    ticker.autoStart = false;
    ticker.stop();
  }
  const application = await create(options);
  const { renderer } = application;
  if ('limits' in renderer) renderer.limits.maxBatchableTextures = texturesAtOnce;
  const { style } = application.canvas;
  style.display = 'block';
  style.touchAction = 'manipulation';
  application.canvas.setAttribute('aria-hidden', 'true');
  return application;
}
