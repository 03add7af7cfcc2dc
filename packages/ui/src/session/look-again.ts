import { isOffline, isPassing } from '@homeport/client';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long a busy server is left alone after the n-th vain round, in milliseconds: never all pages at the same time. */
const patience = (vain: number): number => Math.min(30_000, 1000 * 2 ** vain) * (0.5 + Math.random());

/**
 * Makes queries old, one round after the other: what is woken while it is being asked is asked once more afterwards. To
 * begin afresh with every wake-up would starve a busy conversation, and to ignore one would lose what it was about. What a
 * busy server could not answer is asked again later: nobody may be woken for it a second time.
 */
export function lookAgain(queries: QueryClient): (queryKey: QueryKey) => void {
  const rounds = new Map<string, { isBehind: boolean }>();
  const look = async (name: string, queryKey: QueryKey) => {
    const round = { isBehind: true };
    rounds.set(name, round);
    for (let vain = 0; round.isBehind; ) {
      round.isBehind = false;
      await queries.invalidateQueries({ queryKey }).catch(() => undefined);
      if (!isUnanswered(queries, queryKey)) {
        vain = 0;
        continue;
      }
      round.isBehind = true;
      await new Promise((resolve) => setTimeout(resolve, patience(vain)));
      vain += 1;
    }
    rounds.delete(name);
  };
  return (queryKey) => {
    const name = JSON.stringify(queryKey);
    const running = rounds.get(name);
    if (running) running.isBehind = true;
    else void look(name, queryKey);
  };
}

/** Whether something that is on screen could not be asked for just now; without a network it is asked when that is back. */
const isUnanswered = (queries: QueryClient, queryKey: QueryKey): boolean =>
  queries
    .getQueryCache()
    .findAll({ queryKey, type: 'active' })
    .some(({ state }) => state.status === 'error' && isPassing(state.error) && !isOffline(state.error));
