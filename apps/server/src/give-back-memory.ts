import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const every = 1_000;
/** Part of a second that the event loop may work and still count as quiet: timers and the look for new events. */
const quiet = 0.03;
/** Bytes that the heap must have grown by since the last time: less is not worth a collection. */
const worthwhile = 12 * 1024 * 1024;

type Collect = (how: { type: 'major'; flavor: 'last-resort'; execution: 'sync' }) => void;

/**
 * Compiled code that was not called between two collections is let go, and compiled again when it is called: a start runs
 * much that never runs again.
 */
const forgetful = '--bytecode-old-age=1';

/**
 * Gives memory back to the system in the first quiet second after a start or a load. A server in JavaScript keeps the space
 * of its highest load, because it collects when space is used up, and nothing is used up while nobody calls. The collection
 * takes some tens of milliseconds and is not repeated before the heap has grown again.
 */
export function giveBackMemory(): Disposable {
  setFlagsFromString(forgetful);
  const collect = collector();
  let before = performance.eventLoopUtilization();
  let left = 0;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > quiet || getHeapStatistics().total_heap_size < left + worthwhile) return;
    collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
    left = getHeapStatistics().total_heap_size;
  }, every).unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** V8's own collector. Only contexts that are made while the flag is set have it, so the server's code does not. */
function collector(): Collect {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}
