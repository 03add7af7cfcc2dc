import type { Dependant } from '@homeport/model/family';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { signInsQuery } from './queries.ts';
import { SignInPart } from './SignInPart.tsx';
import assistance from './words/en.json' with { type: 'json' };

const thomas = { id: 'd1', version: 4, firstName: 'Thomas', lastName: 'Perrin', birthDate: '1990-03-01' };
const invite = 'POST fe/dependant/d1/invite-family';
const withdraw = 'POST fe/dependant/d1/withdraw-family';
const signIn = (state: string, more: object = {}) => ({
  ...{ id: 'd1', state, email: null, lastSignIn: null },
  ...more,
});

async function of(given: object, state: object = signIn('NONE')) {
  const server = declaredServer({
    [invite]: {},
    [withdraw]: {},
    'GET family/sign-ins': [state],
    'GET fe/dependant/search': { content: [], totalElements: 0 },
  });
  await drawPage(<SignInPart dependant={{ ...thomas, ...given } as unknown as Dependant} />, {
    bundles: { en: { assistance } },
    known: [[signInsQuery.queryKey, [state]]],
  });
  return server;
}
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const said = () => toasts.store.get().shown?.text;

test('an adult is invited at the address that was typed, on the version that was looked at', async () => {
  const server = await of({});
  await press(/^Invite/);
  await press(/^Send the invitation/);
  expect(await screen.findByText('Please fill up E-mail')).toBeTruthy();
  expect(server.to(invite)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /^E-mail of Thomas/ }), 'thomas@example.org');
  await press(/^Send the invitation/);
  await waitFor(() => expect(said()).toBe(assistance['signIn.sent']));
  expect(server.to(invite)).toMatchObject([{ version: 4, body: { email: 'thomas@example.org' } }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an invitation that is refused says why, and the address stays', async () => {
  const server = await of({});
  server.answer(invite, () => refused(422, 'Somebody else signs in with it.'));
  await press(/^Invite/);
  await userEvent.type(screen.getByRole('textbox'), 'thomas@example.org');
  await press(/^Send the invitation/);
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else signs in with it.');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('thomas@example.org');
});

test('of a child nothing is said; without a date of birth it is asked for first', async () => {
  await of({ birthDate: Temporal.Now.plainDateISO().subtract({ years: 9 }).toString() });
  expect(screen.queryByText(assistance['signIn.title'])).toBeNull();
  await of({ birthDate: null });
  expect(await screen.findByText(assistance['signIn.birthDateFirst'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
});

test('who was invited can be sent it again, to the address that is known', async () => {
  const server = await of({}, signIn('INVITED', { email: 'thomas@example.org' }));
  await screen.findByText(/was sent to thomas@example\.org/);
  await press(/^Send the invitation again/);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('thomas@example.org');
  await press(/^Send the invitation$/);
  await waitFor(() => expect(server.to(invite)).toHaveLength(1));
});

test('a sign-in is withdrawn once that was confirmed; what is refused is said there', async () => {
  const server = await of({}, signIn('ACTIVE', { lastSignIn: '2026-05-04T08:00:00Z' }));
  expect(screen.queryByRole('button', { name: /^Invite/ })).toBeNull();
  server.answer(withdraw, () => refused(412, 'The entry was changed.'));
  await press(/^Withdraw/);
  const dialog = await screen.findByRole('dialog');
  const sure = () => userEvent.click(within(dialog).getByRole('button', { name: assistance['signIn.withdraw'] }));
  await sure();
  await within(dialog).findByText('The entry was changed.');
  server.answer(withdraw, {});
  await sure();
  await waitFor(() => expect(said()).toBe('The sign-in of Thomas Perrin was withdrawn'));
});
