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
const today = '2026-03-20';

test('the days of a country and what is left of a limit say how many days have no entry', async () => {
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
  // 19 days of February and 10 of March.
  screen.getByText('29 days until today have no entry: they count for no country.');
  expect(screen.getAllByText(/^29 days of this time until today have no entry/).length).toBeGreaterThan(0);
});
