import { deviceStore } from '@homeport/ui/device/device-store.ts';
import type { QueuedFile } from '@homeport/ui/queue/queued-write.ts';

const work = deviceStore('homeport.assignee', { 'draft-files': {} });
const table = 'draft-files';

/** The photo of a form that is still being filled in; it survives a reload. `key` names user and form, with a point between them. */
export const draftFiles = {
  read: (key: string) => work<QueuedFile | undefined>(table, 'readonly', (store) => store.get(key)),
  keep: async (key: string, file: QueuedFile) => void (await work(table, 'readwrite', (store) => store.put(file, key))),
  drop: async (key: string) => void (await work(table, 'readwrite', (store) => store.delete(key))),
  /** Forgets those of one user, whose keys begin with them; those of others who use this device stay. */
  forget: async (user: string) =>
    void (await work(table, 'readwrite', (store) => store.delete(IDBKeyRange.bound(`${user}.`, `${user}.\uffff`)))),
};
