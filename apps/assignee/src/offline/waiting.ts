import { createStore } from '@homeport/ui/parts/store.ts';
import { create } from '../data/records.ts';
import { sendReceipt } from '../data/send-receipt.ts';
import { deviceOutbox } from './device-store.ts';
import { type FlushEnd, flush, inOrder, type Sender, type WaitingExpense } from './outbox.ts';

/** Waiting expenses of the signed-in person, oldest first; drawn wherever they belong. */
export const waiting = createStore<readonly WaitingExpense[]>([]);
/** While something waits, it is tried again so often, in milliseconds, besides when the network comes back. */
const patience = 30_000;
let owner: string | null = null;
let onArrived: () => void = () => undefined;

const sender: Sender = {
  sendFile: async (file, key) =>
    (await sendReceipt(file, key, { signal: new AbortController().signal, onProgress: () => undefined })).id,
  sendExpense: async (item, fileId) => {
    const receipt = fileId ? { receipt: { id: fileId } } : {};
    await create('caseExpense', { ...item.values, ...receipt, id: item.id }, item.id);
  },
};
async function look(): Promise<void> {
  if (owner === null) return;
  waiting.set(inOrder(await deviceOutbox.all(owner).catch(() => [])));
}

/** Tries to send what waits; one tab does it for all. */
async function sendWaiting(): Promise<FlushEnd | 'busy'> {
  const user = owner;
  if (user === null || waiting.get().every((item) => item.refused)) return 'done';
  const work = async () => {
    const before = waiting.get().length;
    const end = await flush(deviceOutbox, sender, user, () => void look());
    await look();
    if (waiting.get().length < before) onArrived();
    return end;
  };
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('homeport.outbox', { ifAvailable: true }, async (lock) =>
    lock ? await work() : 'busy',
  );
}
/** Starts sending for a person, by itself, whenever there may be a network. Answers how to stop. */
export function startWaiting(user: string, arrived: () => void): () => void {
  owner = user;
  onArrived = arrived;
  const attempt = () => {
    if (navigator.onLine) void sendWaiting();
  };
  void look().then(attempt);
  const timer = setInterval(attempt, patience);
  const onVisible = () => {
    if (!document.hidden) attempt();
  };
  window.addEventListener('online', attempt);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    owner = null;
    waiting.set([]);
    clearInterval(timer);
    window.removeEventListener('online', attempt);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
/** Keeps an expense on the device until it can be sent. Throws when the device has no room for it. */
export async function keepForLater(item: Omit<WaitingExpense, 'user' | 'at'>): Promise<void> {
  if (owner === null) throw new Error('Nobody is signed in');
  await deviceOutbox.put({ ...item, user: owner, at: Date.now() });
  // What waits must not fall to a browser that runs out of room; it asks nobody, or knows the answer already.
  void navigator.storage?.persist?.().catch(() => undefined);
  await look();
}
export async function cancelWaiting(id: string): Promise<void> {
  await deviceOutbox.remove(id);
  await look();
}
/** Sends a refused expense again, as it is. */
export async function tryAgain(item: WaitingExpense): Promise<void> {
  const { refused: _gone, ...rest } = item;
  await deviceOutbox.put(rest);
  await look();
  await sendWaiting();
}
/** At log-out nothing that was typed stays on the device. */
export async function forgetWaiting(): Promise<void> {
  if (owner !== null) await deviceOutbox.clear(owner);
  waiting.set([]);
}
