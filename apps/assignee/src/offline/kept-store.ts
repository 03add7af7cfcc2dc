import type { AccessSettings, Me } from '@homeport/model/identity';
import type { ThemeData } from '@homeport/model/tenancy';

/** An answer of the server as it is kept for one person. */
export interface KeptAnswer {
  readonly user: string;
  /** The question in one text. */
  readonly hash: string;
  readonly key: readonly unknown[];
  readonly data: unknown;
  /** When it was read, epoch milliseconds. */
  readonly at: number;
}
/** What the application starts with when the server cannot be asked. */
export interface KeptStart {
  readonly me: Me;
  readonly access: AccessSettings;
  readonly theme: ThemeData;
}
const name = 'homeport.assignee.answers';
const stores = { answers: 'answers', start: 'start' } as const;
const only = 'start';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(stores.answers, { keyPath: ['user', 'hash'] });
      request.result.createObjectStore(stores.start);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
async function work<T>(
  store: string,
  mode: IDBTransactionMode,
  ask: (of: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open();
  try {
    return await new Promise<T | undefined>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onabort = () => reject(transaction.error ?? request?.error);
    });
  } finally {
    database.close();
  }
}

/** Answers on this device, each asked for by its own user only. */
export const keptAnswers = {
  all: async (user: string): Promise<readonly KeptAnswer[]> => {
    const range = IDBKeyRange.bound([user], [user, []]);
    return (await work(stores.answers, 'readonly', (of) => of.getAll(range) as IDBRequest<KeptAnswer[]>)) ?? [];
  },
  put: async (answers: readonly KeptAnswer[]): Promise<void> =>
    void (await work(stores.answers, 'readwrite', (of) => {
      for (const answer of answers) of.put(answer);
      return undefined;
    })),
  drop: async (answers: readonly KeptAnswer[]): Promise<void> =>
    void (await work(stores.answers, 'readwrite', (of) => {
      for (const { user, hash } of answers) of.delete([user, hash]);
      return undefined;
    })),
};
/** The last start that worked. */
export const keptStart = {
  read: () => work(stores.start, 'readonly', (of) => of.get(only) as IDBRequest<KeptStart | undefined>),
  keep: async (start: KeptStart): Promise<void> =>
    void (await work(stores.start, 'readwrite', (of) => of.put(start, only))),
};
/** Nothing of anybody stays: at log-out, and before somebody else's first answer is kept. */
export async function forgetAnswers(): Promise<void> {
  await work(stores.answers, 'readwrite', (of) => of.clear());
  await work(stores.start, 'readwrite', (of) => of.clear());
}
