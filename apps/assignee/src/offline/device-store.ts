import type { OutboxStore, WaitingExpense, WaitingFile } from './outbox.ts';

const name = 'homeport.assignee';
const stores = { outbox: 'outbox', files: 'draft-files' } as const;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(stores.outbox, { keyPath: 'id' }).createIndex('user', 'user');
      request.result.createObjectStore(stores.files);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
async function work<T>(
  store: string,
  mode: IDBTransactionMode,
  ask: (of: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(store));
      // Written for good only when the transaction is complete, not when the request was answered.
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
    });
  } finally {
    database.close();
  }
}

/** Waiting expenses of all users of this device, each asked for by its own user only. */
export const deviceOutbox: OutboxStore = {
  all: (user) =>
    work<WaitingExpense[]>(
      stores.outbox,
      'readonly',
      (store) => store.index('user').getAll(user) as IDBRequest<WaitingExpense[]>,
    ),
  put: async (item) => void (await work(stores.outbox, 'readwrite', (store) => store.put(item))),
  remove: async (id) => void (await work(stores.outbox, 'readwrite', (store) => store.delete(id))),
  clear: async (user) => {
    for (const item of await deviceOutbox.all(user)) await deviceOutbox.remove(item.id);
  },
};

/** The photo of a form that is still being filled in; it survives a reload. `key` names user and form. */
export const draftFiles = {
  read: (key: string) => work<WaitingFile | undefined>(stores.files, 'readonly', (store) => store.get(key)),
  keep: async (key: string, file: WaitingFile) =>
    void (await work(stores.files, 'readwrite', (store) => store.put(file, key))),
  drop: async (key: string) => void (await work(stores.files, 'readwrite', (store) => store.delete(key))),
  clear: async () => void (await work(stores.files, 'readwrite', (store) => store.clear())),
};
