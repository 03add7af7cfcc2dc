import { createStore } from '../parts/store.ts';
import type { QueuedWrite } from './queued-write.ts';

/** What waits of the signed-in person, oldest first; drawn wherever it belongs. Null: not looked at yet. */
export const waiting = createStore<readonly QueuedWrite[] | null>(null);

/** Whose writes these are: known with the first page, before the queue has been brought. */
export const queueOwner = createStore<string | null>(null);
