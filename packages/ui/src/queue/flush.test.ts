import { Problem } from '@homeport/client';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { flush } from './flush.ts';
import { ConflictFound, type QueuedWrite, type QueueKind, type QueueStore } from './queued-write.ts';

const write = (id: string, at: number, more: Partial<QueuedWrite> = {}): QueuedWrite => ({
  ...{ id, user: 'camille', kind: 'note', thing: 'one', place: '/dashboard', values: {}, at },
  ...more,
});
function memory(...start: readonly QueuedWrite[]): QueueStore & { left(): QueuedWrite[] } {
  const kept = new Map(start.map((one) => [one.id, one]));
  return {
    all: async (user) => [...kept.values()].filter((one) => one.user === user),
    put: async (one) => void kept.set(one.id, one),
    remove: async (id) => void kept.delete(id),
    left: () => [...kept.values()],
  };
}
/** A server that answers what it is told to, once per write, and remembers what came. */
function server(...answers: readonly (Error | 'ok')[]) {
  const sent: string[] = [];
  const left = [...answers];
  const kind: QueueKind = {
    send: async ({ id }) => {
      sent.push(id);
      const answer = left.shift() ?? 'ok';
      if (answer !== 'ok') throw answer;
    },
  };
  return { sent, kind: async () => kind };
}
const nothing = () => undefined;
const ids = (writes: readonly QueuedWrite[]) => writes.map(({ id }) => id);

describe('what was saved without a network', () => {
  test('is sent in the order it was written, and gone when it has arrived; that of others stays', async () => {
    const store = memory(write('b', 2), write('a', 1), write('x', 0, { user: 'diego' }));
    const { sent, kind } = server();
    expect(await flush(store, kind, 'camille', nothing)).toBe('done');
    expect([sent, ids(store.left())]).toEqual([['a', 'b'], ['x']]);
  });
  test.each([
    [0, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [401, 'signedOut'],
  ])('waits untouched and in order when the answer is %i', async (status, end) => {
    const store = memory(write('a', 1), write('b', 2, { thing: 'other' }));
    const { sent, kind } = server(new Problem({ status }));
    expect(await flush(store, kind, 'camille', nothing)).toBe(end);
    expect([sent, store.left()]).toEqual([['a'], [write('a', 1), write('b', 2, { thing: 'other' })]]);
  });
  test('and refused, holds what follows about the same thing and nothing else', async () => {
    const store = memory(
      write('a', 1),
      write('b', 2),
      write('c', 3, { thing: 'other' }),
      write('d', 4, { kind: 'chat' }),
    );
    const refusal = new Problem({ status: 409, code: 'expenses.reportClosed', title: 'Item cannot be edited' });
    const { sent, kind } = server(refusal);
    expect(await flush(store, kind, 'camille', nothing)).toBe('done');
    expect(sent).toEqual(['a', 'c', 'd']);
    const refused = { code: 'expenses.reportClosed', title: 'Item cannot be edited' };
    expect(store.left()).toEqual([write('a', 1, { refused }), write('b', 2)]);
    const again = server();
    await flush(store, again.kind, 'camille', nothing);
    expect(again.sent).toEqual([]);
  });
  test('says what stands there now, and waits for a decision', async () => {
    const store = memory(write('a', 1), write('b', 2));
    const { sent, kind } = server(new ConflictFound({ note: 'Theirs' }));
    await flush(store, kind, 'camille', nothing);
    expect(sent).toEqual(['a']);
    expect(store.left()[0]?.conflict).toEqual({ note: 'Theirs' });
  });
  test('remembers a file that has arrived', async () => {
    const store = memory(write('a', 1));
    const kind: QueueKind = {
      send: async (_write, keep) => {
        await keep({ fileId: 'stored' });
        throw new Problem({ status: 0 });
      },
    };
    await flush(store, async () => kind, 'camille', nothing);
    expect(store.left()).toEqual([write('a', 1, { fileId: 'stored' })]);
  });
  test('and cancelled while others are sent, is not sent and does not come back', async () => {
    const store = memory(write('a', 1), write('b', 2, { thing: 'other' }));
    const { sent, kind } = server('ok', new Problem({ status: 422 }));
    await flush(store, kind, 'camille', () => void store.remove('b'));
    expect([sent, store.left()]).toEqual([['a'], []]);
  });
  test('stays in sight until the list has it, and not for ever where the list cannot be read', async () => {
    vi.useFakeTimers();
    const store = memory(write('a', 1), write('b', 2));
    const { sent, kind } = server();
    let isRead = () => {};
    const lists = [new Promise<void>((resolve) => (isRead = resolve)), new Promise<void>(() => {})];
    const slow = async () => ({ ...(await kind()), arrived: () => lists.shift() });
    const ended = flush(store, slow, 'camille', nothing);
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent, ids(store.left())]).toEqual([['a'], ['a', 'b']]);
    isRead();
    await vi.advanceTimersByTimeAsync(1000);
    expect([sent, ids(store.left())]).toEqual([['a', 'b'], ['b']]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([await ended, store.left()]).toEqual(['done', []]);
    vi.useRealTimers();
  });
  test('is kept when the page cannot even load what sends it', async () => {
    const store = memory(write('a', 1));
    expect(await flush(store, () => Promise.reject(new TypeError('not loaded')), 'camille', nothing)).toBe('later');
    expect(ids(store.left())).toEqual(['a']);
  });
});

test('whatever the network does, each thing gets its writes once and in order in the end', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 8 }),
      fc.array(fc.constantFrom('ok', 'lost', 'lostAnswer', 'away'), { maxLength: 30 }),
      async (things, weather) => {
        const store = memory(...things.map((thing, at) => write(`w${at}`, at, { thing })));
        const came = new Map<string, string>();
        const kind: QueueKind = {
          send: async ({ id, thing }) => {
            const now = weather.shift() ?? 'ok';
            if (now === 'lost') throw new Problem({ status: 0 });
            if (now === 'away') throw new Problem({ status: 503 });
            // The same id again is the same write.
            came.set(id, thing);
            if (now === 'lostAnswer') throw new Problem({ status: 0 });
          },
        };
        for (let tries = 0; tries < 40 && store.left().length > 0; tries += 1)
          await flush(store, async () => kind, 'camille', nothing);
        expect(store.left()).toEqual([]);
        expect([...came.keys()]).toEqual(things.map((_, at) => `w${at}`));
      },
    ),
  ));
