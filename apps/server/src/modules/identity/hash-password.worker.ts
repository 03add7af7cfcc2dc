import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** What is asked of the thread; the answer carries the same number. */
export interface HashAsked {
  readonly number: number;
  readonly password: string;
  /** To be compared with; without one the password is hashed. */
  readonly stored?: string;
}
export interface HashAnswered {
  readonly number: number;
  readonly result?: string | boolean;
  readonly error?: string;
}

/** Argon2id with 19 MiB, two passes, one lane (OWASP's first choice); the library's algorithm is Argon2id unless told otherwise. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// On Linux that is this thread alone: calls that are worked on meanwhile go first. Elsewhere it would be the whole process.
if (process.platform === 'linux') setPriority(0, 5);

parentPort?.on('message', ({ number, password, stored }: HashAsked) => {
  try {
    const result = stored === undefined ? hashSync(password, cost) : verifySync(stored, password);
    parentPort?.postMessage({ number, result } satisfies HashAnswered);
  } catch (error) {
    parentPort?.postMessage({ number, error: String(error) } satisfies HashAnswered);
  }
});
