import { createStore } from '@homeport/ui/parts/store.ts';

/** The open socket, as far as pages use it themselves. */
export interface LiveLine {
  emit(event: string, ...values: unknown[]): unknown;
  on(event: string, listener: (...values: never[]) => void): unknown;
  off(event: string, listener: (...values: never[]) => void): unknown;
}
export const liveLine = createStore<LiveLine | null>(null);
