import { availableParallelism } from 'node:os';
import { requestRefusals } from '@homeport/engine';
import type { Refusal } from '@homeport/grammar';
import { type HashLine, hashLine, networkOf } from './hash-line.ts';
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
  /**
   * Without a stored hash the same work is done and the answer is false. `address` is where somebody signs in from: where wrong
   * passwords came from lately, the next ones wait behind others.
   */
  matches(stored: string | null | undefined, password: string, address?: string): Promise<boolean | Refusal>;
}

/** One at once (two on large machines), forty waiting; of more, who is last in turn is refused before any work is done. */
export function makePasswords(limits: { readonly atOnce?: number; readonly mayWait?: number } = {}): Passwords {
  const threads = Array.from({ length: limits.atOnce ?? atOnce }, hashThread);
  const line = hashLine<HashThread>(limits.mayWait ?? mayWait, () => performance.now());
  const take = turns(threads, line);
  return {
    hash: (password) => take('', (thread) => thread.ask({ password }) as Promise<string>),
    async matches(stored, password, address) {
      const from = address === undefined ? '' : networkOf(address);
      return take(from, async (thread) => {
        const isSame = await thread.ask({ password, stored: stored ?? hashOfNobody });
        const isRight = isSame === true && stored !== null && stored !== undefined;
        if (!isRight) line.noteWrong(from);
        return isRight;
      });
    },
  };
}

/** Lets each thread do one thing at a time, and others stand in the line for them. */
function turns(
  threads: readonly HashThread[],
  line: HashLine<HashThread>,
): <T>(from: string, work: (thread: HashThread) => Promise<T>) => Promise<T | Refusal> {
  const free = [...threads];
  const inTurn = (from: string): Promise<HashThread | undefined> =>
    new Promise((go) => line.join({ from, go, refuse: () => go(undefined) }));
  return async (from, work) => {
    const thread = free.pop() ?? (await inTurn(from));
    // The server has no room: that says nothing of how often this person has tried.
    if (!thread) return { ...requestRefusals.busy(), retryAfter: 2 };
    try {
      return await work(thread);
    } finally {
      const next = line.next();
      if (next) next.go(thread);
      else free.push(thread);
    }
  };
}
