/** A table of a store on this device: how its rows are named, and what else they are found by. */
export interface DeviceTable {
  /** Parts of a row that name it; left out: a key is given with every row. */
  readonly key?: string | readonly string[];
  readonly indexes?: readonly string[];
}
/**
 * Asks a table something; answers when it is written for good, not when the request was answered. `isChained`: an answer
 * leads to further requests.
 */
export type DeviceWork<T extends string> = <A>(
  table: T,
  mode: IDBTransactionMode,
  ask: (of: IDBObjectStore) => IDBRequest<A> | undefined,
  how?: { readonly isChained?: boolean },
) => Promise<A>;

export interface DeviceStoreOptions {
  readonly durability?: IDBTransactionDurability;
  /** Stays open between pieces of work: what is written leaves the page at once, also one that is closed the moment after. */
  readonly staysOpen?: boolean;
}

/**
 * A database of the browser. Left to itself it is opened for each piece of work and closed after it. Either way it gives way
 * to a page that wants to erase it, and what was asked of it is written although the page goes away before the answer.
 */
export function deviceStore<T extends string>(
  name: string,
  tables: Readonly<Record<T, DeviceTable>>,
  { durability = 'strict', staysOpen = false }: DeviceStoreOptions = {},
): DeviceWork<T> {
  let standing: Promise<IDBDatabase> | undefined;
  const openNew = (): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        for (const [table, { key, indexes = [] }] of Object.entries<DeviceTable>(tables)) {
          const keyPath = key === undefined || typeof key === 'string' ? key : [...key];
          const made = request.result.createObjectStore(table, keyPath === undefined ? {} : { keyPath });
          for (const index of indexes) made.createIndex(index, index);
        }
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const openOnce = (): Promise<IDBDatabase> => {
    const forget = () => {
      standing = undefined;
    };
    standing ??= openNew().then((database) => {
      // Somebody erases or changes it, or the browser has closed it: the next piece of work opens it anew.
      database.onversionchange = () => {
        forget();
        database.close();
      };
      database.onclose = forget;
      return database;
    });
    standing.catch(forget);
    return standing;
  };
  const begin = async (table: T, mode: IDBTransactionMode): Promise<[IDBDatabase, IDBTransaction]> => {
    const database = await (staysOpen ? openOnce() : openNew());
    try {
      return [database, database.transaction(table, mode, { durability })];
    } catch (error) {
      if (!staysOpen) {
        database.close();
        throw error;
      }
      // Closed meanwhile: some browsers do so behind a page in the background and say nothing of it.
      standing = undefined;
      const again = await openOnce();
      return [again, again.transaction(table, mode, { durability })];
    }
  };
  return async <A>(
    table: T,
    mode: IDBTransactionMode,
    ask: (of: IDBObjectStore) => IDBRequest<A> | undefined,
    { isChained = false }: { readonly isChained?: boolean } = {},
  ): Promise<A> => {
    const [database, transaction] = await begin(table, mode);
    try {
      return await new Promise<A>((resolve, reject) => {
        const request = ask(transaction.objectStore(table));
        transaction.oncomplete = () => resolve(request?.result as A);
        transaction.onabort = () => reject(transaction.error ?? request?.error);
        // All of it is asked for: it need not wait for a page that listens to the answers.
        if (mode === 'readwrite' && !isChained) transaction.commit();
      });
    } finally {
      if (!staysOpen) database.close();
    }
  };
}
