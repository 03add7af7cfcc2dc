import { certain } from '@homeport/grammar';
/** Who waits for their password to be looked at. */
export interface Waiting<T> {
  /** The network that the call came from; empty for calls of people who are signed in already. */
  readonly from: string;
  readonly go: (thread: T) => void;
  readonly refuse: () => void;
}

/** The line before the hashing of passwords. */
export interface HashLine<T> {
  /** Stands in the line; where that is full, whoever is last in turn is refused, which may be the one who just came. */
  join(one: Waiting<T>): void;
  /** The next in turn, who is out of the line then. */
  next(): Waiting<T> | undefined;
  /** A password from there was wrong. */
  noteWrong(from: string): void;
  readonly length: number;
}

/** Milliseconds after which half of the wrong tries of a network are forgotten. */
const halfLife = 60_000;
const networksAtMost = 10_000;

/**
 * First those from whose network the fewest wrong passwords came lately and the fewest wait; among equals first come, first
 * served. A flood of wrong tries, from one place or from many, stands behind the people who come from elsewhere. Whether
 * the name exists has no part in it: the wait would tell. Pure but for the clock that it is given, in milliseconds.
 */
export function hashLine<T>(mayWait: number, now: () => number): HashLine<T> {
  const line: Waiting<T>[] = [];
  const wrong = new Map<string, { count: number; at: number }>();
  const wrongOf = (from: string): number => {
    const known = wrong.get(from);
    return known ? known.count * 0.5 ** ((now() - known.at) / halfLife) : 0;
  };
  /** How far behind each stands: the wrong tries of its network, and those of it who came before. */
  const ranks = (): number[] => {
    const ahead = new Map<string, number>();
    return line.map(({ from }) => {
      const rank = ahead.get(from) ?? wrongOf(from);
      ahead.set(from, rank + 1);
      return rank;
    });
  };
  return {
    join: (one) => {
      line.push(one);
      if (line.length <= mayWait) return;
      const all = ranks();
      // Among equals the newest goes.
      const [last] = line.splice(all.lastIndexOf(Math.max(...all)), 1);
      last?.refuse();
    },
    next: () => {
      const all = ranks();
      return line.splice(all.indexOf(Math.min(...all)), 1)[0];
    },
    noteWrong: (from) => {
      if (from === '') return;
      const count = wrongOf(from) + 1;
      wrong.delete(from);
      wrong.set(from, { count, at: now() });
      if (wrong.size > networksAtMost) wrong.delete(certain(wrong.keys().next().value));
    },
    get length() {
      return line.length;
    },
  };
}

/** The network of an address: the first 24 bits of an IPv4 one, the first 64 of an IPv6 one. */
export function networkOf(address: string): string {
  const four = /(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (four) return certain(four[1]);
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const before = tail === undefined ? groups : [...groups.filter(Boolean), '0', '0', '0', '0'];
  return before.slice(0, 4).join(':');
}
