/** Wakes pages in turn, so that a node is never asked more at once than it can answer. */
export interface WakeTurns<P> {
  /** Tells a page of a topic: at once while there is room, else in its turn, once for all that happens meanwhile. */
  wake(page: P, topic: string): void;
  /** Pages that wait for their turn. */
  readonly waiting: number;
  stop(): void;
}
export interface TurnsOptions<P> {
  /** Wake-ups a second, and as many at once after a quiet second. Each lets one page ask for what is new. */
  readonly perSecond: number;
  readonly tell: (page: P, topic: string) => void;
  readonly now?: () => number;
}
/** How often those who wait are looked after, in milliseconds. */
const every = 20;

/**
 * A busy conversation wakes all of its pages many times a second, and every page asks. In turns, and once for everything that
 * came meanwhile, that is a load with an end: pages see a little later what they would otherwise ask for in vain.
 */
export function wakeTurns<P>({ perSecond, tell, now = () => performance.now() }: TurnsOptions<P>): WakeTurns<P> {
  const queue = new Map<P, Set<string>>();
  let room = perSecond;
  let filled = now();
  let timer: NodeJS.Timeout | undefined;
  const serve = (): void => {
    const at = now();
    room = Math.min(perSecond, room + ((at - filled) * perSecond) / 1000);
    filled = at;
    for (const [page, topics] of queue) {
      if (room < topics.size && room < perSecond) break;
      queue.delete(page);
      room -= topics.size;
      for (const topic of topics) tell(page, topic);
    }
    timer = queue.size > 0 ? setTimeout(serve, every) : undefined;
    timer?.unref();
  };
  return {
    wake(page, topic) {
      const topics = queue.get(page);
      if (topics) topics.add(topic);
      else queue.set(page, new Set([topic]));
      if (timer === undefined) serve();
    },
    get waiting() {
      return queue.size;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      queue.clear();
    },
  };
}
