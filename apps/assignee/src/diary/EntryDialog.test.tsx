import type { TravelDetail } from '@homeport/model/diary';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import { entriesQuery, today, travelOptionsQuery } from './diary-data.ts';
import { EntryDialog } from './EntryDialog.tsx';
import diary from './words/en.json' with { type: 'json' };

const app = { me: { id: 'u1' }, locale: 'en' };
const purpose = { id: 'o1', code: 'WORK', name: 'Work', optionTypeCode: 'TRAVEL_PURPOSE' };
const day = (days: number) => Temporal.PlainDate.from(today()).add({ days }).toString();
const typed = (date: string) => date.split('-').toReversed().join('-');

async function drawDialog(start: string, entry?: TravelDetail) {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"content":[]}', { headers: { 'content-type': 'application/json' } }),
  );
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(entriesQuery.queryKey, []);
  queries.setQueryData(travelOptionsQuery.queryKey, [purpose] as never);
  queries.setQueryData(assignmentQuery.queryKey, null);
  return draw(
    <QueryClientProvider client={queries}>
      <AppSession value={app as never}>
        <EntryDialog day={start} {...(entry ? { entry } : {})} onClose={() => undefined} />
      </AppSession>
    </QueryClientProvider>,
    { userId: `u-${start}` },
    { en: { diary } },
  );
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const isOn = (tab: string) =>
  screen.getByRole('tab', { name: tab, hidden: true }).getAttribute('aria-selected') === 'true';

test('an end before the start stops the person at the days, and what was typed stays there', async () => {
  await drawDialog(day(0));
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: /^End Date/, hidden: true });
  fireEvent.change(end, { target: { value: typed(day(-3)) } });
  await press('Next');
  expect(isOn('Calendar')).toBe(true);
  await screen.findByText(/^Enter .* or later\.$/);
  expect(document.activeElement).toBe(end);
  await userEvent.click(screen.getByRole('tab', { name: 'Summary', hidden: true }));
  expect(isOn('Calendar')).toBe(true);
  expect(end.value).toBe(typed(day(-3)));
  fireEvent.change(end, { target: { value: '' } });
  await press('Next');
  expect(isOn('Calendar')).toBe(true);
  await screen.findByText('Please input End Date');
  fireEvent.change(end, { target: { value: typed(day(2)) } });
  await press('Next');
  await waitFor(() => expect(isOn('Calendar')).toBe(false));
});

test('the summary names what is missing', async () => {
  await drawDialog(day(1));
  await screen.findByRole('textbox', { name: /^End Date/, hidden: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Summary', hidden: true }));
  await screen.findByText(/^Please input .*Purpose of Travel$/);
});

test.each([
  [-5, -4, /you were in Edinburgh/],
  [-1, 1, /you are in Edinburgh/],
  [3, 4, /you will be in Edinburgh/],
])('the summary says when the days are: %i to %i', async (from, to, says) => {
  const entry = {
    ...{ id: 'e1', allDay: true, startDate: `${day(from)}T00:00:00Z`, endDate: `${day(to)}T00:00:00Z`, locked: false },
    ...{ countryCode: 'GB', location: 'Edinburgh', locationType: 'OTHER', purpose, circumstance: 'NONE' },
    ...{ latitude: null, longitude: null, notes: null, country: { code: 'GB', name: 'United Kingdom' } },
  } as unknown as TravelDetail;
  await drawDialog(day(from), entry);
  await screen.findByRole('textbox', { name: /^End Date/, hidden: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Summary', hidden: true }));
  await screen.findByText(says);
});
