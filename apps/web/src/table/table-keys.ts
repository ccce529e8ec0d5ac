import { type KeyCommand, keyCommands } from '@pedra/i18n';

/** What a key press means at the table. */
export type KeyWish =
  | { readonly type: 'command'; readonly command: KeyCommand }
  | { readonly type: 'step'; readonly by: 1 | -1 }
  | { readonly type: 'first' | 'last' | 'read-line' | 'to-hand' | 'cancel' }
  /** The nth tile of the hand, counted from 0. */
  | { readonly type: 'tile'; readonly index: number };

/** A key press as far as it matters here. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const named: Readonly<Record<string, KeyWish>> = {
  ArrowLeft: { type: 'step', by: -1 },
  ArrowRight: { type: 'step', by: 1 },
  ArrowUp: { type: 'read-line' },
  ArrowDown: { type: 'to-hand' },
  Home: { type: 'first' },
  End: { type: 'last' },
  Escape: { type: 'cancel' },
};

/** What a key press means, by the letters of the language; null where it means nothing or belongs to the browser (I4). */
export function keyWish(
  press: KeyPress,
  letters: Readonly<Record<KeyCommand, string>>,
): KeyWish | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const known = named[press.key];
  if (known) return known;
  if (/^\d$/.test(press.key)) return { type: 'tile', index: (Number(press.key) + 9) % 10 };
  const key = press.key.toLowerCase();
  const command = keyCommands.find((name) => letters[name] === key);
  return command ? { type: 'command', command } : null;
}
