import { toasts } from '@homeport/ui/parts/toasts.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { NextAction } from './NextAction.tsx';
import words from './words/en.json' with { type: 'json' };

const confirm = 'POST fe/case-service/s1/confirm-next-action';
const dayIn = (days: number): string => Temporal.Now.plainDateISO().add({ days }).toString();
const own = { description: 'Send the lease', byAssignee: true, isOverdue: false, dueDate: dayIn(3) };
const service = (more: object = {}) =>
  ({
    id: 's1',
    version: 4,
    name: 'Home search',
    nextAction: own,
    providerName: 'Casa',
    contact: null,
    ...more,
  }) as never;

async function drawn(of: never, canConfirm = true, answer: object | (() => Response) = {}) {
  const server = declaredServer({ [confirm]: answer });
  await drawPage(<NextAction service={of} canConfirm={canConfirm} />, { bundles: { en: { services: words } } });
  return server;
}
const press = (name: string, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  fireEvent.click(within_.getByRole('button', { name }));

test('what is the person’s to do is reported as done after a question, on the version that was seen', async () => {
  const server = await drawn(service());
  expect(screen.getByText(/in 3 days/)).toBeTruthy();
  press(words.markDone);
  const question = await screen.findByRole('dialog', { name: words.markDoneTitle });
  expect(server.to(confirm)).toEqual([]);
  press(words.markDone, within(question));
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe(words.marked));
  expect(server.to(confirm).map(({ version }) => version)).toEqual([4]);
});

test('a refusal stays in the question, in the words of the server', async () => {
  await drawn(service(), true, () => refused(409, 'It is done already.'));
  press(words.markDone);
  press(words.markDone, within(await screen.findByRole('dialog')));
  expect(await screen.findByText('It is done already.')).toBeTruthy();
  expect(toasts.store.get().shown).toBeNull();
});

test('what others do is named with them, and offers nothing to report', async () => {
  await drawn(service({ nextAction: { ...own, byAssignee: false } }));
  expect(screen.getByText(words.nextTheirs.replace('{provider}', 'Casa'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.markDone })).toBeNull();
});

test('who may not report it is not offered to, and is told where nothing is to be done', async () => {
  await drawn(service(), false);
  expect(screen.queryByRole('button', { name: words.markDone })).toBeNull();
});
test('without a next step the card says so, and the provider can be written to', async () => {
  await drawn(service({ nextAction: null, contact: { name: 'Eva', email: 'eva@casa.example' } }));
  expect(screen.getByText(words.nextNone)).toBeTruthy();
  expect(screen.getByRole('link', { name: /Eva/ }).getAttribute('href')).toBe(
    'mailto:eva@casa.example?subject=Home%20search',
  );
});

test('the answer goes along with what is reported as done, and the place where a file is sent is a press away', async () => {
  const server = await drawn(service());
  press(words.markDone);
  const question = await screen.findByRole('dialog', { name: words.markDoneTitle });
  fireEvent.change(within(question).getByRole('textbox', { name: words.answer }), {
    target: { value: 'The second flat' },
  });
  expect(within(question).getByRole('link', { name: words.answerFile }).getAttribute('href')).toBe(
    '/dashboard/documents#new',
  );
  press(words.markDone, within(question));
  await waitFor(() => expect(server.to(confirm).map(({ body }) => body)).toEqual([{ note: 'The second flat' }]));
});
