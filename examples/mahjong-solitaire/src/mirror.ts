import type { PxRect } from '@pedra/renderer';
import { nearest, nearestTowards } from './nearest.ts';
import type { Tile, TileId } from './rules.ts';
import { tileName } from './words.ts';

/** What the mirror shows. */
interface Mirrored {
  readonly tiles: readonly Tile[];
  readonly open: ReadonlySet<TileId>;
  readonly picked: TileId | null;
}

/**
 * The table for keyboard and ear: a list over the canvas with every tile in its place, in reading order. Tiles that can be taken are
 * buttons, one of which is in the order of tabs; arrows lead to the others.
 */
export class Mirror {
  readonly #list: HTMLElement;
  readonly #items = new Map<TileId, HTMLLIElement>();
  #shown: Mirrored = { tiles: [], open: new Set(), picked: null };
  #rects: Readonly<Record<TileId, PxRect>> = {};
  /** Where the tile that had the focus was when it was last seen. */
  #focusedAt: PxRect | undefined;
  /** The tile that tabs lead to. */
  #current: TileId | null = null;

  constructor(list: HTMLElement, on: { press(id: TileId): void; focus(id: TileId | null): void }) {
    this.#list = list;
    list.addEventListener('keydown', (event) => this.#key(event));
    list.addEventListener('focusout', ({ relatedTarget }) => {
      if (this.#idOf(relatedTarget) === null) on.focus(null);
    });
    list.addEventListener('focusin', ({ target }) => {
      const id = this.#idOf(target);
      if (id === null) return;
      this.#current = id;
      this.#focusedAt = this.#rects[id];
      this.#showTabStop();
      on.focus(id);
    });
    list.addEventListener('click', ({ target }) => {
      const id = this.#idOf(target);
      if (id !== null) on.press(id);
    });
  }

  /** Takes over a state; where the focused tile is gone, the focus goes to the nearest one. */
  show(next: Mirrored): void {
    const focused = this.#idOf(document.activeElement);
    this.#shown = next;
    const kept = new Set(next.tiles.map(({ id }) => id));
    for (const [id, item] of this.#items) {
      if (kept.has(id)) continue;
      item.remove();
      this.#items.delete(id);
    }
    const inOrder = [...next.tiles].sort((a, b) => a.y - b.y || a.x - b.x || b.level - a.level);
    for (const [index, tile] of inOrder.entries()) this.#showTile(tile, index);
    this.arrange(this.#rects);
    if (this.#current === null || !next.open.has(this.#current)) {
      const near = this.#focusedAt && nearest(this.#focusedAt, this.#openRects());
      this.#current = near ?? inOrder.find(({ id }) => next.open.has(id))?.id ?? null;
    }
    this.#showTabStop();
    if (focused !== null && focused !== this.#current) this.#button(this.#current)?.focus();
  }

  /** Lays the elements over what is drawn. */
  arrange(rects: Readonly<Record<TileId, PxRect>>): void {
    this.#rects = rects;
    for (const [id, item] of this.#items) {
      const rect = rects[id];
      if (!rect) continue;
      item.style.transform = `translate(${rect.x}px, ${rect.y}px)`;
      item.style.width = `${rect.w}px`;
      item.style.height = `${rect.h}px`;
    }
  }

  #showTile(tile: Tile, index: number): void {
    const open = this.#shown.open.has(tile.id);
    let item = this.#items.get(tile.id);
    if (item === undefined || item.dataset.open !== String(open)) {
      const fresh = document.createElement('li');
      fresh.dataset.open = String(open);
      fresh.dataset.tile = tile.id;
      const inner = document.createElement(open ? 'button' : 'span');
      inner.textContent = open ? tileName(tile) : `${tileName(tile)}, blocked`;
      fresh.append(inner);
      item?.remove();
      item = fresh;
      this.#items.set(tile.id, item);
    }
    // An element that is put in again loses the focus, so that only what is elsewhere is.
    const there = this.#list.children[index] ?? null;
    if (there !== item) this.#list.insertBefore(item, there);
    const button = this.#button(tile.id);
    button?.setAttribute('aria-pressed', String(this.#shown.picked === tile.id));
  }

  #showTabStop(): void {
    for (const id of this.#shown.open) {
      const button = this.#button(id);
      if (button) button.tabIndex = id === this.#current ? 0 : -1;
    }
  }

  #key(event: KeyboardEvent): void {
    const id = this.#idOf(event.target);
    const from = id === null ? undefined : this.#rects[id];
    const to = from && nearestTowards(event.key, from, this.#openRects(id));
    if (to === undefined) return;
    event.preventDefault();
    this.#button(to)?.focus();
  }

  #openRects(but: TileId | null = null): Readonly<Record<TileId, PxRect>> {
    const { open } = this.#shown;
    return Object.fromEntries(
      Object.entries(this.#rects).filter(([id]) => id !== but && open.has(id)),
    );
  }

  #button(id: TileId | null): HTMLButtonElement | null {
    return id === null ? null : (this.#items.get(id)?.querySelector('button') ?? null);
  }

  #idOf(target: EventTarget | null): TileId | null {
    const item = target instanceof HTMLButtonElement ? target.closest<HTMLLIElement>('li') : null;
    return item && this.#list.contains(item) ? (item.dataset.tile ?? null) : null;
  }
}
