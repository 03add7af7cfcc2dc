import type { Contact } from '@homeport/model/contacts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { EmailDialog } from './EmailDialog.tsx';
import en from './words/en.json' with { type: 'json' };
import { contactWords } from './words.ts';

const call = 'POST mail/quick';
const olga = { id: 'c1', name: 'Olga Ruiz', email: 'olga@example.org' } as unknown as Contact;

async function opened(answer: Answer = { id: 'm1', sendTo: [olga.email] }) {
  const server = declaredServer({ [call]: answer });
  const page = await drawPage(<EmailDialog contact={olga} />, {
    ...{ at: '/dashboard/contactUs/contacts/c1?write=true', settings: { userId: 'u1' } },
    bundles: { en: { [contactWords.space]: en } },
  });
  await screen.findByRole('dialog', { name: 'E-mail to Olga Ruiz' });
  return { ...page, server };
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: en.send });
const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ });
async function typed() {
  await userEvent.type(subject(), ' Keys ');
  await userEvent.type(screen.getByRole('textbox', { name: /^Body/ }), 'Where are they?');
}

test('send opens once both are there; what is left empty says so when it is left', async () => {
  await opened();
  expect(button().disabled).toBe(true);
  await userEvent.click(subject());
  await userEvent.tab();
  expect(await screen.findByText(en.subjectRequired)).toBeTruthy();
  expect(screen.queryByText(en.bodyRequired)).toBeNull();
  await typed();
  expect(button().disabled).toBe(false);
  expect(screen.queryByText(en.subjectRequired)).toBeNull();
});

test('a mail goes to the one it is for, is confirmed, and the dialog closes', async () => {
  const { server, history } = await opened();
  await typed();
  await userEvent.click(button());
  await waitFor(() => expect(history.location.href).toBe('/dashboard/contactUs/contacts/c1'));
  expect(toasts.store.get().shown?.text).toBe(en.sent);
  expect(server.to(call)).toMatchObject([
    { body: { sendTo: ['olga@example.org'], subject: 'Keys', detail: 'Where are they?' } },
  ]);
});

test('a refused mail says why and is another one the next time; one whose answer was lost is the same', async () => {
  const { server, history } = await opened(() => refused(422, 'Olga has left.'));
  await typed();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Olga has left.');
  server.answer(call, unreachable);
  await userEvent.click(button());
  await waitFor(() => expect(server.to(call)).toHaveLength(2));
  server.answer(call, { id: 'm1', sendTo: [] });
  await waitFor(() => expect(button().disabled).toBe(false));
  await userEvent.click(button());
  await waitFor(() => expect(history.location.href).not.toContain('write'));
  const [refusedKey, lost, again] = server.to(call).map(({ key }) => key);
  expect(lost).not.toBe(refusedKey);
  expect(again).toBe(lost);
});
