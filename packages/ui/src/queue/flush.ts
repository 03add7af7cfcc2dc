import { isPassing, isSignedOut, Problem } from '@homeport/client';
import { ConflictFound, inOrder, isHeld, type QueuedWrite, type QueueKind, type QueueStore } from './queued-write.ts';

/** `done`: nothing sendable is left. `later`: the network or the server is away. `signedOut`: sign in first. */
export type FlushEnd = 'done' | 'later' | 'signedOut';

/**
 * Sends what waits, oldest first. It stops at the first write the network loses, so that order is kept; one that needs a
 * decision is marked, and what follows about the same thing waits behind it. What was cancelled meanwhile is not sent.
 */
export async function flush(
  store: QueueStore,
  kindOf: (name: string) => Promise<QueueKind>,
  user: string,
  onChange: () => void,
): Promise<FlushEnd> {
  const held = new Set<string>();
  for (const { id } of inOrder(await store.all(user))) {
    const write = (await store.all(user)).find((one) => one.id === id);
    if (!write) continue;
    const thing = JSON.stringify([write.kind, write.thing]);
    if (isHeld(write)) held.add(thing);
    if (held.has(thing)) continue;
    try {
      const kind = await kindOf(write.kind);
      await kind.send(write, async (done) => {
        if (await isThere(store, write)) await store.put({ ...write, ...done });
      });
      await shown(kind.arrived?.(write));
      await store.remove(id);
    } catch (error) {
      const mark = markOf(error);
      if (typeof mark === 'string') return mark;
      held.add(thing);
      const kept = (await store.all(user)).find((one) => one.id === id);
      if (kept) await store.put({ ...kept, ...mark });
    }
    onChange();
  }
  return 'done';
}

/** What has arrived is looked for so long, in milliseconds: a list that cannot be read holds nothing back. */
const patience = 5000;
async function shown(looked: unknown): Promise<void> {
  if (!(looked instanceof Promise)) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tired = new Promise((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([looked.catch(() => undefined), tired]);
  clearTimeout(timer);
}

/** Why nothing more is sent now, or what the write has to wait for. */
function markOf(error: unknown): FlushEnd | Pick<QueuedWrite, 'refused' | 'conflict'> {
  if (error instanceof ConflictFound) return { conflict: error.theirs };
  if (isSignedOut(error)) return 'signedOut';
  // A fault of ours or of the server is no refusal: what was written is kept.
  if (isPassing(error) || !(error instanceof Problem) || error.status >= 500) return 'later';
  return { refused: { code: error.code, title: reasonOf(error) } };
}
const reasonOf = ({ errors, message }: Problem): string =>
  errors.length > 0 ? errors.map((error) => error.title).join(' ') : message;

const isThere = async (store: QueueStore, { user, id }: QueuedWrite): Promise<boolean> =>
  (await store.all(user)).some((one) => one.id === id);
