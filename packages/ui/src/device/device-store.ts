/** A table of a store on this device: how its rows are named, and what else they are found by. */
export interface DeviceTable {
  /** Parts of a row that name it; left out: a key is given with every row. */
  readonly key?: string | readonly string[];
  readonly indexes?: readonly string[];
}
/** Asks a table something; answers when it is written for good, not when the request was answered. */
export type DeviceWork<T extends string> = <A>(
  table: T,
  mode: IDBTransactionMode,
  ask: (of: IDBObjectStore) => IDBRequest<A> | undefined,
) => Promise<A>;

/** A database of the browser, opened for each piece of work and closed after it: nothing blocks a page that wants to erase it. */
export function deviceStore<T extends string>(
  name: string,
  tables: Readonly<Record<T, DeviceTable>>,
  { durability = 'strict' }: { readonly durability?: IDBTransactionDurability } = {},
): DeviceWork<T> {
  const open = (): Promise<IDBDatabase> =>
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
  return async <A>(
    table: T,
    mode: IDBTransactionMode,
    ask: (of: IDBObjectStore) => IDBRequest<A> | undefined,
  ): Promise<A> => {
    const database = await open();
    try {
      return await new Promise<A>((resolve, reject) => {
        const transaction = database.transaction(table, mode, { durability });
        const request = ask(transaction.objectStore(table));
        transaction.oncomplete = () => resolve(request?.result as A);
        transaction.onabort = () => reject(transaction.error ?? request?.error);
      });
    } finally {
      database.close();
    }
  };
}
