import { Problem } from '@homeport/client';
import { describe, expect, test } from 'vitest';
import { flush, type OutboxStore, type Sender, type WaitingExpense } from './outbox.ts';

function memoryStore(items: readonly WaitingExpense[]): OutboxStore & { readonly left: () => WaitingExpense[] } {
  const kept = new Map(items.map((item) => [item.id, item]));
  return {
    all: async (user) => [...kept.values()].filter((item) => item.user === user),
    put: async (item) => void kept.set(item.id, item),
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
    left: () => [...kept.values()],
  };
}
const photo = { name: 'receipt.jpg', blob: new Blob(['x']) };
const item = (id: string, at: number, more: Partial<WaitingExpense> = {}): WaitingExpense => ({
  id,
  user: 'camille',
  report: 'report-1',
  values: { amount: '12.50' },
  at,
  ...more,
});
/** A server that answers what it is told to, once per call, and remembers what arrived. */
function server(answers: readonly (Problem | 'ok')[] = []) {
  const calls: string[] = [];
  const left = [...answers];
  const next = (call: string) => {
    calls.push(call);
    const answer = left.shift() ?? 'ok';
    if (answer !== 'ok') throw answer;
  };
  const sender: Sender = {
    sendFile: async (_file, key) => {
      next(`file ${key}`);
      return `stored-${key}`;
    },
    sendExpense: async (waiting, fileId) => next(`expense ${waiting.id}${fileId ? ` with ${fileId}` : ''}`),
  };
  return { sender, calls };
}
const unreachable = new Problem({ status: 0 });
const noChange = () => undefined;

describe('expenses that were saved without a network', () => {
  test('are sent oldest first, each with its photo before it', async () => {
    const store = memoryStore([item('b', 2), item('a', 1, { file: photo })]);
    const { sender, calls } = server();
    expect(await flush(store, sender, 'camille', noChange)).toBe('done');
    expect(calls).toEqual(['file a-receipt', 'expense a with stored-a-receipt', 'expense b']);
    expect(store.left()).toEqual([]);
  });

  test('stay in order when the network goes away in the middle', async () => {
    const store = memoryStore([item('a', 1), item('b', 2), item('c', 3)]);
    const { sender, calls } = server(['ok', unreachable]);
    expect(await flush(store, sender, 'camille', noChange)).toBe('later');
    expect(calls).toEqual(['expense a', 'expense b']);
    expect(store.left().map(({ id }) => id)).toEqual(['b', 'c']);
  });

  test('do not send a photo again that has arrived', async () => {
    const store = memoryStore([item('a', 1, { file: photo })]);
    await flush(store, server(['ok', unreachable]).sender, 'camille', noChange);
    const again = server();
    expect(await flush(store, again.sender, 'camille', noChange)).toBe('done');
    expect(again.calls).toEqual(['expense a with stored-a-receipt']);
  });

  test('keep the reason of a refusal, and the ones behind it go on', async () => {
    const refusal = new Problem({ status: 409, code: 'expenses.reportClosed', title: 'Item cannot be edited' });
    const store = memoryStore([item('a', 1), item('b', 2)]);
    const { sender } = server([refusal]);
    expect(await flush(store, sender, 'camille', noChange)).toBe('done');
    expect(store.left()).toMatchObject([
      { id: 'a', refused: { code: 'expenses.reportClosed', title: 'Item cannot be edited' } },
    ]);
    const later = server();
    await flush(store, later.sender, 'camille', noChange);
    expect(later.calls).toEqual([]);
  });

  test('wait untouched while the person is signed out or the server has a fault', async () => {
    for (const status of [401, 500, 503]) {
      const store = memoryStore([item('a', 1), item('b', 2)]);
      const end = await flush(store, server([new Problem({ status })]).sender, 'camille', noChange);
      expect(end).toBe(status === 401 ? 'signedOut' : 'later');
      expect(store.left()).toEqual([item('a', 1), item('b', 2)]);
    }
  });

  test('of somebody else on the same device are left alone', async () => {
    const store = memoryStore([item('a', 1, { user: 'diego' })]);
    const { sender, calls } = server();
    await flush(store, sender, 'camille', noChange);
    expect(calls).toEqual([]);
    expect(store.left()).toHaveLength(1);
  });

  test('are not sent when they were cancelled while another one was on its way', async () => {
    const store = memoryStore([item('a', 1), item('b', 2)]);
    const { sender, calls } = server();
    const cancelling: Sender = {
      ...sender,
      sendExpense: async (waiting, fileId) => {
        await sender.sendExpense(waiting, fileId);
        await store.remove('b');
      },
    };
    await flush(store, cancelling, 'camille', noChange);
    expect(calls).toEqual(['expense a']);
  });
});
