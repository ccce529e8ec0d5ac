import type { PieceId } from '@pedra/layout';
import type { Application } from 'pixi.js';
import {
  type ApplicationFactory,
  claimApplication,
  nextTurn,
  replaceApplication,
  sharedApplication,
} from './application.ts';
import { createBrowserClock, watchPixelRatio } from './browser-clock.ts';
import type { Clock } from './clock.ts';
import type { Api, Config, SceneSnapshot, Trouble } from './config.ts';
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
  const turn = nextTurn();
  const clock = how.clock ?? createBrowserClock();
  const application = await sharedApplication(how.application);
  return new Mounted({ element, clock, create: how.application }, state, application, turn);
}

/** What a table is mounted with, for good. */
interface Footing {
  readonly element: HTMLElement;
  readonly clock: Clock;
  readonly create: ApplicationFactory | undefined;
}

/** A table in its element: ties the scene to the canvas, to the page's size and to its misfortunes. */
class Mounted implements Api {
  readonly #footing: Footing;
  readonly #release: (() => void) | null;
  #application: Application;
  /** What to show when there is a screen again. */
  #state: Config;
  /** Null while there is no screen: before the first and between two, and for good once it has gone. */
  #table: TableScene | null = null;
  #gone = false;
  #frames = 0;
  #stops: (() => void)[] = [];

  constructor(footing: Footing, state: Config, application: Application, turn: number) {
    this.#footing = footing;
    this.#state = state;
    this.#application = application;
    this.#release = claimApplication(turn, () => this.#leave());
    if (this.#release) this.#open();
    else this.#gone = true;
  }

  set(config: Partial<Config>, how: { readonly instant?: boolean } = {}): Trouble | null {
    if (this.#gone) return null;
    const next = { ...this.#state, ...config };
    const trouble = findTrouble(next);
    if (trouble) return trouble;
    this.#state = next;
    this.#table?.show(next, how.instant === true);
    return null;
  }

  refuse(piece: PieceId): void {
    this.#table?.shake(piece);
  }

  finish(): void {
    this.#table?.finish();
  }

  moving(): boolean {
    return this.#table?.timeline.moving() ?? false;
  }

  snapshot(): SceneSnapshot {
    return this.#table?.snapshot() ?? { size: { width: 0, height: 0 }, objects: [] };
  }

  frames(): number {
    return this.#frames;
  }

  async dispose(): Promise<void> {
    this.#release?.();
    this.#leave();
  }

  /** Puts the canvas into the element and begins to draw and to listen. */
  #open(): void {
    const application = this.#application;
    const { canvas } = application;
    const { element, clock } = this.#footing;
    const table = new TableScene(this.#state, clock, () => {
      if (isLost(application)) return;
      application.render();
      this.#frames += 1;
    });
    application.stage.addChild(table.scene.root);
    this.#table = table;
    element.append(canvas);
    const measure = () => this.#measure(table);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    this.#stops = [
      () => observer.disconnect(),
      watchPixelRatio(measure),
      bindPointer(canvas, table, clock),
      watchContext(canvas, clock, {
        restored: () => table.invalidate(),
        gone: () => this.#rebuild(),
      }),
    ];
    measure();
  }

  #measure(table: TableScene): void {
    const { element } = this.#footing;
    const width = Math.floor(element.clientWidth);
    const height = Math.floor(element.clientHeight);
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
    this.#table?.destroy();
    this.#table = null;
    this.#application.canvas.remove();
  }

  #leave(): void {
    if (this.#gone) return;
    this.#gone = true;
    // Without a table the Application may be ending already.
    if (this.#table) this.#close();
  }

  /** The context did not come back: another Application, and the same table on it. */
  async #rebuild(): Promise<void> {
    this.#close();
    this.#application = await replaceApplication(this.#footing.create);
    if (!this.#gone) this.#open();
  }
}

function isLost({ renderer }: Application): boolean {
  return 'context' in renderer && renderer.context.isLost;
}
