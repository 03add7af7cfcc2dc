import type { MatrixRow, PermissionValues } from '@homeport/model/identity';
import { expect, test } from 'vitest';
import { choiceOf, choicesFor, linesOf, withChoice, withWish } from './matrix.rules.ts';

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
  expect(withWish({ lease: other }, stored, back)).toEqual({});
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
