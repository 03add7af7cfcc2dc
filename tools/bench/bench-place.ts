import { join } from 'node:path';

/** What the bench keeps for its next run. */
export const cache = join(import.meta.dirname, '../../.cache/bench');
/** Where the servers of the bench keep their files. */
export const dataDir = join(cache, 'data');
/** The secret both servers derive their keys from; it protects nothing but the bench. */
export const secret = 'the secret of the bench, which guards made-up rows only';
