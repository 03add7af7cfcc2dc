import type { TravelDetail } from '@homeport/model/diary';
import { expect, test } from 'vitest';
import { byDay, daysOf, knownOf, listed, monthPlus, runsOf, weeksOf } from './diary-entries.rules.ts';

const entry = (id: string, from: string, to: string, more: Partial<TravelDetail> = {}): TravelDetail => ({
  id,
  allDay: true,
  country: { code: 'MX', name: 'México' },
  countryCode: 'MX',
  location: 'Mexico City',
  latitude: null,
  longitude: null,
  startDate: `${from}T00:00:00Z`,
  endDate: `${to}T00:00:00Z`,
  locationType: 'HOST',
  purpose: { code: 'ON_ASSIGNMENT', name: 'On assignment' },
  notes: null,
  circumstance: 'NONE',
  usaState: null,
  locked: false,
  ...more,
});

test('a month is whole weeks, beginning on Sunday or Monday', () => {
  const monday = weeksOf('2026-11', 1);
  expect(monday.every((week) => week.length === 7)).toBe(true);
  expect(monday[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeksOf('2026-11', 0)[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2024-02', 1).flat().filter(Boolean)).toHaveLength(29);
  expect([monthPlus('2026-12', 1), monthPlus('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
test('a stay over the end of a month is in both, and halves of a day are in their order', () => {
  const stay = entry('a', '2026-10-30', '2026-11-02');
  const pm = entry('c', '2026-11-05', '2026-11-05', { allDay: false, startDate: '2026-11-05T12:00:00Z' });
  const am = entry('b', '2026-11-05', '2026-11-05', { allDay: false });
  const days = byDay([pm, stay, am], '2026-11-01', '2026-11-30');
  expect([...days.keys()]).toEqual(['2026-11-01', '2026-11-02', '2026-11-05']);
  expect(days.get('2026-11-05')?.map((e) => e.id)).toEqual(['b', 'c']);
  expect(knownOf(pm)).toMatchObject({ part: 'AFTERNOON', startDay: '2026-11-05' });
  expect(daysOf(stay)).toBe(4);
});
test('the list is the last 30 days; a search looks at everything, without accents', () => {
  const all = [entry('old', '2026-01-01', '2026-01-02'), entry('new', '2026-11-01', '2026-11-02')];
  expect(listed(all, '2026-11-21', '').map((e) => e.id)).toEqual(['new']);
  expect(listed(all, '2026-11-21', 'MEXICO').map((e) => e.id)).toEqual(['new', 'old']);
  expect(listed(all, '2026-11-21', 'Oslo')).toEqual([]);
  const edge = [entry('31st', '2026-10-22', '2026-10-22'), entry('30th', '2026-10-23', '2026-10-23')];
  expect(listed(edge, '2026-11-21', '').map((e) => e.id)).toEqual(['30th']);
});

test('whole days that follow each other in one place for one purpose are one run; anything else begins another', () => {
  const runs = (...all: TravelDetail[]) => runsOf(all).map((run) => run.map(({ id }) => id).join(''));
  const day = (id: string, at: number, more: Partial<TravelDetail> = {}) =>
    entry(id, `2026-11-0${at}`, `2026-11-0${at}`, more);
  expect(runs(day('d', 4), day('c', 3), day('b', 2), entry('a', '2026-10-20', '2026-11-01'))).toEqual(['dcba']);
  // A day is missing between, a half day, another town, purpose, kind of stay or state.
  expect(runs(day('c', 4), day('b', 2), day('a', 1))).toEqual(['c', 'ba']);
  for (const other of [
    { allDay: false },
    { location: 'Puebla' },
    { location: null },
    { countryCode: 'US' },
    { purpose: { code: 'HOLIDAY', name: 'Holiday' } },
    { circumstance: 'TRANSIT' },
    { locked: true },
  ] as Partial<TravelDetail>[])
    expect(runs(day('c', 3), day('b', 2, other), day('a', 1))).toEqual(['c', 'b', 'a']);
  expect(runs()).toEqual([]);
});
