/** A message that was written and is not known to have arrived. Its id is made here, so that it is kept once. */
export interface WaitingMessage {
  readonly id: string;
  readonly user: string;
  readonly conversation: string;
  readonly text: string;
  readonly attachments: readonly { readonly id: string; readonly name: string }[];
  /** Epoch milliseconds; messages are sent in this order. */
  readonly at: number;
  /** Why the server refused it. */
  readonly refused?: string;
}
/** Where messages wait. */
export interface MessageStore {
  all(user: string): Promise<WaitingMessage[]>;
  put(message: WaitingMessage): Promise<void>;
  remove(id: string): Promise<void>;
}

const name = 'homeport.chat';
const table = 'messages';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(table, { keyPath: 'id' }).createIndex('user', 'user');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
async function work<T>(mode: IDBTransactionMode, ask: (of: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
    });
  } finally {
    database.close();
  }
}

/** Waiting messages of this device, each asked for by its own user only. */
export const deviceMessages: MessageStore = {
  all: (user) => work('readonly', (store) => store.index('user').getAll(user) as IDBRequest<WaitingMessage[]>),
  put: async (message) => void (await work('readwrite', (store) => store.put(message))),
  remove: async (id) => void (await work('readwrite', (store) => store.delete(id))),
};
