import type { TileText } from '@pedra/rules';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Picking } from './decide.ts';

/** What the keys move. */
export interface MirrorFocus {
  /** Puts the focus on the tile at an index of the hand, the nearest there is. */
  toTile(index: number): void;
  /** Steps to the next or previous tile of the hand, or of the line while that is read. */
  step(by: 1 | -1): void;
  /** Puts the focus on the line, at the newest tile. */
  toLine(): void;
  /** Puts the focus on the tile of the hand that had it last. */
  toHand(): void;
  /** Puts the focus on the words that say whose turn it is. */
  toTurn(): void;
  /** The tile of the hand that has the focus; null where it is elsewhere. */
  tile(): TileText | null;
}

type OnFocusTile = (tile: TileText | null) => void;

/** The place in the hand that has the tab stop. */
interface Spot {
  readonly tile: TileText | null;
  readonly index: number;
}

/** Where the tab stop is in a newer hand: on its tile, or where that was, on the neighbour to its right. */
function spotIn(hand: readonly TileText[], { tile, index }: Spot): Spot {
  const found = tile === null ? -1 : hand.indexOf(tile);
  const at = found >= 0 ? found : Math.min(index, hand.length - 1);
  return { tile: hand[at] ?? null, index: Math.max(0, at) };
}

/** Keeps the focus inside through every update: on a tile that is gone, it goes to its right neighbour, else to the hand, else to the turn. */
export function useMirrorFocus(
  section: RefObject<HTMLElement | null>,
  hand: readonly TileText[],
  picking: Picking,
) {
  const [spot, setSpot] = useState<Spot>({ tile: hand[0] ?? null, index: 0 });
  const inside = useRef(false);
  const held = spotIn(hand, spot);
  if (held.tile !== spot.tile || held.index !== spot.index) setSpot(held);
  const { index } = held;
  const find = (selector: string) => section.current?.querySelector<HTMLElement>(selector) ?? null;
  const all = (selector: string) => [
    ...(section.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];

  useLayoutEffect(() => {
    const end = picking.place === null ? null : find(`[data-place="${picking.place}"]`);
    if (end) return end.focus({ preventScroll: true });
    if (!inside.current || section.current?.contains(document.activeElement)) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = find('[data-tile][tabindex="0"]') ?? find('[data-hand]') ?? find('[data-turn]');
    next?.focus({ preventScroll: true });
  });

  const handle: MirrorFocus = {
    toTile(wish) {
      const at = Math.max(0, Math.min(hand.length - 1, wish));
      setSpot({ tile: hand[at] ?? null, index: at });
      all('[data-tile]')[at]?.focus({ preventScroll: true });
    },
    step(by) {
      const line = all('[data-laid]');
      const { activeElement } = document;
      const at = activeElement instanceof HTMLElement ? line.indexOf(activeElement) : -1;
      if (at >= 0) line[at + by]?.focus({ preventScroll: true });
      else handle.toTile(handle.tile() === null ? index : index + by);
    },
    toLine() {
      all('[data-laid]').at(-1)?.focus({ preventScroll: true });
    },
    toHand() {
      handle.toTile(index);
    },
    toTurn() {
      find('[data-turn]')?.focus({ preventScroll: true });
    },
    tile() {
      return document.activeElement?.getAttribute('data-tile') ?? null;
    },
  };
  return {
    /** The tile that holds the hand's one tab stop. */
    stop: held.tile,
    handle,
    entered(target: HTMLElement, onFocusTile: OnFocusTile) {
      inside.current = true;
      const tile = target.getAttribute('data-tile');
      if (tile !== null) setSpot({ tile, index: hand.indexOf(tile) });
      onFocusTile(tile !== null && target.matches(':focus-visible') ? tile : null);
    },
    left(event: FocusEvent<HTMLElement>, onFocusTile: OnFocusTile) {
      const stays = section.current?.contains(event.relatedTarget) ?? false;
      // An element that is taken away loses the focus too; that is no leaving.
      if (!stays && event.target.isConnected) inside.current = false;
      if (!stays) onFocusTile(null);
    },
  };
}
