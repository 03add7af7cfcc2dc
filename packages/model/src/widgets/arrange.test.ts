import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arranged, moved, type WidgetPlace, wantedPlaces } from './arrange.rules.ts';

const widget = (id: string) => ({ id, code: id, name: id, source: 'SERVICES', settings: {} }) as const;
const place = (id: string, position: number, more: Partial<WidgetPlace> = {}): WidgetPlace => ({
  widget: id,
  position,
  size: 'MEDIUM',
  isHidden: false,
  settings: {},
  ...more,
});
const ids = (list: readonly { id: string }[]) => list.map((one) => one.id).join('');

describe('a dashboard', () => {
  const company = [place('b', 20), place('a', 10), place('c', 30)];
  const widgets = ['a', 'b', 'c', 'd'].map(widget);
  test('stands as the company has it until its reader arranges it', () => {
    expect(ids(arranged(company, [], widgets).content)).toBe('abc');
  });
  test('stands as its reader arranged it; what the company adds later comes behind', () => {
    const own = [place('c', 1, { size: 'WIDE' }), place('b', 2, { isHidden: true })];
    const { content, available } = arranged(company, own, widgets);
    expect([ids(content), ids(available), content[0]?.size]).toEqual(['ca', 'b', 'WIDE']);
  });
  test('shows nothing the company did not put there, took off, or does not let the reader see', () => {
    const own = [place('d', 1), place('a', 2)];
    expect(ids(arranged([place('a', 1, { isHidden: true }), place('b', 2)], own, widgets).content)).toBe('b');
    expect(ids(arranged(company, own, [widget('b')]).content)).toBe('b');
  });
  test('takes a setting of its reader over that of the company', () => {
    const known = [{ ...widget('a'), settings: { year: 2025, limit: 3 } }];
    const [shown] = arranged([place('a', 1)], [place('a', 1, { settings: { year: 2026 } })], known).content;
    expect(shown?.settings).toEqual({ year: 2026, limit: 3 });
  });
  test('never loses a widget and never shows one twice', () => {
    const places = fc.uniqueArray(
      fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), at: fc.nat(9), isHidden: fc.boolean() }),
      { selector: (one) => one.id },
    );
    fc.assert(
      fc.property(places, places, (first, second) => {
        const given = first.map(({ id, at }) => place(id, at));
        const own = second.map(({ id, at, isHidden }) => place(id, at, { isHidden }));
        const { content, available } = arranged(given, own, widgets);
        const all = [...content, ...available].map((one) => one.id).sort();
        expect(all).toEqual(given.map((one) => one.widget).sort());
      }),
    );
  });
});

describe('an arrangement that is sent', () => {
  test('names known widgets once, each with a size', () => {
    const one = { widget: 'a', size: 'WIDE' };
    expect(wantedPlaces([one], ['a', 'b'])).toEqual([{ ...one, isHidden: false }]);
    expect(wantedPlaces([], ['a'])).toEqual([]);
    const wrong: unknown[] = [
      null,
      'a',
      {},
      [null],
      [one, one],
      [{ ...one, widget: 'x' }],
      [{ ...one, size: 'HUGE' }],
      [{ ...one, size: 'toString' }],
      [{ ...one, isHidden: 'yes' }],
    ];
    for (const sent of wrong) expect(wantedPlaces(sent, ['a', 'b'])).toBeUndefined();
  });
  test('moves by steps and stays within its ends', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, -2)).toEqual(['a', 'd', 'b', 'c']);
    expect(moved(['a', 'b', 'c', 'd'], 1, 9)).toEqual(['a', 'c', 'd', 'b']);
    expect(moved([], 0, 1)).toEqual([]);
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
  });
});
