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

let shared: Promise<Application> | undefined;
let leave: (() => void) | undefined;

/** The page's one Application, made at the first call and kept: contexts leak when they are made per screen. */
export function sharedApplication(create: ApplicationFactory = createApplication) {
  shared ??= start(create);
  return shared;
}

/** Destroys the Application, whose context is lost for good, and makes another. */
export async function replaceApplication(create: ApplicationFactory = createApplication) {
  const old = await shared;
  shared = start(create);
  old?.destroy({ removeView: true }, { children: true });
  return shared;
}

/** Takes the Application for one table; whoever had it is told to leave first. The result gives it back. */
export function claimApplication(onTaken: () => void): () => void {
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
  const { style } = application.canvas;
  style.display = 'block';
  style.touchAction = 'manipulation';
  application.canvas.setAttribute('aria-hidden', 'true');
  return application;
}
