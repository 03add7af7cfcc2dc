import { createStore } from '../parts/store.ts';
import type { QueuedWrite } from './queued-write.ts';

/** What waits of the signed-in person, oldest first; drawn wherever it belongs. Null: not looked at yet. */
export const waiting = createStore<readonly QueuedWrite[] | null>(null);
