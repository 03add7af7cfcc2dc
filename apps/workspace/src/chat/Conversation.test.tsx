import type { ChatPage } from '@homeport/model/chat';
import talk from '@homeport/ui/talk/words/en.json' with { type: 'json' };
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answer, declaredServer, refused, unreachable } from '../../../../tests/support/declared-server.ts';
import { drawStaffPage } from '../../../../tests/support/draw-staff-page.tsx';
import { Conversation } from './Conversation.tsx';
import talks from './words/en.json' with { type: 'json' };

const said = (seq: number, text: string, isMine = false) => ({
  ...{ id: `m${seq}`, seq, kind: 'TEXT', text, isMine, authorName: isMine ? 'Grace' : 'Camille', files: [] },
  created: '2026-05-04T08:00:00Z',
});
const chat = (...content: ReturnType<typeof said>[]) =>
  ({ content, lastSeq: content.at(-1)?.seq ?? 0, participants: [] }) as unknown as ChatPage;
const read = 'POST conversation/c1/read';

async function opened(page: ChatPage, send: Answer = {}, company?: string) {
  const at = company ? `for-tenant/${company}/` : '';
  const call = { list: `GET ${at}conversation/c1/message`, send: `POST ${at}conversation/c1/message` };
  const server = declaredServer({ [call.list]: page, [call.send]: send, [read.replace('POST ', `POST ${at}`)]: {} });
  const bundles = { en: { talks, talk } };
  await drawStaffPage(<Conversation id="c1" title="Camille" />, { bundles, ...(company ? { company } : {}) });
  return { server, call };
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: talks['chat.write'] });
const send = () => userEvent.click(screen.getByRole('button', { name: talk.send }));

test('what was said stands there, and is marked as read up to the last of it', async () => {
  const { server } = await opened(chat(said(1, 'Hello'), said(2, 'When do you come?')));
  expect(await screen.findByText('When do you come?')).toBeTruthy();
  await waitFor(() => expect(server.to(read).map(({ body }) => body)).toEqual([{ seq: 2 }]));
});

test('in an empty conversation nothing is marked as read', async () => {
  const { server, call } = await opened(chat());
  await waitFor(() => expect(server.to(call.list)).toHaveLength(1));
  expect(server.to(read)).toEqual([]);
});

test('a message is sent, and only what came since is asked for', async () => {
  const { server, call } = await opened(chat(said(7, 'Hello')));
  await screen.findByText('Hello');
  server.answer(call.list, chat(said(8, 'Tomorrow', true)));
  await userEvent.type(field(), '  Tomorrow ');
  await send();
  expect(await screen.findByText('Tomorrow', { selector: ':not(textarea)' })).toBeTruthy();
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(server.to(call.send)).toMatchObject([{ body: { text: 'Tomorrow' } }]);
  expect(server.to(call.list).at(-1)?.query.get('after')).toBe('7');
  expect(field().value).toBe('');
});

test('the same words after a lost answer are the same message; other words are another', async () => {
  const { server, call } = await opened(chat(said(1, 'Hello')), unreachable);
  await screen.findByText('Hello');
  await userEvent.type(field(), 'Tomorrow');
  await send();
  await screen.findByText(talks['chat.notSent']);
  expect(field().value).toBe('Tomorrow');
  await send();
  await waitFor(() => expect(server.to(call.send)).toHaveLength(2));
  await userEvent.type(field(), '!');
  await send();
  await waitFor(() => expect(server.to(call.send)).toHaveLength(3));
  const [first, second, third] = server.to(call.send).map(({ body }) => body.id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('in a client’s company a refusal is said in its words', async () => {
  await opened(chat(said(1, 'Hello')), () => refused(403, 'You are not part of it.'), 'c9');
  await screen.findByText('Hello');
  await userEvent.type(field(), 'Tomorrow');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('You are not part of it.');
});

test('one that cannot be had says so, and comes when it is asked for again', async () => {
  const server = declaredServer({ 'GET conversation/c1/message': () => refused(500, 'Broken.'), [read]: {} });
  await drawStaffPage(<Conversation id="c1" />, { bundles: { en: { talks, talk } } });
  expect((await screen.findByRole('alert')).textContent).toContain(talks['chat.notLoaded']);
  server.answer('GET conversation/c1/message', chat(said(1, 'Hello')));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello')).toBeTruthy();
});
