import { expect, test, vi } from 'vitest';
import { deviceStore } from './device-store.ts';

/** A browser whose first connection was closed without a word. */
function browser() {
  let opened = 0;
  const connect = (isClosed: boolean) => ({
    close: () => undefined,
    transaction: () => {
      if (isClosed) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      const transaction = { objectStore: () => ({}), oncomplete: () => undefined, commit: () => undefined };
      setTimeout(() => transaction.oncomplete());
      return transaction;
    },
  });
  const open = () => {
    opened += 1;
    const request = { result: connect(opened === 1), onsuccess: () => undefined };
    setTimeout(() => request.onsuccess());
    return request;
  };
  return { indexedDB: { open }, opened: () => opened };
}

test('a store that stays open is opened anew where its connection was closed without a word', async () => {
  const { indexedDB, opened } = browser();
  vi.stubGlobal('indexedDB', indexedDB);
  const work = deviceStore('things', { things: {} }, { staysOpen: true });
  const ask = () => ({ result: 'kept' }) as IDBRequest<string>;
  expect(await work('things', 'readonly', ask)).toBe('kept');
  expect(await work('things', 'readonly', ask)).toBe('kept');
  expect(opened()).toBe(2);
});

test('a store that does not stay open says so', async () => {
  vi.stubGlobal('indexedDB', browser().indexedDB);
  const work = deviceStore('things', { things: {} });
  await expect(work('things', 'readonly', () => undefined)).rejects.toThrow('closing');
});
