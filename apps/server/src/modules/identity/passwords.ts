import { isRefusal, type Refusal } from '@homeport/grammar';
import { identityRefusals } from '@homeport/model/identity';

/** Argon2id with 19 MiB, two passes, one lane (OWASP's first choice); the library's algorithm is Argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** What is compared where no user is: of the same cost, made once from random bytes that nobody kept. */
export const hashOfNobody =
  '$argon2id$v=19$m=19456,t=2,p=1$gI6gavdMljCmxbwpatLWcQ$XtflxZH0q/M6sNqt8scrUV+VFS4r3BMSRVbkKm62h0Q';
/** Loaded with the first password. */
const argon = () => import('@node-rs/argon2');
const atOnce = 4;
const mayWait = 40;

/** Hashes and checks passwords, a few at a time. */
export interface Passwords {
  hash(password: string): Promise<string | Refusal>;
  /** Without a stored hash the same work is done and the answer is false. */
  matches(stored: string | null | undefined, password: string): Promise<boolean | Refusal>;
}

/** Four at once, forty waiting; who comes then is refused before any work is done. */
export function makePasswords(limits: { readonly atOnce?: number; readonly mayWait?: number } = {}): Passwords {
  const take = turns(limits.atOnce ?? atOnce, limits.mayWait ?? mayWait);
  return {
    hash: (password) => take(async () => (await argon()).hash(password, cost)),
    async matches(stored, password) {
      const isSame = await take(async () => (await argon()).verify(stored ?? hashOfNobody, password));
      return isRefusal(isSame) ? isSame : isSame && stored !== null && stored !== undefined;
    },
  };
}

/** Lets so many run at once and so many wait. */
function turns(running: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T | Refusal> {
  let free = running;
  const line: (() => void)[] = [];
  return async (work) => {
    if (free > 0) {
      free -= 1;
    } else {
      if (line.length >= waiting) return { ...identityRefusals.tooManyAttempts(), retryAfter: 2 };
      // The turn is handed over by who leaves, so `free` does not change.
      await new Promise<void>((go) => line.push(go));
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
