import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery, phasesQuery, tripsQuery } from '../data/queries.ts';
import { travelOptionsQuery } from '../diary/diary-data.ts';
// It comes later; here it is there already.
import '../diary/TripDays.tsx';
import { AppSession } from '../shell/app-context.ts';
import { datedQuery } from '../timeline/queries.ts';
import { TimelinePage } from '../timeline/TimelinePage.tsx';
import timeline from '../timeline/words/en.json' with { type: 'json' };
import { homeCards } from './home-cards.tsx';
import { TripsPage } from './TripsPage.tsx';
import { alertsQuery, documentsQuery, familyQuery, limitsQuery, selfQuery } from './travel-data.ts';
import words from './words/en.json' with { type: 'json' };

const dayIn = (days: number): string => Temporal.Now.plainDateISO().add({ days }).toString();
const trip = (id: string, toPlace: string, departs: number, returns: number | null, more: object = {}) => ({
  ...{ id, version: 1, status: 'CONFIRMED', purpose: 'MEETING', can: ['update'], withFamily: false, notes: null },
  ...{ fromPlace: 'Lyon', fromCountry: 'FR', toPlace, toCountry: 'PT' },
  ...{ departureDate: dayIn(departs), returnDate: returns === null ? null : dayIn(returns) },
  ...more,
});
const bundles = { en: { travel: words, timeline } };
const session = (role: string, children: ReactNode) => (
  <AppSession
    value={
      {
        me: { id: 'u1', role: { code: role }, tenant: { id: 't1' } },
        access: { permissionSetting: { code: role, roles: [] } },
      } as never
    }
  >
    {children}
  </AppSession>
);
const rows = () => screen.queryAllByRole('link', { name: /Departure|Return/ });

async function home(trips: readonly object[]) {
  declaredServer({});
  const Card = homeCards.find(({ order }) => order === 42)?.Card ?? (() => null);
  await drawPage(<Card />, { bundles, known: [[tripsQuery.queryKey, trips]] });
}

test('Home tells the next departure and return, with the trip behind each, and no more than two', async () => {
  await home([trip('far', 'Porto', 40, null), trip('near', 'Faro', 2, 4, { status: 'REQUESTED' })]);
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Departure: Lyon → Faro.*Not confirmed yet/),
    expect.stringMatching(/Return: Faro → Lyon/),
  ]);
  expect(rows()[0]?.getAttribute('href')).toBe('/dashboard/travel?trip=near');
});

test('of somebody who is away the return comes next; trips that were made or cancelled are told nowhere', async () => {
  await home([
    trip('now', 'Faro', -3, 0),
    trip('off', 'Porto', 2, 3, { status: 'CANCELLED' }),
    trip('made', 'Porto', -30, -20),
  ]);
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringMatching(/Return: Faro → Lyon.*today/)]);
});

test('without a trip ahead there is no card', async () => {
  await home([trip('made', 'Porto', -30, -20)]);
  expect(screen.queryByText(words['next.title'])).toBeNull();
});

test.each([
  ['ASSIGNEE', 1],
  ['DEPENDANT', 0],
])('the timeline of %s tells the trips that are theirs to see', async (role, count) => {
  declaredServer({ 'GET fe/case-timeline/search': { content: [] } });
  await drawPage(session(role, <TimelinePage />), {
    bundles,
    known: [
      [assignmentQuery.queryKey, null],
      [phasesQuery.queryKey, []],
      [datedQuery.queryKey, []],
      [tripsQuery.queryKey, [trip('near', 'Faro', 2, null)]],
    ],
  });
  await screen.findByText(timeline[role === 'DEPENDANT' ? 'emptyFamily' : 'empty']);
  // The card comes a moment later than the page.
  if (count > 0) await screen.findByText(words['next.title']);
  expect(rows()).toHaveLength(count);
});

test('trips on the same days say so on both, and where one is changed', async () => {
  // What the days of the trip come to is worked out beside it.
  declaredServer({
    'GET fe/travel-detail': [],
    ...{ 'GET fe/person/search': { content: [] }, 'GET fe/travel-document/search': { content: [] } },
  });
  const known = [
    [tripsQuery.queryKey, [trip('one', 'Faro', 2, 9), trip('two', 'Porto', 5, 12), trip('later', 'Braga', 12, 14)]],
    [travelOptionsQuery.queryKey, []],
    [assignmentQuery.queryKey, null],
    [alertsQuery.queryKey, []],
    ...[documentsQuery, limitsQuery, familyQuery].map(({ queryKey }) => [queryKey, []] as const),
    [selfQuery.queryKey, null],
  ] as const;
  const { unmount } = await drawPage(session('ASSIGNEE', <TripsPage open={undefined} alert={undefined} />), {
    bundles,
    known,
  });
  const said = screen.getAllByRole('listitem').filter((item) => /is on the same days/.test(item.textContent ?? ''));
  const cards = said.filter((item) => item.className === '').map((item) => item.textContent);
  expect(cards).toEqual([expect.stringMatching(/Your trip to Porto,/), expect.stringMatching(/Your trip to Faro,/)]);
  unmount();
  await drawPage(session('ASSIGNEE', <TripsPage open="two" alert={undefined} />), { bundles, known });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Your trip to Faro,.* is on the same days/)).toBeTruthy();
});
