import type { Ticket } from '@homeport/model/help-desk';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import talk from '@homeport/ui/talk/words/en.json' with { type: 'json' };
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { declaredServer, refused } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import talks from '../chat/words/en.json' with { type: 'json' };
import { StaffTicket } from './StaffTicket.tsx';

const said = (id: string, text: string, more: object) => ({
  ...{ id, kind: 'REPLY', text, audience: 'ASSIGNEE', authorName: 'Grace', isMine: true, isFromAssignee: false },
  ...{ created: '2026-05-04T08:00:00Z', files: [] },
  ...more,
});
const ticket = (more: Partial<Ticket> = {}) =>
  ({
    ...{
      id: 't1',
      reference: 'T-1',
      subject: 'Boiler',
      detail: 'It is cold.',
      status: 'OPEN',
      assigneeName: 'Camille',
    },
    ...{ assignedName: null, isWithMe: false, files: [], created: '2026-05-03T08:00:00Z', correspondence: [] },
    ...more,
  }) as unknown as Ticket;
const reply = 'POST correspondence/help-desk';

async function opened(more: Partial<Ticket> = {}, company?: string) {
  const at = company ? `for-tenant/${company}/` : '';
  const canned = [{ id: 'c1', title: 'Plumber', language: 'EN', text: 'A plumber is on the way.' }];
  const server = declaredServer({
    [`GET ${at}help-desk/t1`]: ticket(more),
    [`GET ${at}fe/canned-answer/search`]: { content: canned, nextKey: null },
    [reply]: {},
  });
  await drawStaffPage(<StaffTicket id="t1" />, { bundles: { en: { talks, talk } }, ...(company ? { company } : {}) });
  await screen.findByRole('heading', { name: 'Boiler' });
  return server;
}
const choose = (way: string) => userEvent.click(screen.getByRole('radio', { name: way }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });

test('an answer goes to the assignee; what is asked back and what is noted say so', async () => {
  const server = await opened();
  await userEvent.type(field(talks['desk.write.answer']), 'Call the plumber.');
  await press(talks['desk.send.answer']);
  await waitFor(() => expect(server.to(reply)).toHaveLength(1));
  await choose(talks['desk.way.ask']);
  await userEvent.type(field(talks['desk.write.ask']), 'Since when?');
  await press(talks['desk.send.ask']);
  await waitFor(() => expect(server.to(reply)).toHaveLength(2));
  await choose(talks['desk.way.note']);
  await userEvent.type(field(talks['desk.write.note']), 'Third time.');
  await press(talks['desk.send.note']);
  await waitFor(() => expect(server.to(reply)).toHaveLength(3));
  expect(server.to(reply).map(({ body }) => [body.message, body.audience, body.asksBack])).toEqual([
    ['Call the plumber.', 'ASSIGNEE', false],
    ['Since when?', 'ASSIGNEE', true],
    ['Third time.', 'TEAM', false],
  ]);
});

test('a reply that could not be sent says so and is still in the field', async () => {
  const server = await opened();
  server.answer(reply, () => refused(422, 'The ticket is closed.'));
  await userEvent.type(field(talks['desk.write.answer']), 'Call the plumber.');
  await press(talks['desk.send.answer']);
  expect((await screen.findByRole('alert')).textContent).toContain('The ticket is closed.');
  expect(field(talks['desk.write.answer']).value).toBe('Call the plumber.');
});

test('a closed ticket takes no answer, but a note, and can be opened again', async () => {
  const server = await opened({ status: 'CLOSED' });
  server.answer('POST fe/help-desk-ticket/t1/reopen', {});
  expect(screen.getByText(talks['desk.closedText'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: talks['desk.close'] })).toBeNull();
  await choose(talks['desk.way.note']);
  expect(field(talks['desk.write.note'])).toBeTruthy();
  await press(talks['desk.reopen']);
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe(talks.actionDone));
  expect(server.to('POST fe/help-desk-ticket/t1/reopen')).toHaveLength(1);
});

test('a ticket of a client is taken over there, and only by who does not have it', async () => {
  const server = await opened({}, 'c1');
  const take = 'POST for-tenant/c1/fe/help-desk-ticket/t1/take';
  server.answer(take, () => refused(409, 'Olga has it.'));
  await press(talks['desk.take']);
  await waitFor(() => expect(toasts.store.get().shown?.text).toBe(talks.actionFailed));
  expect(server.to(take)[0]?.key).toBeTruthy();
});

test('who looks after it is not asked to take it over; a note is marked as one', async () => {
  const correspondence = [said('1', 'Third time.', { audience: 'TEAM' }), said('2', 'CLOSED', { kind: 'EVENT' })];
  await opened({ isWithMe: true, assignedName: 'Grace', correspondence: correspondence as never });
  expect(screen.queryByRole('button', { name: talks['desk.take'] })).toBeNull();
  expect(screen.getByText(/Looked after by Grace/)).toBeTruthy();
  expect(screen.getAllByText(talks['desk.internal']).length).toBeGreaterThan(1);
  expect(screen.getByText(/Grace closed the ticket/)).toBeTruthy();
});

test('a prepared answer is put in the field, to be changed before it is sent', async () => {
  const server = await opened();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: talks['desk.canned'] }), 'c1');
  await waitFor(() => expect(field(talks['desk.write.answer']).value).toBe('A plumber is on the way.'));
  expect(server.to(reply)).toEqual([]);
});

test('a ticket that cannot be had says so, and comes when it is asked for again', async () => {
  const server = declaredServer({ 'GET help-desk/t1': () => refused(500, 'Broken.') });
  await drawStaffPage(<StaffTicket id="t1" />, { bundles: { en: { talks, talk } } });
  expect((await screen.findByRole('alert')).textContent).toContain(talks['desk.notLoaded']);
  server.answer('GET help-desk/t1', ticket());
  server.answer('GET fe/canned-answer/search', { content: [] });
  await press('Retry');
  await screen.findByRole('heading', { name: 'Boiler' });
});
