// What the server's process has to find in its environment; from inside it would be too late.
// Plain JavaScript for Node 18 and newer.
import { join } from 'node:path';

/** The environment of the server, with everything that is given already. */
export const serverEnvironment = (root, given) => ({
  // Our sources without their types, from the last start: a warm start does not load the compiler of types (10 MiB).
  PLAIN_SOURCES: join(root, '.cache/plain'),
  // The C library (of GNU) keeps a store of memory for each thread and never gives it back: two are enough.
  MALLOC_ARENA_MAX: '2',
  ...given,
});
