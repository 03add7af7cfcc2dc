import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { GivenUpPage } from './GivenUpPage.tsx';
import admin from './words/en.json' with { type: 'json' };

const event = (effectId: string, failure: string | null) => ({
  ...{ effectId, failure, eventLabel: `Event ${effectId}`, entityLabel: 'Expense Report', attempts: 12 },
  dead: '2026-05-04T08:00:00Z',
});
const page = (...content: object[]) => ({ content, totalElements: content.length });

async function opened(content = [event('e1', 'No such address'), event('e2', null)], company?: string) {
  const at = company ? `for-tenant/${company}/` : '';
  const list = `GET ${at}outbox/dead`;
  const retry = `POST ${at}outbox/dead/retry`;
  const server = declaredServer({ [list]: page(...content), [retry]: { retried: content.length } });
  await drawStaffPage(<GivenUpPage />, { bundles: { en: { admin } }, ...(company ? { company } : {}) });
  return { server, list, retry };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('what was given up stands there with its reason, or with that none was noted', async () => {
  await opened();
  expect((await screen.findByText('No such address')).closest('tr')?.textContent).toContain('Event e1');
  expect(screen.getByText(admin['givenUp.noReason']).closest('tr')?.textContent).toContain('12 attempts');
});

test('one is tried again by itself, or all of them, and the list is read anew', async () => {
  const { server, list, retry } = await opened();
  await press(/^Try again.*Event e2/);
  await waitFor(() => expect(server.to(list)).toHaveLength(2));
  expect(toasts.store.get().shown?.text).toBe('2 events are tried again');
  await press(admin['givenUp.retryAll']);
  await waitFor(() => expect(server.to(list)).toHaveLength(3));
  expect(server.to(retry).map(({ body }) => body.effectId)).toEqual(['e2', null]);
});

test('what a client gave up is tried again there', async () => {
  const { server, retry } = await opened(undefined, 'c1');
  await press(admin['givenUp.retryAll']);
  await waitFor(() => expect(server.to(retry)).toHaveLength(1));
});

test('a refusal is said; the list is read anew all the same, since somebody else may have been there', async () => {
  const { server, list, retry } = await opened();
  server.answer(retry, () => refused(404, 'It was acted on meanwhile.'));
  await press(/^Try again.*Event e1/);
  expect((await screen.findByRole('alert')).textContent).toContain('It was acted on meanwhile.');
  await waitFor(() => expect(server.to(list)).toHaveLength(2));
});

test('where nothing was given up it says so, and there is nothing to try again', async () => {
  await opened([]);
  await screen.findByText(admin['givenUp.empty']);
  expect(screen.queryByRole('button', { name: admin['givenUp.retryAll'] })).toBeNull();
});
