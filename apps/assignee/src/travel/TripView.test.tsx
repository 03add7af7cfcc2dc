import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery, tripsQuery } from '../data/queries.ts';
import { dayFactsQuery, entriesQuery, travelOptionsQuery } from '../diary/diary-data.ts';
// What is code that comes later is here already.
import '../diary/TripDays.tsx';
import './TripDialog.tsx';
import './TripView.tsx';
import diary from '../diary/words/en.json' with { type: 'json' };
import { AppSession } from '../shell/app-context.ts';
import { TripsPage } from './TripsPage.tsx';
import { alertsQuery, documentsQuery, familyQuery, limitsQuery, selfQuery } from './travel-data.ts';
import words from './words/en.json' with { type: 'json' };

const dayIn = (days: number): string => Temporal.Now.plainDateISO().add({ days }).toString();
const written = (days: number): string => dayIn(days).split('-').toReversed().join('-');
const madrid = {
  ...{ id: 't1', version: 3, status: 'REQUESTED', purpose: 'MEETING', withFamily: true, notes: 'By train' },
  ...{ fromPlace: 'Lyon', fromCountry: 'FR', toPlace: 'Houston', toCountry: 'US' },
  ...{ departureDate: dayIn(5), returnDate: dayIn(9), can: ['update', 'cancel'] },
};
const flat = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

async function opened(trip: object, edit = false) {
  const server = declaredServer({
    'POST fe/trip/t1/cancel': { ...madrid, status: 'CANCELLED' },
    ...{ 'GET fe/trip/search': { content: [trip] }, 'GET fe/travel-document/search': { content: [] } },
    ...{ 'GET fe/document-limit/search': { content: [] }, 'GET fe/dependant/search': { content: [] } },
    'GET fe/person/search': { content: [] },
  });
  const session = {
    me: { id: 'u1', tenant: { id: 't1' } },
    access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } },
  } as never;
  const page = await drawPage(
    <AppSession value={session}>
      <TripsPage open="t1" alert={undefined} edit={edit} />
    </AppSession>,
    {
      bundles: { en: { travel: words, diary } },
      known: [
        [tripsQuery.queryKey, [trip]],
        [travelOptionsQuery.queryKey, [{ code: 'MEETING', name: 'Meeting', optionTypeCode: 'TRAVEL_PURPOSE' }]],
        [assignmentQuery.queryKey, null],
        [entriesQuery.queryKey, []],
        [dayFactsQuery.queryKey, { nationality: 'FR', permits: [], residences: [] }],
        ...[alertsQuery, documentsQuery, limitsQuery, familyQuery].map(({ queryKey }) => [queryKey, []] as const),
        [selfQuery.queryKey, { id: 'p1', firstName: 'Camille', lastName: 'Roy', birthDate: null }],
      ],
    },
  );
  return { ...page, server, dialog: await screen.findByRole('dialog') };
}
const factsOf = (dialog: HTMLElement) =>
  Object.fromEntries(
    [...dialog.querySelectorAll('dl.facts > div')].map((one) => [
      one.querySelector('dt')?.textContent,
      flat(one.querySelector('dd')?.textContent),
    ]),
  );

test('a trip that is tapped opens what it is: where, when, how many days, and what counts, and no form', async () => {
  const { dialog } = await opened(madrid);
  expect(within(dialog).getByText('Lyon → Houston')).toBeTruthy();
  expect(factsOf(dialog)).toEqual({
    Departure: expect.stringContaining(`${written(5)} · in 5 days`),
    Return: expect.stringContaining(`${written(9)} · in 9 days`),
    Length: '5 days',
    'Purpose of Travel': 'Meeting',
    'Who travels': 'You and your family',
    Notes: 'By train',
  });
  expect(within(dialog).getByText('Camille Roy: no passport is on file.')).toBeTruthy();
  const counted = (await within(dialog).findByText(diary['forecast.trip'])).closest('section');
  expect(counted?.textContent).toContain('5 of 183 days after this entry');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

test('its form is a tap further, and closing it leads back to the trip', async () => {
  const { dialog, unmount } = await opened(madrid);
  expect(within(dialog).getByRole('link', { name: 'Change trip' }).getAttribute('href')).toBe(
    '/dashboard/travel?trip=t1&edit=true',
  );
  unmount();
  const { dialog: form, history } = await opened(madrid, true);
  expect(within(form).getByLabelText<HTMLInputElement>(/^To\b/).value).toBe('Houston');
  fireEvent.click(within(form).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(history.location.href).toBe('/dashboard/travel?trip=t1'));
});

test('what the team has confirmed is read, also where the address asks for its form, and can be cancelled after a question', async () => {
  const { dialog, server, history } = await opened({ ...madrid, status: 'CONFIRMED', can: ['cancel'] }, true);
  expect(within(dialog).getByText(words['trip.confirmed'])).toBeTruthy();
  expect(within(dialog).queryByRole('link', { name: 'Change trip' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel trip' }));
  const question = await screen.findByRole('dialog', { name: 'Cancel the trip to Houston?' });
  expect(server.to('POST fe/trip/t1/cancel')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel trip' }));
  await waitFor(() => expect(history.location.href).toBe('/dashboard/travel'));
  expect(server.to('POST fe/trip/t1/cancel').map(({ version }) => version)).toEqual([3]);
});

test('of a trip that was made neither papers nor a warning are said; a journey without a way back has no length', async () => {
  const { dialog, unmount } = await opened({
    ...madrid,
    ...{ departureDate: dayIn(-9), returnDate: dayIn(-5), status: 'CONFIRMED', can: [] },
  });
  expect(within(dialog).queryByText(words['trips.check'])).toBeNull();
  expect(factsOf(dialog).Departure).toBe(written(-9));
  expect(within(dialog).queryByRole('button', { name: 'Cancel trip' })).toBeNull();
  unmount();
  const { dialog: oneWay } = await opened({ ...madrid, returnDate: null });
  expect(factsOf(oneWay)).toMatchObject({ Return: 'No return planned' });
  expect(factsOf(oneWay)).not.toHaveProperty('Length');
});
