import type { CallSocket } from '@homeport/ui/call/use-call-line.ts';
import { createStore } from '@homeport/ui/parts/store.ts';

/** The open socket, as far as pages use it themselves. */
export const liveLine = createStore<CallSocket | null>(null);
