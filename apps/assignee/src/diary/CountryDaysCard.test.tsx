import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { BalancesCard } from './BalancesCard.tsx';
import { CountryDaysCard } from './CountryDaysCard.tsx';
import { dayFactsQuery } from './diary-data.ts';
import diary from './words/en.json' with { type: 'json' };

const entry = (countryCode: string, from: string, to: string) =>
  ({
    ...{ id: from, allDay: true, country: { code: countryCode, name: countryCode }, countryCode, location: null },
    ...{ startDate: `${from}T00:00:00Z`, endDate: `${to}T00:00:00Z`, locked: false, circumstance: 'NONE' },
    purpose: { code: 'VACATION', name: 'Vacation' },
  }) as never;
const entries = [entry('BR', '2026-01-01', '2026-02-09'), entry('BR', '2026-03-01', '2026-03-10')];

const draw = async (today: string) => {
  declaredServer({});
  const years = [
    { country: 'Brazil', countryCode: 'BR', year: 2026, days: 50, nights: 50, planned: 0, entries: 2, locked: 0 },
  ];
  await drawPage(
    <>
      <CountryDaysCard years={years} entries={entries} today={today} />
      <BalancesCard entries={entries} today={today} home={null} />
    </>,
    {
      bundles: { en: { diary } },
      known: [
        [assignmentQuery.queryKey, null],
        [dayFactsQuery.queryKey, { nationality: 'MX', permits: [], residences: [] }],
      ],
    },
  );
};

test('days without an entry are said once on the tracker, and not again at every limit of a tax year', async () => {
  await draw('2026-03-20');
  expect(screen.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
  // 19 days of February and 10 of March.
  expect(screen.getAllByText(/have no entry/).map((one) => one.textContent)).toEqual([
    '29 days until today have no entry: they count for no country.',
  ]);
});
test('a tax year that began before this year has days without an entry of its own', async () => {
  entries.push(entry('IN', '2026-02-01', '2026-02-20'));
  await draw('2026-03-20');
  // India's year began on 1 April 2025: 275 days until the end of December, and 18 of this year.
  screen.getByText(/^Since 01-.?04-.?2025, 293 days have no entry: they count towards no limit\.$/);
});
test('how long one may stay comes first and is said of a visa only; a rule on tax says that it is one', async () => {
  entries.push(entry('FR', '2026-03-12', '2026-03-18'));
  await draw('2026-03-20');
  expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toContain(diary['place.SCHENGEN']);
  expect(screen.getAllByText(/You can stay until/)).toHaveLength(1);
  expect(screen.getAllByText(/in a row/)).toHaveLength(1);
  expect(
    screen.getAllByText(/^For tax, if you stay from today on, the last day within this limit is/).length,
  ).toBeGreaterThan(1);
});
