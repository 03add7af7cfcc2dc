/** Whether the last call reached the server. A device may have a network that leads nowhere, and not know it. */
let isLost = false;
const listeners = new Set<() => void>();

/** Notes how a call went: answered at all, or not. */
export function noteReach(isAnswered: boolean): void {
  if (isLost === !isAnswered) return;
  isLost = !isAnswered;
  for (const listener of listeners) listener();
}
/** True unless the last call found no server. */
export const isReached = (): boolean => !isLost;

/** Calls `listener` when that changes; answers how to stop. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
