const shortest = 1_000;
const first = 5_000;
const longest = 5 * 60_000;

/**
 * Milliseconds until a receipt that was lost on its way is sent again by itself: twice as long after each failure, since a whole
 * photo goes over the network each time, and never sooner than the server asks for. `failures` counts from 0, `retryAfter` is in
 * seconds; without a failure nothing was lost, and it is asked again after a second.
 */
export function sendingPause(failures: number, retryAfter = 0): number {
  return Math.max(failures === 0 ? shortest : Math.min(first * 2 ** (failures - 1), longest), retryAfter * 1000);
}
