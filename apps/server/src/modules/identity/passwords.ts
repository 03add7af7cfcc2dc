import { availableParallelism } from 'node:os';
import { requestRefusals } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type HashThread, hashThread } from './hash-thread.ts';

/** What is compared where no user is: of the same cost, made once from random bytes that nobody kept. */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$gI6gavdMljCmxbwpatLWcQ$XtflxZH0q/M6sNqt8scrUV+VFS4r3BMSRVbkKm62h0Q';
/** Passwords hashed at the same moment; each takes a processor for some 20 ms, and calls need the others. */
const atOnce = availableParallelism() >= 8 ? 2 : 1;
const mayWait = 40;

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string | Refusal>;
  /** Without a stored hash the same work is done and the answer is false. */
  matches(stored: string | null | undefined, password: string): Promise<boolean | Refusal>;
}

/** One at once (two on large machines), forty waiting; who comes then is refused before any work is done. */
export function makePasswords(limits: { readonly atOnce?: number; readonly mayWait?: number } = {}): Passwords {
  const threads = Array.from({ length: limits.atOnce ?? atOnce }, hashThread);
  const take = turns(threads, limits.mayWait ?? mayWait);
  return {
    hash: (password) => take((thread) => thread.ask({ password }) as Promise<string>),
    async matches(stored, password) {
      const isSame = await take((thread) => thread.ask({ password, stored: stored ?? hashOfNobody }));
      return isRefusal(isSame) ? isSame : isSame === true && stored !== null && stored !== undefined;
    },
  };
}

/** Lets each thread do one thing at a time, and so many wait for them. */
function turns(
  threads: readonly HashThread[],
  waiting: number,
): <T>(work: (thread: HashThread) => Promise<T>) => Promise<T | Refusal> {
  const free = [...threads];
  const line: ((thread: HashThread) => void)[] = [];
  return async (work) => {
    // The server has no room: that says nothing of how often this person has tried.
    if (free.length === 0 && line.length >= waiting) return { ...requestRefusals.busy(), retryAfter: 2 };
    const thread = free.pop() ?? (await new Promise<HashThread>((go) => line.push(go)));
    try {
      return await work(thread);
    } finally {
      const next = line.shift();
      if (next) next(thread);
      else free.push(thread);
    }
  };
}
