import type { Page } from '@playwright/test';

/** A rectangle in the page, in CSS px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A tile of the hand as its button tells it. */
interface HandTile {
  readonly tile: string;
  readonly fits: 'no' | 'one' | 'both';
  readonly picked: boolean;
  readonly box: Box;
}

/** What a player can tell from the page at one moment. */
export interface TableReading {
  /** The title of a dialog that lies over the table. */
  readonly dialog: string | null;
  readonly turn: string;
  readonly hand: readonly HandTile[];
  /** The line, left to right, as each item is read out. */
  readonly line: readonly { readonly text: string; readonly box: Box }[];
  /** Open ends of a picked tile. */
  readonly ends: readonly { readonly name: string; readonly box: Box }[];
  readonly canDraw: boolean;
  readonly canPass: boolean;
  /** The moves of this round as they are listed, the newest first; empty where no sheet is shown. */
  readonly moves: readonly string[];
  readonly scores: string;
  /** What has the focus: a name, or `none`. */
  readonly focus: string;
}

/** Reads the table from its elements alone. */
export function readTable(page: Page): Promise<TableReading> {
  return page.evaluate(() => {
    const boxOf = (node: Element) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x, y, width, height };
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const textOf = (node: Element | null | undefined) => node?.textContent?.trim() ?? '';
    const group = (name: string) => `[role="group"][aria-label="${name}"]`;
    const fits = (text: string) =>
      /fits on both/.test(text)
        ? 'both'
        : /fits|opens/.test(text) && !/not fit/.test(text)
          ? 'one'
          : 'no';
    const button = (name: RegExp) =>
      all('section[aria-label="Table"] button').some((node) => name.test(textOf(node)));
    const dialog = document.querySelector('dialog[open]');
    return {
      dialog: dialog ? textOf(dialog.querySelector('h1, h2')) : null,
      turn: textOf(document.querySelector('section[aria-label="Table"] > p')),
      hand: all(`${group('Your hand')} button`).map((node) => ({
        tile: textOf(node).split(',')[0] ?? '',
        fits: fits(textOf(node)) as 'no' | 'one' | 'both',
        picked: node.getAttribute('aria-pressed') === 'true',
        box: boxOf(node),
      })),
      line: all('section[aria-label="Table"] ol > li').map((node) => ({
        text: textOf(node),
        box: boxOf(node),
      })),
      ends: all('section[aria-label="Table"] fieldset button').map((node) => ({
        name: textOf(node),
        box: boxOf(node),
      })),
      canDraw: button(/^Draw/),
      canPass: button(/^Pass/),
      moves: all('aside ol[reversed] > li').map(textOf),
      scores: textOf(document.querySelector('aside table')),
      focus: document.activeElement === document.body ? 'none' : textOf(document.activeElement),
    };
  });
}

/** The middle of a rectangle. */
export function middle({ x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
