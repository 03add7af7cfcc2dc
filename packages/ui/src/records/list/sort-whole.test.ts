import { defineEntity, person, text } from '@homeport/grammar';
import { expect, test } from 'vitest';
import type { ShowContext } from '../fields/use-show.ts';
import type { ListAsk, RecordPage } from '../host/record-source.ts';
import { sortWhole } from './sort-whole.ts';

const crate = defineEntity({
  name: 'crate',
  label: 'Crate',
  plural: 'Crates',
  title: ['name'],
  fields: { name: text('Name'), owner: person('Owner') },
  access: {},
});
// The words of these fields, as the kit writes them.
const show = {
  text: (_at: unknown, value: unknown) =>
    typeof value === 'object' && value !== null ? (value as { label: string }).label : String(value ?? ''),
} as unknown as ShowContext;
const byName: ListAsk = { sort: [{ field: 'name', descending: false }], size: 50 };
const page = (names: readonly (string | null)[], more: Partial<RecordPage> = {}): RecordPage => ({
  content: names.map((name, at) => ({ id: String(at), version: 1, name })),
  totalElements: names.length,
  totalIsCapped: false,
  nextKey: null,
  ...more,
});
const sorted = (ask: ListAsk, of: RecordPage, locale = 'fr') =>
  sortWhole(crate, ask, of, show, locale).map((row) => row.name);

test('a whole list is in the order of the reader’s alphabet: accents beside their letters, numbers by their value', () => {
  expect(sorted(byName, page(['Zoé', 'lampe 10', 'lampe 9', 'Écran', 'Eau']))).toEqual([
    'Eau',
    'Écran',
    'lampe 9',
    'lampe 10',
    'Zoé',
  ]);
  expect(sorted(byName, page(['nube', 'ñandú', 'oca']), 'es')).toEqual(['nube', 'ñandú', 'oca']);
});
test('backwards too, and what has no word stays at the end the server gave it', () => {
  const backwards: ListAsk = { ...byName, sort: [{ field: 'name', descending: true }] };
  expect(sorted(backwards, page([null, 'Eau', 'Zoé', 'Écran']))).toEqual([null, 'Zoé', 'Écran', 'Eau']);
});
test('a page of more, and a list sorted by something else, stay as the server sorted them', () => {
  const names = ['Zoé', 'Écran'];
  expect(sorted(byName, page(names, { totalElements: 3 }))).toEqual(names);
  expect(sorted(byName, page(names, { nextKey: 'k' }))).toEqual(names);
  expect(sorted({ ...byName, page: 1 }, page(names))).toEqual(names);
  expect(sorted({ size: 50 }, page(names))).toEqual(names);
  expect(
    sorted({ ...byName, sort: [...(byName.sort ?? []), { field: 'owner', descending: false }] }, page(names)),
  ).toEqual(names);
});
test('people go by their names', () => {
  const people = ['Zoé', 'Émile', 'Eva'].map((label, at) => ({
    id: String(at),
    version: 1,
    owner: { id: label, label },
  }));
  const ask: ListAsk = { sort: [{ field: 'owner', descending: false }], size: 50 };
  const whole = { content: people, totalElements: 3, totalIsCapped: false, nextKey: null };
  expect(sortWhole(crate, ask, whole, show, 'fr').map((row) => (row.owner as { label: string }).label)).toEqual([
    'Émile',
    'Eva',
    'Zoé',
  ]);
});
