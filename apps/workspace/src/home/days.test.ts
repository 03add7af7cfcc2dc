import type { HomeCard } from '@homeport/model/home';
import { expect, test } from 'vitest';
import { onDays, weeksFrom } from './days.rules.ts';

test('weeks begin on Monday and hold all days asked for', () => {
  const weeks = weeksFrom('2026-11-28', 27);
  expect(weeks.map((week) => week[0])).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21']);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat()).toContain('2026-12-25');
  expect(weeksFrom('2026-11-30', 27)).toHaveLength(4);
});

test('what falls on days stands by its day, and what has none is left out', () => {
  const card = (name: string, by: string, rows: HomeCard['rows']): HomeCard => ({
    ...{ name, on: 'caseDetail', label: name, draws: 'days', where: [], count: rows?.length ?? 0, by },
    rows: rows ?? [],
  });
  const arrivals = card('arrivals', 'start', [
    { id: 'a', start: '2026-12-03' },
    { id: 'b', start: null },
  ]);
  const departures = card('departures', 'end', [
    { id: 'c', end: '2026-12-01' },
    { id: 'd', end: '2026-12-03' },
  ]);
  expect(onDays([arrivals, departures]).map(({ row, day }) => `${row.id} ${day}`)).toEqual([
    'c 2026-12-01',
    'a 2026-12-03',
    'd 2026-12-03',
  ]);
});
