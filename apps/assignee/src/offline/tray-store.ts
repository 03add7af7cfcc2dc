import type { ReceiptProposal } from '@homeport/model/receipts';
import { deviceStore } from '@homeport/ui/device/device-store.ts';
import type { QueuedFile } from '@homeport/ui/queue/queued-write.ts';

/** A receipt that was chosen among several and is not an expense yet. It lies on the device until the person has confirmed it. */
export interface TrayReceipt {
  /** Also the id of the expense that it becomes. */
  readonly id: string;
  readonly user: string;
  readonly report: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly file: QueuedFile;
  /** The report that it was first chosen for, once it was moved to another: it may have been sent for that one already. */
  readonly chosenFor?: string;
  /** Once it is stored on the server. */
  readonly stored?: { readonly id: string; readonly label: string };
  readonly proposed?: ReceiptProposal | null;
  /** Why the server did not take it. */
  readonly refused?: string;
}

const work = deviceStore('homeport.receipts', { tray: { key: 'id', indexes: ['user'] } });
const table = 'tray';

/** Receipts that were chosen and are no expenses yet, of all users of this device; each is asked for by their own user only. */
export const trayStore = {
  all: (user: string) => work(table, 'readonly', (store) => store.index('user').getAll(user)),
  put: async (receipt: TrayReceipt) => void (await work(table, 'readwrite', (store) => store.put(receipt))),
  remove: async (id: string) => void (await work(table, 'readwrite', (store) => store.delete(id))),
  count: (user: string) => work(table, 'readonly', (store) => store.index('user').count(user)),
  /** Forgets those of one user; those of others who use this device stay. */
  forget: async (user: string) => {
    const ids = await work(table, 'readonly', (store) => store.index('user').getAllKeys(user));
    for (const id of ids) await work(table, 'readwrite', (store) => store.delete(id));
  },
};
