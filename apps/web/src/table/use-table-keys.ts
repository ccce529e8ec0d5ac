import { type KeyCommand, readLine, type SpeechContext, type Words } from '@pedra/i18n';
import { type RefObject, useEffect, useRef } from 'react';
import type { Announcer } from './announcer.ts';
import { boneyard } from './bridge.ts';
import { nextPlace, type Picking, type Wish } from './decide.ts';
import { keyAnswer } from './key-speech.ts';
import type { MirrorFocus } from './mirror-focus.ts';
import { type KeyWish, keyWish } from './table-keys.ts';

/** What the keys act on, as it is now. */
export interface KeyTargets {
  readonly words: Words;
  readonly context: SpeechContext;
  readonly picking: Picking;
  readonly setPicking: (picking: Picking) => void;
  readonly onWish: (wish: Wish) => void;
  /** Takes the last decision back; null where there is none that may be. */
  readonly onUndo: (() => void) | null;
  readonly onHelp: () => void;
}

const via = 'keyboard';

/** Arrows scroll and Home jumps elsewhere on the page: they are the table's only where the focus is on it, or nowhere. */
function isOnTable({ target }: KeyboardEvent): boolean {
  return (
    target === document.body ||
    (target instanceof Element && target.closest('.table-stage') !== null)
  );
}

/** Keys are the table's while nothing lies over it and no text is being written. */
function isTables(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || document.querySelector('dialog[open], [popover]:popover-open'))
    return false;
  return !(
    target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]')
  );
}

function layAt(place: 'left' | 'right', t: KeyTargets, focus: MirrorFocus): void {
  const tile = t.picking.picked ?? focus.tile();
  if (tile !== null) t.onWish({ type: 'drop', piece: tile, end: place, via });
}

function runCommand(
  command: KeyCommand,
  t: KeyTargets,
  focus: MirrorFocus,
  announcer: Announcer | null,
): void {
  const answer = keyAnswer(command, t.words, t.context);
  if (answer !== null) announcer?.say({ text: answer, topic: 'answer' });
  else if (command === 'help') t.onHelp();
  else if (command === 'undo') undo(t, announcer);
  else if (command === 'again') announcer?.again();
  else if (command === 'left' || command === 'right') layAt(command, t, focus);
  else if (command === 'draw') t.onWish({ type: 'tap-pile', pile: boneyard, via });
  else if (command === 'pass') t.onWish({ type: 'pass', via });
}

function undo({ onUndo, words }: KeyTargets, announcer: Announcer | null): void {
  if (onUndo) onUndo();
  else announcer?.say({ text: words.text('table.undo.none'), topic: 'answer' });
}

function pickNth(index: number, t: KeyTargets, focus: MirrorFocus): void {
  const tile = t.context.view.hand[index];
  if (tile === undefined) return;
  focus.toTile(index);
  t.onWish({ type: 'pick', piece: tile, via });
}

function runKey(
  wish: KeyWish,
  t: KeyTargets,
  focus: MirrorFocus,
  announcer: Announcer | null,
): void {
  const { view } = t.context;
  switch (wish.type) {
    case 'command':
      runCommand(wish.command, t, focus, announcer);
      break;
    case 'step':
      if (t.picking.place !== null) t.setPicking(nextPlace(view, t.picking, wish.by));
      else focus.step(wish.by);
      break;
    case 'first':
      focus.toTile(0);
      break;
    case 'last':
      focus.toTile(view.hand.length - 1);
      break;
    case 'tile':
      pickNth(wish.index, t, focus);
      break;
    case 'read-line':
      announcer?.say({ text: readLine(t.words, t.context), topic: 'answer' });
      focus.toLine();
      break;
    case 'to-hand':
      focus.toHand();
      break;
    case 'cancel':
      t.onWish({ type: 'cancel', via });
  }
}

/** The table's keys (I4), wherever the focus is on the page; arrows are taken from the browser only here. */
export function useTableKeys(
  targets: KeyTargets,
  focus: RefObject<MirrorFocus | null>,
  announcer: RefObject<Announcer | null>,
): void {
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTables(event)) return;
      // A key held down must not pick a tile and then play it.
      if (event.repeat && event.key === 'Enter') return event.preventDefault();
      const wish = keyWish(event, latest.current.words.keys);
      if (!wish || !focus.current || (wish.type !== 'command' && !isOnTable(event))) return;
      if (wish.type !== 'command') event.preventDefault();
      runKey(wish, latest.current, focus.current, announcer.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [focus, announcer]);
}
