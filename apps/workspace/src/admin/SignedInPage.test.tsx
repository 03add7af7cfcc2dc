import { toasts } from '@homeport/ui/parts/toasts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { SignedInPage } from './SignedInPage.tsx';
import admin from './words/en.json' with { type: 'json' };

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const session = (id: string, displayName: string, more: object = {}) => ({
  ...{ id, displayName, login: `${id}.login`, application: 'workspace', userAgent: chrome, address: '10.0.0.7' },
  ...{ actingName: null, created: '2026-05-04T08:00:00Z', lastSeen: '2026-05-04T09:00:00Z' },
  ...more,
});
const list = 'GET user/logged-in';
const end = 'DELETE user/logged-in/s1';

async function opened(sessions: readonly object[], at = '/') {
  const server = declaredServer({ [list]: sessions, [end]: new Response(null, { status: 204 }) });
  const page = await drawStaffPage(<SignedInPage />, { at, bundles: { en: { admin } } });
  return { ...page, server };
}
const camille = session('s1', 'Camille');
async function signOut() {
  await userEvent.click(await screen.findByRole('button', { name: /^Sign out.*Camille/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign Camille out' });
  await userEvent.click(within(dialog).getByRole('button', { name: admin['signedIn.endShort'] }));
  return dialog;
}

test('who is signed in stands there with application and device, and who works as them', async () => {
  await opened([camille, session('s2', 'Diego', { userAgent: 'curl', application: 'api', actingName: 'Grace' })]);
  const line = (await screen.findByRole('rowheader', { name: /Camille/ })).closest('tr');
  expect(line?.textContent).toMatch(/s1\.login.*Workspace.*Chrome on Linux.*10\.0\.0\.7/);
  const other = screen.getByRole('rowheader', { name: /Diego/ }).closest('tr');
  expect(other?.textContent).toMatch(/Grace works as this user.*Program.*Unknown device/);
});

test('a device is signed out once that was confirmed, and the list is read anew', async () => {
  const { server } = await opened([camille]);
  await signOut();
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe('Camille was signed out'));
  expect(server.to(end)).toHaveLength(1);
  await waitFor(() => expect(server.to(list)).toHaveLength(2));
});

test('who has more rights is not signed out, and that is said', async () => {
  const { server } = await opened([camille]);
  server.answer(end, () => refused(403, 'Camille has more rights than you.'));
  const dialog = await signOut();
  await within(dialog).findByText('Camille has more rights than you.');
});

test('a name or a username is found in any case; what is looked for stands in the address', async () => {
  const { go } = await opened([camille, session('s2', 'Diego')], '/?q=S1.LOG');
  await screen.findByRole('rowheader', { name: /Camille/ });
  expect(screen.queryByRole('rowheader', { name: /Diego/ })).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  expect(String(go.mock.calls.at(-1)?.[0])).toContain('q=nobody');
});

test('where nobody is signed in it says so', async () => {
  await opened([]);
  expect(await screen.findByText(admin['signedIn.empty'])).toBeTruthy();
});
