import { expect, test } from 'vitest';
import type { Exporter } from './exporter.entity.ts';
import { exporterFileName, exporterRules } from './exporter.rules.ts';
import { mayTakeFile } from './take-file.rules.ts';

const weekly = { frequency: 'WEEKLY', weekday: 'MONDAY', dayOfMonth: 1, hour: 6 } as unknown as Exporter;
const schedule = { frequency: 'WEEKLY', weekday: 'MONDAY', dayOfMonth: 1, hour: 6, zone: 'UTC' } as const;

test('the next run follows the schedule, and stays when something else is saved', () => {
  const { derive } = exporterRules.spec;
  const facts = { now: '2026-03-04T10:00:00Z', zone: 'UTC' };
  expect(derive?.(weekly as never, facts)).toEqual({ nextRun: '2026-03-09T06:00:00Z' });
  const due = { schedule, nextRun: '2026-03-02T06:00:00Z' };
  expect(derive?.(weekly as never, { ...facts, before: due })).toEqual({ nextRun: due.nextRun });
  expect(derive?.(weekly as never, { ...facts, before: { ...due, schedule: { ...schedule, hour: 5 } } })).toEqual({
    nextRun: '2026-03-09T06:00:00Z',
  });
  expect(derive?.({ ...weekly, frequency: 'NEVER' } as never, { ...facts, before: due })).toEqual({ nextRun: null });
  expect(derive?.(weekly as never, {})).toEqual({});
  expect(derive?.(weekly as never, { ...facts, zone: 'Old name' })).toEqual({ nextRun: null });
});

test('a schedule names its day, and recipients can open what they are told of', () => {
  const codes = (of: object, facts = {}) =>
    exporterRules.spec.check?.(of as never, undefined, facts).map(({ code, field }) => [code, field]);
  expect(codes(weekly)).toEqual([]);
  expect(codes({ ...weekly, weekday: null })).toEqual([['input.required', 'weekday']]);
  expect(codes({ ...weekly, frequency: 'MONTHLY', dayOfMonth: null })).toEqual([['input.required', 'dayOfMonth']]);
  expect(codes(weekly, { zone: 'Old name' })).toEqual([['reference.timeZone', 'timeZone']]);
  expect(codes(weekly, { closedTo: ['Ana'] })).toEqual([['exporters.cannotOpen', 'recipients']]);
});

test('files are called plainly, whatever was written', () => {
  const now = Temporal.Instant.from('2026-03-08T23:00:00Z');
  const name = (fileName: string | null) =>
    exporterFileName({ fileName, name: 'Fichier de paie', format: 'csv' }, 7, now);
  expect(name(null)).toBe('fichier-de-paie-2026-03-08-7.csv');
  expect(name('../../Nómina: enero.CSV')).toBe('nomina-enero-2026-03-08-7.csv');
  expect(name('///')).toBe('export-2026-03-08-7.csv');
});

const access = (allowed: boolean, read: unknown, hidden: string[] = []) => JSON.stringify([allowed, read, hidden]);
const own = { field: 'createdBy', op: 'eq', value: '$me.user' };
const fixed = { field: 'country', op: 'eq', value: 'FR' };
test.each([
  ['the same rights to all records', access(true, true), access(true, true), 'other', true],
  ['the same words about fixed records', access(true, fixed), access(true, fixed), 'other', true],
  ['the same words about own records, of the maker', access(true, own), access(true, own), 'maker', true],
  ['the same words about own records, of another', access(true, own), access(true, own), 'other', false],
  ['more than the maker saw', access(true, fixed), access(true, true), 'other', true],
  ['less than the maker saw', access(true, true), access(true, fixed), 'maker', false],
  ['a field that is hidden now', access(true, true), access(true, true, ['salary']), 'maker', false],
  [
    'a field that was hidden then as well',
    access(true, fixed, ['salary']),
    access(true, true, ['salary']),
    'other',
    true,
  ],
  ['no right at all any more', access(true, true), access(false, null), 'maker', false],
  ['none then and none now', access(false, null), access(false, null), 'maker', false],
])('%s', (_, made, now, user, may) => {
  const rights = { user: 'maker', on: [{ entity: 'person', access: made }] };
  expect(mayTakeFile(rights, user, () => now)).toBe(may);
  expect(mayTakeFile(rights, user, () => null)).toBe(false);
  expect(mayTakeFile({ user: 'maker', on: [] }, user, () => now)).toBe(false);
});
