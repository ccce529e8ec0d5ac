import { loadWords } from '@pedra/i18n';
import { describe, expect, test } from 'vitest';
import { keyWish } from './table-keys.ts';

const { keys } = await loadWords('en');
const press = (key: string, more = {}) =>
  keyWish({ key, ctrlKey: false, altKey: false, metaKey: false, ...more }, keys);

describe('I4: keys at the table', () => {
  test.each([
    ['ArrowLeft', { type: 'step', by: -1 }],
    ['Home', { type: 'first' }],
    ['ArrowUp', { type: 'read-line' }],
    ['1', { type: 'tile', index: 0 }],
    ['0', { type: 'tile', index: 9 }],
    ['D', { type: 'command', command: 'draw' }],
    ['M', { type: 'command', command: 'last-move' }],
    ['?', { type: 'command', command: 'help' }],
    ['Escape', { type: 'cancel' }],
  ])('%s', (key, wish) => {
    expect(press(key)).toEqual(wish);
  });

  test('Ctrl, Alt and Meta belong to the browser, other keys to nobody', () => {
    expect(press('d', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('x')).toBeNull();
    expect(press('Tab')).toBeNull();
  });
});
