import { Problem } from '@homeport/client';
import { describe, expect, test } from 'vitest';
import type { MessageStore, WaitingMessage } from './message-store.ts';
import { sendAll } from './send-waiting.ts';

const message = (id: string, at: number, more: Partial<WaitingMessage> = {}): WaitingMessage => ({
  id,
  user: 'camille',
  conversation: 'c',
  text: id,
  attachments: [],
  at,
  ...more,
});
function memory(...start: WaitingMessage[]): MessageStore & { left(): WaitingMessage[] } {
  const kept = new Map(start.map((one) => [one.id, one]));
  return {
    all: async (user) => [...kept.values()].filter((one) => one.user === user),
    put: async (one) => void kept.set(one.id, one),
    remove: async (id) => void kept.delete(id),
    left: () => [...kept.values()],
  };
}
function line(...answers: (Problem | undefined)[]) {
  const sent: string[] = [];
  const send = async (one: WaitingMessage) => {
    sent.push(one.id);
    const answer = answers.shift();
    if (answer) throw answer;
  };
  return { sent, send };
}
const nothing = () => undefined;

describe('messages that wait', () => {
  test('are sent in the order they were written, and are gone when they have arrived', async () => {
    const store = memory(message('b', 2), message('a', 1), message('x', 0, { user: 'diego' }));
    const { sent, send } = line();
    await sendAll(store, send, 'camille', nothing);
    expect(sent).toEqual(['a', 'b']);
    expect(store.left().map((one) => one.id)).toEqual(['x']);
  });
  test('stay in their order when the network goes away in between', async () => {
    for (const status of [0, 401, 429, 503]) {
      const store = memory(message('a', 1), message('b', 2));
      const { sent, send } = line(new Problem({ status }));
      await sendAll(store, send, 'camille', nothing);
      expect([sent, store.left()]).toEqual([['a'], [message('a', 1), message('b', 2)]]);
    }
  });
  test('wait behind a refused one of their conversation, not behind those of others', async () => {
    const store = memory(message('a', 1), message('b', 2), message('d', 3, { conversation: 'other' }));
    const { sent, send } = line(new Problem({ status: 422, title: 'Too long' }));
    await sendAll(store, send, 'camille', nothing);
    expect(sent).toEqual(['a', 'd']);
    expect(store.left().map((one) => [one.id, one.refused])).toEqual([
      ['a', 'Too long'],
      ['b', undefined],
    ]);
  });
});
