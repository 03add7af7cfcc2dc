import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import app from '../words/en.json' with { type: 'json' };
import { DiaryDays } from './DiaryDays.tsx';

const entry = { country: 'SG', part: 'DAY', location: 'Singapore' };
const journey = { toCountry: 'SG', toPlace: 'Singapore', status: 'CONFIRMED' };
const page = (content: readonly object[]) => ({ content, nextKey: null });

test('the days of a country and year open the stays behind them, with their entries and trips', async () => {
  const server = declaredServer({
    'GET for-tenant/own/living-abroad/report-index': [
      { countryCode: 'SG', country: 'Singapore', year: 2026, days: 6, nights: 5, planned: 0, entries: 3, locked: 0 },
    ],
    'GET fe/diary-entry/search': page([
      { ...entry, id: 'e1', startDay: '2026-03-02', endDay: '2026-03-04' },
      { ...entry, id: 'e2', startDay: '2026-03-05', endDay: '2026-03-05', part: 'MORNING' },
      { ...entry, id: 'e3', startDay: '2026-05-01', endDay: '2026-05-02' },
    ]),
    'GET fe/trip/search': page([
      { ...journey, id: 't1', departureDate: '2026-03-01', returnDate: '2026-03-05' },
      { ...journey, id: 't2', departureDate: '2026-07-01', returnDate: null },
    ]),
  });
  await act(() => drawStaffPage(<DiaryDays person="p1" />, { may: ['trip.read'], bundles: { en: { app } } }));
  const sum = await screen.findByRole('button', { name: 'Days in Singapore in 2026: 6' });
  expect(server.to('GET fe/diary-entry/search')).toHaveLength(0);
  await userEvent.click(sum);
  const latest = (await screen.findByText('2 days')).closest('li') as HTMLElement;
  const first = screen.getByText('4 days').closest('li') as HTMLElement;
  expect(latest.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const links = within(first).getAllByRole('link');
  expect(links.map((one) => one.getAttribute('href')?.split('/').at(-1))).toEqual(['e1', 'e2', 't1']);
  expect(first.textContent).toContain('Morning');
  expect(within(latest).queryByRole('link', { name: /Trip to/ })).toBeNull();
  const { filter } = Object.fromEntries(server.to('GET fe/diary-entry/search')[0]?.query ?? []);
  expect(filter).toMatch(/p1.*SG.*2026-12-31.*2026-01-01/);
});
