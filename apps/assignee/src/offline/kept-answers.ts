import { hasSession, isOffline } from '@homeport/client';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { keptFor, mayKeep } from './kept-answers.rules.ts';
import { type KeptAnswer, type KeptStart, type KeptStore, keptOnDevice } from './kept-store.ts';

/** What a session keeps on this device, and is given back from it. */
export interface Keeping {
  /** Who is signed in is known: from now on, and from what has come already, everything readable is kept. */
  begin(start: KeptStart): void;
  /** The same, opened with what was kept: it is there before the first page asks for it. */
  beginFromDevice(start: KeptStart): Promise<void>;
  /** Nobody is signed in: nothing is kept, and what waits to hear who is it is told. */
  nobody(): void;
}

/** Between the windows of a browser: somebody has signed out, of whom nothing is to stay. */
const channelName = 'homeport.kept';

/**
 * Keeps what is read on this device in the moment it is there to be shown, so that it can be shown again without a network,
 * however soon that is lost and the page opened anew. A question that the network fails is answered with what was kept,
 * whenever it was and whether or not the browser knows that it is offline; it keeps its age, so that it is asked again.
 */
export function keepAnswers(
  queries: QueryClient,
  device: KeptStore = keptOnDevice,
  { now = () => Date.now(), isSignedIn = hasSession } = {},
): Keeping {
  const whose = Promise.withResolvers<string | null>();
  /** What came from the device, as it was given: it is there already, and may be older there by now than what another window wrote. */
  const given = new Map<string, unknown>();
  const windows = 'BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : undefined;
  let stop: () => void = () => undefined;
  /** Who has signed out in another window, perhaps before this one knew who it is of. */
  const left = new Set<string>();
  windows?.addEventListener('message', ({ data }) => {
    left.add(data);
    stop();
    // What was on its way here when it was erased there.
    void device.forget(data).catch(() => undefined);
  });
  // A window that is just opening hears of no other; that the session is gone it sees.
  const isOver = (user: string): boolean => left.has(user) || !isSignedIn();
  /** Writes for somebody who is signed in, and takes it back where they have signed out meanwhile. */
  const keep = async (user: string, write: () => Promise<unknown>): Promise<void> => {
    if (isOver(user)) return;
    // A private window has no room: then nothing is kept, and nothing else changes.
    await write().catch(() => undefined);
    if (!isOver(user)) return;
    stop();
    await device.forget(user).catch(() => undefined);
  };

  const give = (queryHash: string, data: unknown): void => void given.set(queryHash, data);
  const found = async (query: Query): Promise<Pick<KeptAnswer, 'hash' | 'data' | 'at'> | undefined> => {
    const { data, dataUpdatedAt } = query.state;
    // Put back, or made here, while the network was being asked.
    if (data !== undefined) return { hash: query.queryHash, data, at: dataUpdatedAt };
    const user = mayKeep(query.queryKey) ? await whose.promise : null;
    if (user === null) return undefined;
    const kept = await device.one(user, query.queryHash).catch(() => undefined);
    if (!kept || now() - kept.at >= keptFor) return undefined;
    give(kept.hash, kept.data);
    return kept;
  };
  const { queries: usual, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({
    ...others,
    queries: {
      ...usual,
      persister: async (ask, context, query) => {
        const wasThere = query.state.data !== undefined;
        try {
          return await ask(context);
        } catch (error) {
          const kept = isOffline(error) && !wasThere ? await found(query) : undefined;
          if (!kept) throw error;
          // Taken for an answer of this moment once this one has been taken for what it is.
          setTimeout(() => {
            if (query.state.data === kept.data) query.setState({ dataUpdatedAt: kept.at });
          });
          return kept.data;
        }
      },
    },
  });

  const answerOf = (user: string, query: Query): readonly KeptAnswer[] => {
    const { data, dataUpdatedAt } = query.state;
    const hash = query.queryHash;
    if (data === undefined || !mayKeep(query.queryKey) || (given.has(hash) && given.get(hash) === data)) return [];
    given.delete(hash);
    return [{ user, hash, key: query.queryKey, data, at: dataUpdatedAt }];
  };
  const follow = (user: string): void => {
    const cache = queries.getQueryCache();
    const put = (answers: readonly KeptAnswer[]) => {
      if (answers.length > 0) void keep(user, () => device.put(answers));
    };
    stop = cache.subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') put(answerOf(user, event.query));
    });
    put(cache.getAll().flatMap((query) => answerOf(user, query)));
    whose.resolve(user);
  };
  /** Puts back what was read earlier and is not known now. */
  const putBack = async (user: string): Promise<void> => {
    for (const { hash, key, data, at } of await device.all(user).catch(() => []))
      if (hash === hashKey(key) && now() - at < keptFor && queries.getQueryData(key) === undefined) {
        give(hash, data);
        queries.setQueryData(key, data, { updatedAt: at });
      }
  };
  return {
    begin: (start) => {
      const { id } = start.me;
      follow(id);
      // What somebody else left goes; an order in which nothing of this person's can be lost.
      void keep(id, () => Promise.all([device.keepStart(start), device.leaveOnly(id, now() - keptFor)]));
    },
    beginFromDevice: async ({ me: { id } }) => {
      await putBack(id);
      follow(id);
    },
    nobody: () => whose.resolve(null),
  };
}

/** Nothing of this person stays on this device, in whichever window it was read. */
export async function forgetAnswers(user: string, device: KeptStore = keptOnDevice): Promise<void> {
  if ('BroadcastChannel' in globalThis) {
    const windows = new BroadcastChannel(channelName);
    windows.postMessage(user);
    windows.close();
  }
  await device.forget(user);
}

/** The last start of this device, while its session could still be alive. */
export async function startFromDevice(
  device: KeptStore = keptOnDevice,
  now = Date.now(),
): Promise<KeptStart | undefined> {
  const start = await device.start().catch(() => undefined);
  return start && Date.parse(start.me.sessionEndsAt) > now ? start : undefined;
}
