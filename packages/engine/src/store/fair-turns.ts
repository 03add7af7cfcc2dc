import { certain } from '@homeport/grammar';
/** Gives out places so that who asks for few does not wait behind who asks for many. */
export interface FairTurns {
  /** Takes a place where there is one for them; who gets none has come all the same, and may `wait`. */
  tryEnter(key: string): boolean;
  /** `go` is called when a place is theirs, at the earliest before this returns. */
  wait(key: string, go: () => void): void;
  /**
   * Who holds a place and will for long: it does not keep the key's next one waiting. False where as many linger already as may;
   * who does says so when leaving.
   */
  linger(key: string): boolean;
  leave(key: string, lingered?: boolean): void;
  /** Takes somebody who waits out of the line; false when their turn has come already. */
  withdraw(key: string, go: () => void): boolean;
  readonly running: number;
  readonly waiting: number;
}
export interface FairLimits {
  /** Places in all. */
  readonly places: number;
  /** Places that one key may hold: the others are there for whoever comes next. */
  readonly ofOne: number;
  /** The same while others are about, too. */
  readonly beside: number;
  /** Places of one key that may linger beside those, while others are about; none unless said. */
  readonly lingering?: number;
}

/** So many who came of one key in a row, and nobody else is about any more. */
const alone = 500;

/**
 * A free place goes to the waiting key that holds the fewest, among equals to the one that has waited since longest; within a key
 * first come, first served. Nothing stands idle that somebody waiting may have. The empty key is the system's own work, which is
 * nobody's company. Pure: no clock, no promise.
 */
export function fairTurns({ places, ofOne, beside, lingering = 0 }: FairLimits): FairTurns {
  const held = new Map<string, number>();
  const lingers = new Map<string, number>();
  // In the order in which they began to wait; a key that got a place and still waits goes to the end.
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;
  let last: string | undefined;
  let inARow = alone;
  const come = (key: string): void => {
    if (key === last) inARow += 1;
    else if (last !== undefined && key !== '') inARow = 0;
    if (key !== '') last = key;
  };
  /** How many a key may hold now. */
  const most = (key: string): number => (inARow < alone ? beside + (lingers.get(key) ?? 0) : ofOne);
  const take = (key: string): void => {
    running += 1;
    held.set(key, (held.get(key) ?? 0) + 1);
  };
  const next = (): string | undefined => {
    let best: string | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const key of lines.keys()) {
      const has = held.get(key) ?? 0;
      if (has < fewest && has < most(key)) [best, fewest] = [key, has];
    }
    return best;
  };
  /** Free places to those who wait; several at once where a key may have more than before. */
  const giveOut = (): void => {
    while (waiting > 0 && running < places) {
      const turn = next();
      if (turn === undefined) return;
      const line = certain(lines.get(turn));
      const go = certain(line.shift());
      lines.delete(turn);
      if (line.length > 0) lines.set(turn, line);
      waiting -= 1;
      take(turn);
      go();
    }
  };
  return {
    tryEnter: (key) => {
      come(key);
      if (lines.has(key) || running >= places || (held.get(key) ?? 0) >= most(key)) return false;
      take(key);
      return true;
    },
    wait: (key, go) => {
      const line = lines.get(key);
      if (line) line.push(go);
      else lines.set(key, [go]);
      waiting += 1;
      giveOut();
    },
    linger: (key) => {
      const already = lingers.get(key) ?? 0;
      if (already >= lingering) return false;
      lingers.set(key, already + 1);
      giveOut();
      return true;
    },
    leave: (key, lingered = false) => {
      if (lingered) lessen(lingers, key);
      running -= 1;
      lessen(held, key);
      giveOut();
    },
    withdraw: (key, go) => {
      const line = lines.get(key);
      const at = line?.indexOf(go) ?? -1;
      if (!line || at < 0) return false;
      line.splice(at, 1);
      if (line.length === 0) lines.delete(key);
      waiting -= 1;
      return true;
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
  };
}

function lessen(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
