import type { Application } from 'pixi.js';
import {
  type ApplicationFactory,
  claimApplication,
  replaceApplication,
  sharedApplication,
} from './application.ts';
import { createBrowserClock, watchPixelRatio } from './browser-clock.ts';
import type { Clock } from './clock.ts';
import type { Api, Config } from './config.ts';
import { watchContext } from './context-loss.ts';
import { defaults } from './defaults.ts';
import { bindPointer } from './pointer.ts';
import { TableScene } from './table-scene.ts';
import { findTrouble } from './validate.ts';

/** A config to begin with: what has no default must be there. */
export type InitialConfig = Partial<Config> & Pick<Config, 'skin' | 'table' | 'plan'>;

/** Px below which a screen counts as narrow, and gets the finer picture that phones can show. */
const narrow = 480;

/**
 * Shows a table in an element and keeps it there until disposed. All tables of a page share one canvas: the newest has it. Throws
 * when the first config cannot be drawn.
 */
export async function mount(
  element: HTMLElement,
  config: InitialConfig,
  how: { readonly clock?: Clock; readonly application?: ApplicationFactory } = {},
): Promise<Api> {
  const state: Config = { ...defaults, ...config };
  const trouble = findTrouble(state);
  if (trouble) throw new Error(`config refused: ${trouble.code} at ${trouble.path}`);
  const application = await sharedApplication(how.application);
  return new Mounted(
    element,
    state,
    application,
    how.clock ?? createBrowserClock(),
    how.application,
  );
}

/** A table in its element: ties the scene to the canvas, the page's size and its misfortunes. */
class Mounted implements Api {
  readonly #element: HTMLElement;
  readonly #clock: Clock;
  readonly #create: ApplicationFactory | undefined;
  #application: Application;
  #table: TableScene;
  #frames = 0;
  #alive = true;
  #release: () => void = () => {};
  #stops: (() => void)[] = [];

  constructor(
    element: HTMLElement,
    state: Config,
    application: Application,
    clock: Clock,
    create?: ApplicationFactory,
  ) {
    this.#element = element;
    this.#clock = clock;
    this.#create = create;
    this.#application = application;
    this.#release = claimApplication(() => this.#leave());
    this.#table = this.#open(state);
  }

  set(config: Partial<Config>, how: { readonly instant?: boolean } = {}) {
    return this.#alive ? this.#table.set(config, how.instant === true) : null;
  }

  refuse(piece: string): void {
    if (this.#alive) this.#table.shake(piece);
  }

  finish(): void {
    if (this.#alive) this.#table.finish();
  }

  moving(): boolean {
    return this.#alive && this.#table.timeline.moving();
  }

  snapshot() {
    return this.#alive ? this.#table.snapshot() : { size: { width: 0, height: 0 }, objects: [] };
  }

  frames(): number {
    return this.#frames;
  }

  async dispose(): Promise<void> {
    this.#release();
    this.#leave();
  }

  /** Puts the canvas into the element and begins to draw and to listen. */
  #open(state: Config): TableScene {
    const application = this.#application;
    const { canvas } = application;
    const table = new TableScene(state, this.#clock, () => {
      if (isLost(application)) return;
      application.render();
      this.#frames += 1;
    });
    application.stage.addChild(table.scene.root);
    this.#element.append(canvas);
    const measure = () => this.#measure(table);
    const observer = new ResizeObserver(measure);
    observer.observe(this.#element);
    this.#stops = [
      () => observer.disconnect(),
      watchPixelRatio(measure),
      bindPointer(canvas, table, this.#clock),
      watchContext(canvas, this.#clock, {
        restored: () => table.invalidate(),
        gone: () => this.#rebuild(),
      }),
    ];
    measure();
    return table;
  }

  #measure(table: TableScene): void {
    const width = Math.floor(this.#element.clientWidth);
    const height = Math.floor(this.#element.clientHeight);
    if (width === 0 || height === 0) return;
    const ratio = Math.min(devicePixelRatio, width <= narrow ? 3 : 2);
    const { renderer } = this.#application;
    const { size } = table;
    if (size?.width === width && size.height === height && size.ratio === ratio) return;
    renderer.resize(width, height, ratio);
    table.resize({ width, height, ratio });
    // The canvas was cleared by its new size: a frame later would be seen as a flash.
    table.draw();
  }

  #close(): void {
    for (const stop of this.#stops.splice(0)) stop();
    this.#table.destroy();
  }

  #leave(): void {
    if (!this.#alive) return;
    this.#alive = false;
    this.#close();
    this.#application.canvas.remove();
  }

  /** The context did not come back: another Application, and the same table on it. */
  async #rebuild(): Promise<void> {
    const { state } = this.#table;
    this.#close();
    this.#application.canvas.remove();
    this.#application = await replaceApplication(this.#create);
    if (this.#alive) this.#table = this.#open(state);
  }
}

function isLost({ renderer }: Application): boolean {
  return 'context' in renderer && renderer.context.isLost;
}
