import type { MatrixRow, PermissionValues } from '@homeport/model/identity';
import { expect, test } from 'vitest';
import {
  choiceOf,
  choicesFor,
  isOvertaken,
  linesOf,
  withChoice,
  withoutWishes,
  withWish,
  wordOfEffect,
} from './matrix.rules.ts';

const nothing: PermissionValues = { reach: {}, hide: [], readOnly: [], without: [] };
const row = (entity: string, more: Partial<MatrixRow> = {}): MatrixRow => ({
  entity,
  menu: 'cases',
  given: { read: 'ALL', delete: 'OWN' },
  values: nothing,
  version: null,
  from: null,
  isKept: false,
  ...more,
});

test('what the platform does not give cannot be chosen, and one’s own is no less where there is nothing else', () => {
  expect(choicesFor(row('lease'), 'read')).toEqual(['USUAL', 'OWN', 'NONE']);
  expect(choicesFor(row('lease'), 'delete')).toEqual(['USUAL', 'NONE']);
  expect(choicesFor(row('lease'), 'import')).toEqual([]);
});

test('who may not see records may do nothing with them', () => {
  const blind = withChoice(nothing, 'read', 'NONE');
  expect(choiceOf('delete', blind)).toBe('NONE');
  expect(choiceOf('delete', withChoice(blind, 'read', 'USUAL'))).toBe('USUAL');
});

test('what is chosen and taken back is no change, in whatever order it was chosen', () => {
  const stored = row('lease', { values: { ...nothing, reach: { delete: 'NONE', read: 'OWN' }, hide: ['a', 'b'] } });
  const other = withChoice(stored.values, 'update', 'NONE');
  expect(Object.keys(withWish({}, stored, other))).toEqual(['lease']);
  const back = { ...withChoice(other, 'update', 'USUAL'), hide: ['b', 'a'] };
  expect(withWish({ lease: { values: other, version: null } }, stored, back)).toEqual({});
});

const seeing = (choice: 'OWN' | 'NONE') => withChoice(nothing, 'read', choice);

test('a wish goes by the version at which choosing began, whatever was read since', () => {
  const first = withWish({}, row('lease', { version: 3 }), withChoice(nothing, 'read', 'OWN'));
  const byAnother = row('lease', { version: 4, values: { ...nothing, hide: ['rent'] } });
  const more = withWish(first, byAnother, withChoice(nothing, 'delete', 'NONE'));
  expect(more.lease?.version).toBe(3);
  expect(isOvertaken(byAnother, more)).toBe(true);
  expect(isOvertaken(row('lease', { version: 3 }), more)).toBe(false);
  expect(isOvertaken(byAnother, withoutWishes(more, [byAnother]))).toBe(false);
  // Of a row without a setting of its own, too.
  expect(
    withWish(withWish({}, row('fee'), seeing('OWN')), row('fee', { version: 1 }), seeing('NONE')).fee?.version,
  ).toBe(null);
});

test('what goes less far is not lost, and what goes further is not new', () => {
  const word = (from: string, to: string, isLoss: boolean) => wordOfEffect({ kind: 'deed', from, to, isLoss } as never);
  expect(word('USUAL', 'OWN', true)).toBe('less');
  expect(word('OWN', 'USUAL', false)).toBe('further');
  expect(word('OWN', 'NONE', true)).toBe('loses');
  expect(word('NONE', 'OWN', false)).toBe('gains');
  expect(wordOfEffect({ kind: 'action', from: 'yes', to: 'no', isLoss: true } as never)).toBe('loses');
});

test('rows stand under their menus by name, and what hangs under none comes last', () => {
  const rows = [row('b'), row('z', { menu: null }), row('a'), row('f', { menu: 'financial' })];
  const lines = linesOf(
    rows,
    ['financial', 'cases'],
    (one) => one.entity,
    (one) => one.entity !== 'f',
    (one, other) => one.localeCompare(other),
  );
  expect(lines.map((one) => (one.kind === 'menu' ? `${one.menu} ${one.count}` : one.label))).toEqual([
    'cases 2',
    'a',
    'b',
    'null 1',
    'z',
  ]);
});
