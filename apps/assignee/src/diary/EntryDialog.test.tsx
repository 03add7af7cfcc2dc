import type { TravelDetail } from '@homeport/model/diary';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { AppSession } from '../shell/app-context.ts';
import words from '../words/en.json' with { type: 'json' };
import { entriesQuery, today, travelOptionsQuery } from './diary-data.ts';
import { EntryDialog } from './EntryDialog.tsx';
import diary from './words/en.json' with { type: 'json' };

const app = {
  me: { id: 'u1', tenant: { id: 't1' } },
  access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } },
  locale: 'en',
};
const purpose = { id: 'o1', code: 'WORK', name: 'Work', optionTypeCode: 'TRAVEL_PURPOSE' };
const day = (days: number) => Temporal.PlainDate.from(today()).add({ days }).toString();
const typed = (date: string) => date.split('-').toReversed().join('-');

async function drawDialog(start: string, entry?: TravelDetail, there: readonly TravelDetail[] = []) {
  vi.stubGlobal(
    'fetch',
    async () => new Response('{"content":[]}', { headers: { 'content-type': 'application/json' } }),
  );
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  queries.setQueryData(entriesQuery.queryKey, there as never);
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

test('a day that cannot be is there again, with what is wrong with it, when the dialog is opened again', async () => {
  const left = await drawDialog(day(4));
  const end = await screen.findByRole<HTMLInputElement>('textbox', { name: /^End Date/, hidden: true });
  fireEvent.change(end, { target: { value: '31-02-2026' } });
  left.unmount();
  await drawDialog(day(4));
  expect(await screen.findByDisplayValue('31-02-2026')).toBeTruthy();
  expect(await screen.findByText(/31-02-2026 is not a date/)).toBeTruthy();
  await press('Discard');
  await waitFor(() => expect(screen.queryByDisplayValue('31-02-2026')).toBeNull());
});

test('Next passes over no field that is needed, says which it is and stands in it', async () => {
  await drawDialog(day(2));
  await screen.findByRole('textbox', { name: /^End Date/, hidden: true });
  await press('Next');
  await waitFor(() => expect(isOn('Calendar')).toBe(false));
  await press('Next');
  expect(isOn('Summary')).toBe(false);
  // At each field, the first of which is in sight, and not at the end of the page.
  const said = await screen.findAllByText(/^Please input /);
  const here = document.activeElement as HTMLInputElement;
  expect([here.tagName, here.value, here.getAttribute('aria-invalid')]).toEqual(['INPUT', '', 'true']);
  const tells = (here.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(tells).toEqual(['Choose a country']);
  expect(said.map((one) => one.textContent)).toEqual(['Please input Location Type', 'Please input Purpose of Travel']);
});

test('all that is wrong with an entry is said at once: what is missing, and what the rules say of its days', async () => {
  await drawDialog(day(0), {
    ...{ id: 'e1', allDay: true, startDate: `${day(0)}T00:00:00Z`, endDate: `${day(4)}T00:00:00Z`, locked: false },
    ...{ countryCode: 'GB', location: null, locationType: 'OTHER', circumstance: 'TRANSIT', notes: null },
    ...{ latitude: null, longitude: null, country: { code: 'GB', name: 'United Kingdom' } },
    purpose: { ...purpose, code: '' },
  } as unknown as TravelDetail);
  await screen.findByRole('textbox', { name: /^End Date/, hidden: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Summary', hidden: true }));
  await press('Save');
  // In the summary, and again by what refused to save.
  await waitFor(() => expect(screen.getAllByText(/^Please input .*Purpose of Travel$/)).toHaveLength(2));
  expect(screen.getAllByText(/^A transit has at most 2 days/)).toHaveLength(2);
});

test('days that are locked are named, with who opens them', async () => {
  const locked = {
    ...{ id: 'e1', allDay: true, startDate: `${day(-5)}T00:00:00Z`, endDate: `${day(-3)}T00:00:00Z`, locked: true },
    ...{ countryCode: 'GB', location: 'Leeds', locationType: 'OTHER', purpose, circumstance: 'NONE', notes: null },
    ...{ latitude: null, longitude: null, country: { code: 'GB', name: 'United Kingdom' } },
  } as unknown as TravelDetail;
  await drawDialog(day(-4), undefined, [locked]);
  const said = await screen.findByText(/^Checked and locked: .*Ask your case manager/);
  expect(said.textContent?.replaceAll('\u2060', '').replaceAll('\u2011', '-')).toContain(
    `${typed(day(-5))} – ${typed(day(-3))}`,
  );
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

const saving = 'POST fe/travel-detail/replace';
const abroad = {
  ...{ homeLocation: { country: 'FR' }, hostLocation: { country: 'SG' } },
  ...{ assignmentStartDate: day(-30), assignmentEndDate: day(300) },
};
const onAssignment = { id: 'o2', code: 'ON_ASSIGNMENT', name: 'On assignment', optionTypeCode: 'TRAVEL_PURPOSE' };
/** The dialog of a new entry in the host country, at its summary, before a server that answers saving so. */
async function atSummary(answer: object | (() => Response), entry?: TravelDetail, user = 'saver') {
  const server = declaredServer({
    [saving]: answer,
    ...{ 'GET fe/travel-detail': [], 'GET fe/person/search': { content: [] } },
    'GET fe/travel-document/search': { content: [] },
    'GET user-setting/uk-links': { settingValue: null },
  });
  const onClose = vi.fn();
  await drawPage(
    <AppSession value={app as never}>
      <EntryDialog day={day(0)} {...(entry ? { entry } : {})} onClose={onClose} />
    </AppSession>,
    {
      settings: { userId: user },
      bundles: { en: { diary, app: words } },
      known: [
        [entriesQuery.queryKey, []],
        [travelOptionsQuery.queryKey, [purpose, onAssignment]],
        [assignmentQuery.queryKey, abroad],
      ],
    },
  );
  await screen.findByRole('textbox', { name: /^End Date/, hidden: true });
  await userEvent.click(screen.getByRole('tab', { name: 'Summary', hidden: true }));
  const note = async (text: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: /^Notes/, hidden: true }), { target: { value: text } });
  return { server, onClose, note };
}
const now = day(0);

test('a new entry is sent as the specification has it, with what was proposed, and the dialog closes', async () => {
  const { server, onClose, note } = await atSummary([]);
  await note('First day');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(toasts.store.get().shown?.text).toBe('Saved successfully');
  expect(server.to(saving).map(({ body }) => body)).toEqual([
    {
      ...{ allDay: true, startDate: `${now}T00:00:00Z`, endDate: `${now}T00:00:00Z` },
      ...{ country: 'SG', countryCode: 'SG', location: null, latitude: null, longitude: null },
      ...{ locationType: 'HOST', purpose: 'ON_ASSIGNMENT', circumstance: 'NONE', notes: 'First day' },
    },
  ]);
});

test('what is not saved says so in the words of the specification, and what was typed stays', async () => {
  const { onClose, note } = await atSummary(
    () => refused(409, 'Taken.', { code: 'travel.notSaved' }),
    undefined,
    'refused',
  );
  await note('Second try');
  await press('Save');
  const alert = await screen.findByRole('alert', { hidden: true });
  expect(alert.textContent).toContain('Unable to save.');
  expect(alert.textContent).toContain('Does an entry already exist for this date?');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Notes/, hidden: true }).value).toBe('Second try');
  // Said of what was sent: another text is another try.
  await note('Third try');
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});

test('a change of an entry sends the whole of it, and which one it takes the place of', async () => {
  const entry = {
    ...{ id: 'e1', allDay: false, startDate: `${now}T12:00:00Z`, endDate: `${now}T00:00:00Z`, locked: false },
    ...{ countryCode: 'GB', location: 'Leeds', locationType: 'OTHER', purpose, circumstance: 'TRANSIT' },
    ...{ latitude: 53.8, longitude: -1.5, notes: null, country: { code: 'GB', name: 'United Kingdom' } },
  } as unknown as TravelDetail;
  const { server, onClose, note } = await atSummary([], entry, 'changer');
  await note('By train');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.to(saving)[0]?.body).toMatchObject({
    ...{ replaces: 'e1', allDay: false, startDate: `${now}T12:00:00Z`, country: 'GB', location: 'Leeds' },
    ...{ latitude: 53.8, longitude: -1.5, purpose: 'WORK', circumstance: 'TRANSIT', notes: 'By train' },
  });
});

test('an entry that is locked is read and has no button that saves', async () => {
  const entry = {
    ...{ id: 'e1', allDay: true, startDate: `${now}T00:00:00Z`, endDate: `${now}T00:00:00Z`, locked: true },
    ...{ countryCode: 'GB', location: 'Leeds', locationType: 'OTHER', purpose, circumstance: 'NONE' },
    ...{ latitude: null, longitude: null, notes: 'Kept', country: { code: 'GB', name: 'United Kingdom' } },
  } as unknown as TravelDetail;
  await atSummary([], entry, 'reader');
  expect(screen.getByRole('textbox', { name: /^Notes/, hidden: true })).toHaveProperty('readOnly', true);
  expect(screen.getByRole('button', { name: 'Save', hidden: true }).getAttribute('aria-disabled')).toBe('true');
});
