import { toasts } from '@homeport/ui/parts/toasts.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawPage } from '../../../../tests/support/draw-page.tsx';
import { RaiseDialog } from './RaiseDialog.tsx';
import desk from './words/en.json' with { type: 'json' };
import { deskWords } from './words.ts';

const call = 'POST help-desk';
const raised = { id: 't7', reference: 'T-7' };

async function opened(answer: Answer = raised) {
  const server = declaredServer({ [call]: answer });
  const onClose = vi.fn();
  const bundles = { en: { [deskWords.space]: desk } };
  const page = await drawPage(<RaiseDialog onClose={onClose} />, { bundles, settings: { userId: 'u1' } });
  await screen.findByRole('dialog', { name: desk.raise });
  return { ...page, server, onClose };
}
const send = () => userEvent.click(screen.getByRole('button', { name: desk.sendTicket }));
async function typed() {
  await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), 'Boiler');
  await userEvent.type(screen.getByRole('textbox', { name: /^Your question/ }), 'It is cold.');
}

test('a ticket without subject or question says so at both and is not sent', async () => {
  const { server } = await opened();
  await send();
  expect(screen.getByText(desk.subjectRequired)).toBeTruthy();
  expect(screen.getByText(desk.bodyRequired)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: /^Subject/ }), '   ');
  await send();
  expect(screen.getByText(desk.subjectRequired)).toBeTruthy();
  expect(server.asked).toEqual([]);
});

test('a ticket is sent with what it is about, and opened', async () => {
  const { server, history } = await opened();
  await typed();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: desk.about }), desk['category.HOUSING']);
  await send();
  await waitFor(() => expect(history.location.pathname).toBe('/dashboard/contactUs/helpdesk/ticket/t7'));
  expect(server.to(call)).toMatchObject([{ body: { subject: 'Boiler', category: 'HOUSING', detail: 'It is cold.' } }]);
  expect(toasts.store.get().shown?.text).toBe('Ticket T-7 was sent');
});

test('when the answer is lost the next try raises the same ticket, and what was typed is still there', async () => {
  const { server, history } = await opened(unreachable);
  await typed();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain(desk.notRaised);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe('Boiler');
  server.answer(call, raised);
  window.dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: desk.sendTicket }).hasAttribute('disabled')).toBe(false),
  );
  await send();
  await waitFor(() => expect(history.location.pathname).toContain('t7'));
  expect(new Set(server.to(call).map(({ body }) => body.id)).size).toBe(1);
});

test('a refusal is said in its words', async () => {
  await opened(() => refused(422, 'You have no assignment.'));
  await typed();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('You have no assignment.');
});

test('what was typed and not sent is there when the dialog is opened again, and gone once it was sent', async () => {
  const { unmount } = await opened();
  await typed();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  const again = await opened();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe('Boiler'));
  await send();
  await waitFor(() => expect(again.server.to(call)).toHaveLength(1));
  again.unmount();
  await opened();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Subject/ }).value).toBe('');
});
