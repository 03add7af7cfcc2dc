/**
 * An old page may have lost the file that signs out: then all that this site keeps goes from the device, but for what is known
 * to be somebody else's who uses it.
 */
export async function leaveByForce(user: string): Promise<void> {
  for (const key of Object.keys(localStorage))
    if (!isOthers(key.split('.')[2], key, user)) localStorage.removeItem(key);
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases().catch(() => []))
    if (name) await emptied(name, user).catch(() => void indexedDB.deleteDatabase(name));
  location.replace('/logout');
}
const isOthers = (owner: string | undefined, key: string, user: string): boolean =>
  key.startsWith('homeport.draft.') && owner !== user;

/** Takes every row out of a store of the device that does not name another person. */
function emptied(name: string, user: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      const tables = [...database.objectStoreNames];
      if (tables.length === 0) {
        database.close();
        return resolve();
      }
      const work = database.transaction(tables, 'readwrite');
      work.oncomplete = () => {
        database.close();
        resolve();
      };
      work.onabort = () => {
        database.close();
        reject(work.error);
      };
      for (const table of tables) {
        const rows = work.objectStore(table).openCursor();
        rows.onsuccess = () => {
          const row = rows.result;
          if (!row) return;
          const owner = ownerOf(row.key, row.value);
          if (owner === undefined || owner === user) row.delete();
          row.continue();
        };
      }
    };
  });
}
/** Whose a row is: it says so, or its key begins with them. */
function ownerOf(key: IDBValidKey, value: unknown): string | undefined {
  const said = (value as { readonly user?: unknown } | null)?.user;
  if (typeof said === 'string') return said;
  return typeof key === 'string' && key.includes('.') ? key.split('.')[0] : undefined;
}
