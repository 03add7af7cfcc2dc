import type { Person } from '@homeport/model/people';
// The question is code that comes later; here it is there already.
import '@homeport/ui/records/form/DesignedConflict.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../../../tests/support/draw-kit.tsx';
import { AppSession } from '../shell/app-context.ts';
import app from '../words/en.json' with { type: 'json' };
import { PersonForm } from './PersonForm.tsx';
import profile from './words/en.json' with { type: 'json' };

const camille = {
  ...{ id: 'p1', version: 4, firstName: 'Camille', lastName: 'Laurent', email: 'c@example.org', mobile: null },
  homeAddress: { address1: '3 rue A', country: 'FR' },
} as unknown as Person;
const session = {
  ...{ me: { tenant: { id: 't1' } }, access: { permissionSetting: { code: 'ASSIGNEE', roles: ['assignee'] } } },
} as never;

async function drawn(answer: (address: unknown, how?: RequestInit) => Response) {
  const sent = vi.fn(async (address: unknown, how?: RequestInit) => answer(address, how));
  vi.stubGlobal('fetch', sent);
  const queries = new QueryClient();
  await draw(
    <QueryClientProvider client={queries}>
      <AppSession value={session}>
        <Profile />
      </AppSession>
    </QueryClientProvider>,
    { userId: crypto.randomUUID() },
    { en: { app, profile } },
  );
  return sent;
}
/** The form on a page whose person is read again. */
function Profile() {
  const [person, setPerson] = useState(camille);
  return (
    <>
      <PersonForm person={person} />
      <button type="button" onClick={() => setPerson({ ...camille, version: 7, lastName: 'Moreau' })}>
        Read again
      </button>
    </>
  );
}
const body = (sent: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }): unknown => {
  const [, how] = sent.mock.calls[0] ?? [];
  return JSON.parse(String(Reflect.get(how ?? {}, 'body')));
};

test('what was typed and taken back is no change; only what differs is counted and sent', async () => {
  const sent = await drawn(() => Response.json({ ...camille, version: 5, preferredName: 'Cam' }));
  const first = screen.getByLabelText(/^First name/);
  await userEvent.type(first, 'x');
  expect(await screen.findByText(/1 unsaved change/)).toBeTruthy();
  await userEvent.type(first, '{Backspace}');
  expect(screen.queryByText(/unsaved change/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Preferred name/), 'Cam');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
  expect(body(sent)).toEqual({ preferredName: 'Cam' });
});

test('telephone and mobile stand together and are saved together', async () => {
  const sent = await drawn(() => Response.json({ ...camille, version: 5 }));
  await userEvent.type(screen.getByLabelText(/^Phone/, { selector: 'input[type=tel]' }), '+33 1 44 55 66 77');
  await userEvent.type(screen.getByLabelText(/^Mobile/, { selector: 'input[type=tel]' }), '+33 6 12 34 56 78');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(body(sent)).toEqual({ phone: '+33144556677', mobile: '+33612345678' });
});

test('an address that was opened and left as it was is no change', async () => {
  await drawn(() => Response.json(camille));
  const [second] = screen.getAllByLabelText(/^Address line 2/);
  if (!second) throw new Error('no address is drawn');
  await userEvent.type(second, 'B');
  expect(await screen.findByText(/1 unsaved change/)).toBeTruthy();
  await userEvent.clear(second);
  expect(screen.queryByText(/unsaved change/)).toBeNull();
});

test('a name and an address to write to are needed: said at the field, and in the summary that takes the focus', async () => {
  const sent = await drawn(() => Response.json(camille));
  await userEvent.clear(screen.getByLabelText(/^E-mail/));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findAllByText('E-mail is required.')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(sent).not.toHaveBeenCalled();
});

test('what was stored beside the form is taken in under what is typed, and saved on its version', async () => {
  const sent = await drawn(() => Response.json({ ...camille, version: 8 }));
  await userEvent.type(screen.getByLabelText(/^Preferred name/), 'Cam');
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Last name/).value).toBe('Moreau');
  expect(screen.getByLabelText<HTMLInputElement>(/^Preferred name/).value).toBe('Cam');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(new Headers(Reflect.get(sent.mock.calls[0]?.[1] ?? {}, 'headers')).get('if-match')).toContain('7');
  expect(body(sent)).toEqual({ preferredName: 'Cam' });
});

/** A server on which somebody else has stored another name and an address meanwhile. */
const meanwhile = {
  ...{ ...camille, version: 7, lastName: 'Moreau', homeAddress: { address1: '9 rue B', country: 'FR' } },
  ...{ updated: '2027-02-01T09:00:00Z', updatedBy: { id: 'u2', label: 'Ida Berg' } },
};
const stored = (_address: unknown, how?: RequestInit): Response => {
  if (how?.method !== 'PUT') return Response.json(meanwhile);
  return new Headers(how.headers).get('if-match')?.includes('7')
    ? Response.json({ ...meanwhile, version: 8, ...JSON.parse(String(how.body)) })
    : Response.json({ code: 'request.changedMeanwhile', status: 412 }, { status: 412 });
};

test('what somebody else stored in a field that is typed in is asked about, and only that; closing the question stores nothing', async () => {
  const sent = await drawn(stored);
  const last = screen.getByLabelText<HTMLInputElement>(/^Last name/);
  await userEvent.clear(last);
  await userEvent.type(last, 'Petit');
  await userEvent.type(screen.getByLabelText(/^Preferred name/), 'Cam');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await save();
  const question = await screen.findByRole('dialog', { name: /changed this/ });
  expect(question.textContent).toContain('Ida Berg');
  expect(within(question).getAllByRole('radiogroup')).toHaveLength(1);
  expect(question.textContent).toMatch(/Petit.*Moreau/);
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(last.value).toBe('Petit');
  await save();
  const again = await screen.findByRole('dialog', { name: /changed this/ });
  await userEvent.click(within(again).getByRole('radio', { name: 'Use theirs' }));
  await userEvent.click(within(again).getByRole('button', { name: 'Save the choice' }));
  await waitFor(() => expect(screen.queryByText(/unsaved change/)).toBeNull());
  expect(last.value).toBe('Moreau');
  expect(screen.getByLabelText<HTMLInputElement>(/^Preferred name/).value).toBe('Cam');
  const written = sent.mock.calls.filter(([, how]) => how?.method === 'PUT');
  expect(written.map(([, how]) => JSON.parse(String(how?.body)))).toEqual([
    { lastName: 'Petit', preferredName: 'Cam' },
    { lastName: 'Petit', preferredName: 'Cam' },
    { preferredName: 'Cam' },
  ]);
});

test('what somebody else stored in a field that is typed in is not written over: the save goes by the version it was typed from', async () => {
  const sent = await drawn(() => Response.json({ code: 'request.changedMeanwhile', kind: 'stale' }, { status: 412 }));
  const last = screen.getByLabelText<HTMLInputElement>(/^Last name/);
  await userEvent.clear(last);
  await userEvent.type(last, 'Petit');
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect(last.value).toBe('Petit');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(new Headers(Reflect.get(sent.mock.calls[0]?.[1] ?? {}, 'headers')).get('if-match')).toContain('4');
  expect(last.value).toBe('Petit');
});
