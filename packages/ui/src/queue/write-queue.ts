import { deviceQueue } from './device-queue.ts';
import { flush } from './flush.ts';
import { inOrder, isHeld, type QueuedWrite, type QueueKind } from './queued-write.ts';
import { queueOwner, waiting } from './waiting.ts';

/** While something waits, it is tried again so often, in milliseconds, besides when the network comes back. */
const patience = 20_000;
/** Other tabs draw what waits too. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('homeport.queue') : undefined;
type Kinds = (name: string) => Promise<QueueKind>;
/** How each kind is sent; null until the queue has been started. */
let sending: Kinds | null = null;
let running: Promise<void> | null = null;
let isAskedAgain = false;

async function look(): Promise<void> {
  const user = queueOwner.get();
  if (user === null) return;
  const found = inOrder(await deviceQueue.all(user).catch(() => []));
  if (queueOwner.get() === user) waiting.set(found);
}
async function changed(): Promise<void> {
  await look();
  tabs?.postMessage('changed');
}
/** Tries to send what waits; one tab does it for all. What is put in meanwhile is sent as well. */
function attempt(): void {
  isAskedAgain = running !== null;
  running ??= sendAll().finally(() => {
    running = null;
    if (isAskedAgain) attempt();
  });
}
async function sendAll(): Promise<void> {
  const user = queueOwner.get();
  const kinds = sending;
  if (!user || !kinds || !navigator.onLine || (waiting.get() ?? []).every(isHeld)) return;
  const work = async () => {
    await flush(deviceQueue, kinds, user, () => void changed());
    await changed();
  };
  // No room on this device, or no way to it now: nothing waits here then.
  if ('locks' in navigator)
    await navigator.locks.request('homeport.queue', { ifAvailable: true }, (lock) => lock && work()).catch(() => {});
  else await work().catch(() => {});
}

/** Starts sending for a person, by itself, whenever there may be a network; also what an earlier visit left. Answers how to stop. */
export function startQueue(user: string, kinds: Kinds): () => void {
  queueOwner.set(user);
  sending = kinds;
  const again = () => attempt();
  const onVisible = () => {
    if (!document.hidden) attempt();
  };
  const onOther = () => void look();
  void look().then(attempt);
  const timer = setInterval(attempt, patience);
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', onVisible);
  tabs?.addEventListener('message', onOther);
  return () => {
    queueOwner.set(null);
    sending = null;
    waiting.set(null);
    clearInterval(timer);
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', onVisible);
    tabs?.removeEventListener('message', onOther);
  };
}
/** Keeps a write on the device, then sends it as soon as it can be. Throws when the device has no room for it. */
export async function enqueue(write: Omit<QueuedWrite, 'user' | 'at'>): Promise<void> {
  const user = queueOwner.get();
  if (user === null) throw new Error('Nobody is signed in');
  await deviceQueue.put({ ...write, user, at: Date.now() });
  // What waits must not fall to a browser that runs out of room; it asks nobody, or knows the answer already.
  void navigator.storage?.persist?.().catch(() => undefined);
  await changed();
  attempt();
}
/** Puts other values in place of a write that waits; it keeps its turn. */
export async function rewrite(id: string, values: QueuedWrite['values']): Promise<void> {
  const write = waiting.get()?.find((one) => one.id === id);
  if (!write) return;
  const { refused: _refused, ...rest } = write;
  await deviceQueue.put({ ...rest, values });
  await changed();
  attempt();
}
export async function cancelWrite(id: string): Promise<void> {
  await deviceQueue.remove(id);
  await changed();
  attempt();
}
/** Sends a write again that waits for a decision: as it is, over what the person has seen of theirs. */
export async function sendAnyway(id: string): Promise<void> {
  const write = waiting.get()?.find((one) => one.id === id);
  if (!write) return;
  const { refused: _refused, conflict, ...rest } = write;
  await deviceQueue.put({ ...rest, ...(conflict ? { over: conflict } : {}) });
  await changed();
  attempt();
}
/** At log-out nothing that was typed stays on the device. */
export async function forgetWrites(user: string): Promise<void> {
  for (const { id } of await deviceQueue.all(user)) await deviceQueue.remove(id);
  waiting.set([]);
}
