import type { Document } from '@homeport/model/documents';
import { deviceStore } from '@homeport/ui/device/device-store.ts';

/** A document whose bytes are kept on the device, with the version they are of. */
export interface SavedDocument {
  readonly user: string;
  readonly id: string;
  readonly document: Document;
  readonly blob: Blob;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}
const work = deviceStore('homeport.assignee.documents', { documents: { key: ['user', 'id'] } });
const table = 'documents';

/** Documents that were saved for offline, each asked for by its own user only; sign-out erases theirs. */
export const savedDocuments = {
  all: async (user: string): Promise<SavedDocument[]> => {
    const range = IDBKeyRange.bound([user], [user, []]);
    return work<SavedDocument[]>(table, 'readonly', (of) => of.getAll(range));
  },
  read: (user: string, id: string) => work<SavedDocument | undefined>(table, 'readonly', (of) => of.get([user, id])),
  keep: async (saved: SavedDocument) => void (await work(table, 'readwrite', (of) => of.put(saved))),
  drop: async (user: string, id: string) => void (await work(table, 'readwrite', (of) => of.delete([user, id]))),
  forget: async (user: string) =>
    void (await work(table, 'readwrite', (of) => of.delete(IDBKeyRange.bound([user], [user, []])))),
};
