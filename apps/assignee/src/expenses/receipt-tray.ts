import { isPassing, Problem } from '@homeport/client';
import { createStore } from '@homeport/ui/parts/store.ts';
import type { QueuedFile } from '@homeport/ui/queue/queued-write.ts';
import { runningUploads } from '@homeport/ui/upload/use-uploads.ts';
import type { UploadProgress } from '@homeport/ui/upload/xhr-upload.ts';
import { sendReceipt } from '../data/send-receipt.ts';
import { type TrayReceipt, trayStore } from '../offline/tray-store.ts';
import { sendingPause } from './sending-pause.rules.ts';

/** Those of the person, in the order they were chosen. Null: not looked at yet. */
export const tray = createStore<readonly TrayReceipt[] | null>(null);
/** What is on its way, by id; null before the first bytes have gone. */
export const trayProgress = createStore<Readonly<Record<string, UploadProgress | null>>>({});

const atOnce = 2;
let owner: string | null = null;
let opened: Promise<void> = Promise.resolve();
const running = new Map<string, AbortController>();
/** What could not be sent, with its clock: it waits for that, for the network, or for the person. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
/** How often in a row each could not be sent. */
const failures = new Map<string, number>();

/** Those of them that could not be sent, by id; all others that are not on their way wait their turn. */
export const trayWaiting = createStore<readonly string[]>([]);
/** The end of what was last asked of the device: rows are written one after the other, so that none comes back. */
let written: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<void> | undefined): Promise<void> {
  const end = written.then(work);
  written = end.catch(() => undefined);
  return end;
}

/** Looks at what lies there, and goes on sending it; once per page and person. */
export function openTray(user: string): Promise<void> {
  if (owner !== user) opened = open(user);
  return opened;
}
async function open(user: string): Promise<void> {
  owner = user;
  // What lies in memory of somebody else is theirs: it is neither shown to this person nor sent in their name.
  tray.set((now) => now?.filter((one) => one.user === user) ?? null);
  for (const abort of running.values()) abort.abort();
  for (const id of waiting.keys()) forget(id);
  window.removeEventListener('online', sendAgain);
  window.addEventListener('online', sendAgain);
  const found = await trayStore.all(user).catch(() => []);
  if (owner !== user) return;
  tray.set((now) => inOrder([...found, ...(now ?? []).filter((one) => !found.some(({ id }) => id === one.id))]));
  next();
}

/** At log-out: stops what is on its way, then forgets what lies there of this person, and of nobody else. */
export async function closeTray(user: string): Promise<void> {
  owner = null;
  window.removeEventListener('online', sendAgain);
  tray.set(null);
  for (const abort of running.values()) abort.abort();
  for (const id of waiting.keys()) forget(id);
  await inTurn(() => trayStore.forget(user));
}

/** Puts receipts in, each an expense to be; throws where the device has no room for one. */
export async function putInTray(report: string, files: readonly QueuedFile[]): Promise<void> {
  const user = owner;
  if (user === null) throw new Error('The tray is not open');
  try {
    for (const file of files) {
      const at = Math.max(Date.now(), ...(tray.get() ?? []).map((one) => one.at + 1));
      const one: TrayReceipt = { id: crypto.randomUUID(), user, report, at, file };
      await inTurn(async () => {
        if (owner !== user) throw new Error('The tray is closed');
        await trayStore.put(one);
      });
      tray.set((now) => [...(now ?? []), one]);
    }
    void navigator.storage?.persist?.().catch(() => undefined);
  } finally {
    next();
  }
}
/** Moves receipts to another report, with what is known of them. */
export async function moveInTray(ids: readonly string[], report: string): Promise<void> {
  for (const id of ids) await change(id, (one) => ({ ...one, chosenFor: one.chosenFor ?? one.report, report }));
}

/** It has become an expense, or the person does not want it. */
export async function dropFromTray(id: string): Promise<void> {
  running.get(id)?.abort();
  forget(id);
  tray.set((now) => now?.filter((one) => one.id !== id) ?? null);
  await inTurn(() => trayStore.remove(id)).catch(() => undefined);
}
export function retryInTray(id: string): void {
  forget(id);
  void change(id, ({ refused: _refused, ...one }) => one).then(next);
}
/** How far a receipt has come. `kept`: it could not be sent. `turn`: others are sent first. */
export function trayState(
  { id, stored, refused }: TrayReceipt,
  progress: object,
  held: readonly string[],
): 'stored' | 'refused' | 'sending' | 'kept' | 'turn' {
  if (stored) return 'stored';
  if (refused) return 'refused';
  if (Object.hasOwn(progress, id)) return 'sending';
  return held.includes(id) ? 'kept' : 'turn';
}

/** Resolves once it is stored, or is not going to be for now. */
export const settledInTray = (id: string): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (running.has(id)) return;
      stop();
      done();
    };
    const stop = trayProgress.subscribe(look);
    look();
  });

function sendAgain(): void {
  for (const id of waiting.keys()) forget(id);
  next();
}
/** It waits no longer, and its next failure is its first. */
function forget(id: string): void {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  failures.delete(id);
}
/** Sends it again by itself after a while; not what was dropped meanwhile. */
function sendLater(id: string, error: unknown): void {
  if (!tray.get()?.some((one) => one.id === id)) return;
  // Sent before, as before a reload, and still being worked on: nothing was lost, its answer is near.
  const count = (failures.get(id) ?? 0) + (isRunning(error) ? 0 : 1);
  failures.set(id, count);
  const pause = sendingPause(count, error instanceof Problem ? error.retryAfter : undefined);
  waiting.set(
    id,
    setTimeout(() => waiting.delete(id) && next(), pause),
  );
}
/** Two at a time, oldest first. */
function next(): void {
  trayWaiting.set([...waiting.keys()]);
  for (const one of tray.get() ?? []) {
    if (running.size >= atOnce) return;
    if (!one.stored && !one.refused && !running.has(one.id) && !waiting.has(one.id)) void send(one);
  }
}
async function send(one: TrayReceipt): Promise<void> {
  const { id, file } = one;
  const report = one.chosenFor ?? one.report;
  const abort = new AbortController();
  running.set(id, abort);
  runningUploads.set((count) => count + 1);
  trayProgress.set((all) => ({ ...all, [id]: null }));
  const onProgress = (progress: UploadProgress) => trayProgress.set((all) => ({ ...all, [id]: progress }));
  try {
    const signal = abort.signal;
    const { id: fileId, name, proposed = null } = await sendReceipt(file, `${id}-tray`, { signal, onProgress }, report);
    failures.delete(id);
    await change(id, (now) => ({ ...now, stored: { id: fileId, label: name }, proposed }));
  } catch (error) {
    if (abort.signal.aborted) return;
    if (isRefusal(error)) await change(id, (now) => ({ ...now, refused: error.message }));
    else sendLater(id, error);
  } finally {
    running.delete(id);
    runningUploads.set((count) => count - 1);
    trayProgress.set(({ [id]: _done, ...others }) => others);
    next();
  }
}
/** Not what was lost on its way, nor what was sent before and is still being worked on, as after a reload. */
const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && !isPassing(error) && error.status < 500 && error.status !== 401 && !isRunning(error);
const isRunning = (error: unknown): boolean => error instanceof Problem && error.code === 'request.keyRunning';

async function change(id: string, how: (one: TrayReceipt) => TrayReceipt): Promise<void> {
  const found = tray.get()?.find((one) => one.id === id);
  if (!found) return;
  const changed = how(found);
  tray.set((now) => now?.map((one) => (one.id === id ? changed : one)) ?? null);
  const { user } = found;
  await inTurn(() => (owner === user ? trayStore.put(changed) : undefined)).catch(() => undefined);
}
const inOrder = (all: readonly TrayReceipt[]): TrayReceipt[] => [...all].sort((one, other) => one.at - other.at);
