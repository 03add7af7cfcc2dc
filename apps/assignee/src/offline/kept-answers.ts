import { hashKey, type QueryClient } from '@tanstack/react-query';
import { keptFor, mayKeep } from './kept-answers.rules.ts';
import { forgetAnswers, type KeptAnswer, type KeptStart, keptAnswers, keptStart } from './kept-store.ts';

/** Answers of one moment are written together, so many milliseconds after the first. */
const gather = 1000;

/** Puts back what was read earlier and is not known now; it keeps its age, so that it is asked for again when it can be. */
export async function putBack(user: string, queries: QueryClient, now = Date.now()): Promise<void> {
  for (const { key, data, at } of await keptAnswers.all(user).catch(() => []))
    if (now - at < keptFor && queries.getQueryData(key) === undefined)
      queries.setQueryData(key, data, { updatedAt: at });
}

/** Keeps what this person reads from now on, for days without a network. Answers how to stop. */
export function keepAnswers(start: KeptStart, queries: QueryClient): () => void {
  const user = start.me.id;
  const waiting = new Map<string, KeptAnswer>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A private window has no room: then nothing is kept, and nothing else changes.
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const answers = [...waiting.values()];
    waiting.clear();
    if (answers.length > 0) void keptAnswers.put(answers).catch(() => undefined);
  };
  const note = (key: readonly unknown[], data: unknown, at: number) => {
    if (data === undefined || !mayKeep(key)) return;
    const hash = hashKey(key);
    waiting.set(hash, { user, hash, key, data, at });
    timer ??= setTimeout(write, gather);
  };
  const onHidden = () => {
    if (document.hidden) write();
  };
  let stop: () => void = () => undefined;
  let isOver = false;
  void makeRoom(start).then(() => {
    if (isOver) return;
    for (const query of queries.getQueryCache().getAll())
      if (query.state.status === 'success') note(query.queryKey, query.state.data, query.state.dataUpdatedAt);
    stop = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success')
        note(event.query.queryKey, event.query.state.data, event.query.state.dataUpdatedAt);
    });
  });
  const onOffline = () => void putBack(user, queries);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('offline', onOffline);
  return () => {
    isOver = true;
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('offline', onOffline);
  };
}
/** What somebody else left goes first, and what is too old. */
async function makeRoom(start: KeptStart): Promise<void> {
  try {
    const before = await keptStart.read();
    if (before && before.me.id !== start.me.id) await forgetAnswers();
    await keptStart.keep(start);
    const all = await keptAnswers.all(start.me.id);
    await keptAnswers.drop(all.filter(({ at }) => Date.now() - at >= keptFor));
  } catch {
    // No room on this device.
  }
}

/** The last start of this device, while its session could still be alive. */
export async function startFromDevice(now = Date.now()): Promise<KeptStart | undefined> {
  const start = await keptStart.read().catch(() => undefined);
  return start && Date.parse(start.me.sessionEndsAt) > now ? start : undefined;
}
