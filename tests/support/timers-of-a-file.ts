type Timers = Pick<typeof globalThis, 'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval'>;
type Watched = Timers & { waiting?: Set<() => void> };

/**
 * Remembers what is to be done later, from the first file of a worker on: libraries that its files share keep the functions that they
 * found when they were loaded. Answers what ends all that waits.
 */
export function rememberTimers(on: Timers = globalThis): () => void {
  const watched = on as Watched;
  const waiting = watched.waiting ?? watch(watched);
  return () => {
    for (const end of waiting) end();
    waiting.clear();
  };
}

function watch(on: Watched): Set<() => void> {
  const waiting = new Set<() => void>();
  on.waiting = waiting;
  const { setTimeout, setInterval, clearTimeout, clearInterval } = on;
  const later = (work: (...given: unknown[]) => void, after?: number, ...given: unknown[]) => {
    const end = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      waiting.delete(end);
      work(...given);
    }, after);
    waiting.add(end);
    return timer;
  };
  // What Node says of its own, such as how to wait for it, stays said.
  on.setTimeout = Object.assign(later, setTimeout) as typeof setTimeout;
  on.setInterval = Object.assign((...given: Parameters<typeof setInterval>) => {
    const timer = setInterval(...given);
    waiting.add(() => clearInterval(timer));
    return timer;
  }, setInterval) as typeof setInterval;
  return waiting;
}
