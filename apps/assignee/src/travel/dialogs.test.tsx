import type { Narrowings } from '@homeport/grammar';
import { trip } from '@homeport/model/travel';
// The question is code that comes later; here it is there already.
import '@homeport/ui/records/form/DesignedConflict.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { assignmentQuery } from '../data/queries.ts';
import { travelOptionsQuery } from '../diary/diary-data.ts';
import { AppSession } from '../shell/app-context.ts';
import { DocumentDialog } from './DocumentDialog.tsx';
import { TripDialog } from './TripDialog.tsx';
import travel from './words/en.json' with { type: 'json' };

const json = { headers: { 'content-type': 'application/json' } };
const papers = { person: { id: 'p1' }, holders: [{ name: 'Diego' }], documents: [], limits: {}, trips: [] } as never;

const session = (narrowings?: Narrowings) =>
  ({
    me: { tenant: { id: 't1' } },
    access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'], narrowings } },
  }) as never;

type Answer = (address: unknown, how?: RequestInit) => Response;
async function drawn(children: ReactNode, narrowings?: Narrowings, answer: Answer = () => new Response('{}', json)) {
  const sent = vi.fn(async (address: unknown, how?: RequestInit) => answer(address, how));
  // What is only looked at is not sent.
  vi.stubGlobal('fetch', async (address: unknown, how?: RequestInit) =>
    String(address).includes('look=true') ? new Response(null, { status: 204 }) : sent(address, how),
  );
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(assignmentQuery.queryKey, null);
  queries.setQueryData(travelOptionsQuery.queryKey, []);
  const page = await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session(narrowings)}>{children}</AppSession>
    </QueryClientProvider>,
    { userId: 'diego' },
    { en: { travel } },
  );
  const save = async () => {
    const form = (await screen.findByText('Save')).closest('form');
    if (form) fireEvent.submit(form);
  };
  return { ...page, sent, save };
}

test('a trip without what it needs says so at each field, and the keyboard is in the first', async () => {
  const { save, sent } = await drawn(<TripDialog papers={papers} onClose={() => undefined} />);
  await save();
  for (const name of ['fromPlace', 'fromCountry', 'toPlace', 'toCountry', 'departureDate', 'purpose'] as const)
    expect(screen.getByText(`${trip.fields[name].label} is required.`)).toBeTruthy();
  expect(document.activeElement?.id).toBe('trip-fromPlace');
  await userEvent.type(screen.getByLabelText(/^From/), 'Lyon');
  expect(screen.queryByText('From is required.')).toBeNull();
  expect(sent).not.toHaveBeenCalled();
});

test('a document says what it needs at each field; the button for its copy says what it does and for what', async () => {
  const { save } = await drawn(<DocumentDialog papers={papers} onClose={() => undefined} />);
  await save();
  expect(screen.getByText('Country is required.')).toBeTruthy();
  expect(screen.getByText('Expires is required.')).toBeTruthy();
  expect(document.activeElement?.id).toBe('paper-country');
  const copy = screen.getByLabelText(/^Copy.*Choose file$/);
  expect(copy.textContent).toContain('Choose file');
});

const stored = { id: 'trip1', version: 3, can: ['update'], fromPlace: 'Lyon', fromCountry: 'FR', toPlace: 'Madrid' };
const madrid = {
  ...stored,
  ...{ toCountry: 'ES', departureDate: '2027-02-01', returnDate: null, purpose: 'MEETING', notes: null },
} as never;

test('a change sends what was changed and the version it was made on', async () => {
  const onClose = vi.fn();
  const { save, sent } = await drawn(<TripDialog trip={madrid} papers={papers} onClose={onClose} />);
  await userEvent.type(screen.getByLabelText(/^Notes/), 'By train');
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const [address, how] = sent.mock.calls[0] ?? [];
  expect(String(address)).toContain('trip/trip1');
  expect(JSON.parse(String(how?.body))).toEqual({ notes: 'By train' });
  expect(new Headers(how?.headers).get('if-match')).toContain('3');
});

test('a trip on days of another one says so as soon as they are chosen, and is saved all the same', async () => {
  const toOslo = {
    ...Object(madrid),
    id: 'oslo',
    toPlace: 'Oslo',
    toCountry: 'NO',
    returnDate: '2027-02-20',
    status: 'CONFIRMED',
  };
  const onClose = vi.fn();
  const among = { ...Object(papers), trips: [toOslo] };
  const { save, sent } = await drawn(<TripDialog trip={madrid} papers={among} onClose={onClose} />);
  expect(screen.queryByText(/is on the same days/)).toBeNull();
  const day = screen.getByLabelText(/^Departure/);
  await userEvent.clear(day);
  await userEvent.type(day, '05-02-2027');
  expect(screen.getByText(/Your trip to Oslo,.* is on the same days/)).toBeTruthy();
  await save();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toMatchObject({
    departureDate: expect.stringMatching(/^2027-02-05/),
  });
});

test('what the server refuses is said at its field until that is another; what no field says stands on top', async () => {
  const errors = [
    { field: 'toPlace', title: 'Nobody goes there.' },
    { field: 'assignee', title: 'This is somebody else.' },
  ];
  const refused = () => Response.json({ status: 422, title: 'No.', errors }, { status: 422 });
  const { save } = await drawn(<TripDialog trip={madrid} papers={papers} onClose={vi.fn()} />, undefined, refused);
  await userEvent.type(screen.getByLabelText(/^Notes/), 'By train');
  await save();
  expect((await screen.findByText('Nobody goes there.')).closest('.mantine-InputWrapper-root')?.textContent).toMatch(
    /^To/,
  );
  expect(screen.getByRole('alert').textContent).toContain('This is somebody else.');
  await userEvent.type(screen.getByLabelText(/^To\b/), '!');
  expect(screen.queryByText('Nobody goes there.')).toBeNull();
});

test('what the company took from the role is not drawn, or is read only', async () => {
  await drawn(<TripDialog trip={madrid} papers={papers} onClose={vi.fn()} />, {
    assignee: { trip: { hide: ['notes'], readOnly: ['toPlace'] } },
  });
  expect(screen.queryByLabelText(/^Notes/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/^To\b/).readOnly).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^From/).readOnly).toBe(false);
});

test('what somebody else changed of a trip meanwhile is asked about in the words of the page, and the choice is stored', async () => {
  const theirs = {
    ...stored,
    version: 5,
    toPlace: 'Toledo',
    departureDate: '2027-02-09',
    updated: '2027-01-01T09:00:00Z',
  };
  const onClose = vi.fn();
  const server = (_address: unknown, how?: RequestInit): Response => {
    if (how?.method !== 'PUT') return Response.json({ ...Object(madrid), ...theirs });
    const isOnTheirs = new Headers(how.headers).get('if-match')?.includes('5');
    return isOnTheirs ? Response.json({ ...theirs, version: 6 }) : Response.json({ status: 412 }, { status: 412 });
  };
  const { save, sent } = await drawn(<TripDialog trip={madrid} papers={papers} onClose={onClose} />, undefined, server);
  await userEvent.type(screen.getByLabelText(/^To\b/), ' Norte');
  const day = screen.getByLabelText(/^Departure/);
  await userEvent.clear(day);
  await userEvent.type(day, '05-02-2027');
  await save();
  const question = await screen.findByRole('dialog', { name: /changed this/ });
  expect(question.textContent).toContain('Somebody else saved a change');
  expect(question.textContent).toMatch(/Madrid Norte.*Toledo/);
  expect(question.textContent).toMatch(/05\W+02\W+2027.*09\W+02\W+2027/);
  const [place, departure] = within(question).getAllByRole('radiogroup');
  for (const [group, name] of [[place, 'Use mine'] as const, [departure, 'Use theirs'] as const])
    if (group) fireEvent.click(within(group).getByRole('radio', { name }));
  fireEvent.click(within(question).getByRole('button', { name: 'Save the choice' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(JSON.parse(String(sent.mock.calls.at(-1)?.[1]?.body))).toEqual({ toPlace: 'Madrid Norte' });
});

test('says how papers fit a trip only of days that can be', async () => {
  const verdict = () => document.querySelector('.trip-check, .icon-line');
  const ending = (returnDate: string) => ({ ...(madrid as object), returnDate }) as never;
  const { unmount } = await drawn(<TripDialog trip={ending('2027-02-09')} papers={papers} onClose={vi.fn()} />);
  expect(verdict()).not.toBeNull();
  unmount();
  await drawn(<TripDialog trip={ending('2027-01-09')} papers={papers} onClose={vi.fn()} />);
  expect(verdict()).toBeNull();
});
