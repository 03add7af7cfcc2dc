// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createShortcuts, keyName, type ShortcutBook, sequenceTime } from './shortcuts.ts';

let now = 0;
let book: ShortcutBook;
const run = vi.fn();
beforeEach(() => {
  now = 0;
  book = createShortcuts(() => now);
  document.body.innerHTML = '<input id="text"><input id="box" type="checkbox">';
});
function press(key: string, options: KeyboardEventInit & { on?: string; hasSingleKeys?: boolean } = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options });
  (options.on ? document.getElementById(options.on) : document.body)?.dispatchEvent(event);
  book.press(event, options.hasSingleKeys ?? true);
  return event;
}

describe('a shortcut', () => {
  test('runs on its key and keeps the browser from acting on it', () => {
    book.add({ keys: 'mod+s', label: 'Save', run });
    expect(press('s', { ctrlKey: true }).defaultPrevented).toBe(true);
    press('s', { metaKey: true });
    expect(run).toHaveBeenCalledTimes(2);
  });
  test('that is only told is left to what has the focus', () => {
    book.add({ keys: 'space', label: 'Preview', run: null });
    expect(press(' ').defaultPrevented).toBe(false);
    expect(book.list().map((one) => one.label)).toEqual(['Preview']);
  });
  test('of a single key is off while one types, and in the profile', () => {
    book.add({ keys: 'c', label: 'New', run });
    press('c', { on: 'text' });
    press('c', { hasSingleKeys: false });
    expect(run).not.toHaveBeenCalled();
    press('c', { on: 'box' });
    expect(run).toHaveBeenCalledTimes(1);
  });
  test('of the page is off in what lies over it: Escape closes that alone, and no letter decides behind it', () => {
    book.add({ keys: 'escape', label: 'Back', run });
    book.add({ keys: 'a', label: 'Approve', run });
    document.body.innerHTML =
      '<div role="dialog"><button id="inside">Close</button></div><button id="page">Row</button>';
    press('Escape', { on: 'inside' });
    press('a', { on: 'inside' });
    expect(run).not.toHaveBeenCalled();
    press('a', { on: 'page' });
    press('Escape', { on: 'page' });
    expect(run).toHaveBeenCalledTimes(2);
  });
  test('takes back what was done, but in a field what was typed there', () => {
    book.add({ keys: 'mod+z', label: 'Undo', run });
    expect(press('z', { ctrlKey: true, on: 'text' }).defaultPrevented).toBe(false);
    expect(run).not.toHaveBeenCalled();
    press('z', { ctrlKey: true });
    expect(run).toHaveBeenCalledTimes(1);
  });
  test('with a modifier works in inputs too', () => {
    book.add({ keys: 'mod+k', label: 'Command', run });
    press('k', { ctrlKey: true, on: 'text' });
    expect(run).toHaveBeenCalledTimes(1);
  });
  test('of two keys runs when the second follows in time', () => {
    book.add({ keys: 'g h', label: 'Home', run });
    press('g');
    now += sequenceTime - 1;
    press('h');
    expect(run).toHaveBeenCalledTimes(1);
    press('g');
    now += sequenceTime;
    press('h');
    expect(run).toHaveBeenCalledTimes(1);
  });
  test('registered last wins, and gives way when it is gone', () => {
    const dialog = vi.fn();
    book.add({ keys: 'escape', label: 'Back', run });
    const remove = book.add({ keys: 'escape', label: 'Close', run: dialog });
    press('Escape', { on: 'text' });
    expect(dialog).toHaveBeenCalledTimes(1);
    remove();
    press('Escape');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
test('keys have one name on every keyboard', () => {
  const name = (key: string, more = {}) =>
    keyName({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });
  expect(name('?', { shiftKey: true })).toBe('?');
  expect(name('ArrowDown', { shiftKey: true })).toBe('shift+arrowdown');
  expect(name('Enter', { metaKey: true })).toBe('mod+enter');
  expect(name('Shift', { shiftKey: true })).toBeNull();
});
