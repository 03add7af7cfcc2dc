import type { Document } from '@homeport/model/documents';

/** A document whose bytes are kept on the device, with the version they are of. */
export interface SavedDocument {
  readonly user: string;
  readonly id: string;
  readonly document: Document;
  readonly blob: Blob;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}
const name = 'homeport.assignee.documents';
const store = 'documents';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: ['user', 'id'] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
async function work<T>(mode: IDBTransactionMode, ask: (of: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: 'strict' });
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
    });
  } finally {
    database.close();
  }
}

/** Documents that were saved for offline, each asked for by its own user only; sign-out erases them all. */
export const savedDocuments = {
  all: async (user: string): Promise<SavedDocument[]> => {
    const range = IDBKeyRange.bound([user], [user, []]);
    return work<SavedDocument[]>('readonly', (of) => of.getAll(range) as IDBRequest<SavedDocument[]>);
  },
  read: (user: string, id: string) =>
    work<SavedDocument | undefined>('readonly', (of) => of.get([user, id]) as IDBRequest<SavedDocument | undefined>),
  keep: async (saved: SavedDocument) => void (await work('readwrite', (of) => of.put(saved))),
  drop: async (user: string, id: string) => void (await work('readwrite', (of) => of.delete([user, id]))),
  clear: async () => void (await work('readwrite', (of) => of.clear())),
};
