import { isPassing, isSignedOut, Problem } from '@homeport/client';

/** A photo or PDF that waits on the device. */
export interface WaitingFile {
  readonly name: string;
  readonly blob: Blob;
}
/** An expense that was saved without a network. Its id is also its idempotency key, so it can never arrive twice. */
export interface WaitingExpense {
  readonly id: string;
  readonly user: string;
  /** The Expense Report it belongs to. */
  readonly report: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly file?: WaitingFile;
  /** Id of the stored file once it has been sent, so that a retry does not send it again. */
  readonly fileId?: string;
  /** Epoch milliseconds; items are sent in this order. */
  readonly at: number;
  /** Why the server refused it. Refused items wait for the person, not for the network. */
  readonly refused?: { readonly code: string; readonly title: string };
}
/** Where waiting items are kept. */
export interface OutboxStore {
  all(user: string): Promise<WaitingExpense[]>;
  put(item: WaitingExpense): Promise<void>;
  remove(id: string): Promise<void>;
  clear(user: string): Promise<void>;
}
/** How items reach the server. */
export interface Sender {
  sendFile(file: WaitingFile, key: string): Promise<string>;
  sendExpense(item: WaitingExpense, fileId: string | undefined): Promise<void>;
}
/** `done`: nothing sendable is left. `later`: the network or the server is away. `signedOut`: sign in first. */
export type FlushEnd = 'done' | 'later' | 'signedOut';

/**
 * Sends what waits, oldest first. It stops at the first item the network loses, so that order is kept; an item the
 * server refuses is marked and the next one follows. An item that was cancelled meanwhile is not sent.
 */
export async function flush(store: OutboxStore, sender: Sender, user: string, onChange: () => void): Promise<FlushEnd> {
  for (const item of inOrder(await store.all(user))) {
    if (item.refused) continue;
    const now = (await store.all(user)).find((one) => one.id === item.id);
    if (!now || now.refused) continue;
    try {
      const fileId = await sentFile(store, sender, now);
      await sender.sendExpense(now, fileId);
      await store.remove(now.id);
    } catch (error) {
      if (isSignedOut(error)) return 'signedOut';
      if (isPassing(error) || !(error instanceof Problem) || error.status >= 500) return 'later';
      const kept = (await store.all(user)).find((one) => one.id === now.id);
      if (kept) await store.put({ ...kept, refused: { code: error.code, title: reasonOf(error) } });
    }
    onChange();
  }
  return 'done';
}
export function inOrder(items: readonly WaitingExpense[]): WaitingExpense[] {
  return [...items].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

async function sentFile(store: OutboxStore, sender: Sender, item: WaitingExpense): Promise<string | undefined> {
  if (item.fileId || !item.file) return item.fileId;
  const fileId = await sender.sendFile(item.file, `${item.id}-receipt`);
  const isKept = (await store.all(item.user)).some((one) => one.id === item.id);
  if (isKept) await store.put({ ...item, fileId });
  return fileId;
}
const reasonOf = (problem: Problem): string =>
  problem.errors.length > 0 ? problem.errors.map((error) => error.title).join(' ') : problem.message;
