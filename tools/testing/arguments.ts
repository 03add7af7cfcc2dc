/** One of several machines that share a run: the second of four is `{ at: 2, of: 4 }`. */
export interface Shard {
  readonly at: number;
  readonly of: number;
}
export interface RunArguments {
  readonly names: readonly string[];
  readonly shard?: Shard;
  /** Files of results that shards have left; they are added up instead of running anything. */
  readonly sumOf?: readonly string[];
}

/** Reads `[part ...] [--shard 1/4]` or `--sum file ...`. Throws with a sentence on what it does not know. */
export function readArguments(given: readonly string[]): RunArguments {
  if (given[0] === '--sum') {
    if (given.length === 1) throw new Error('--sum wants the results of every shard: .cache/test/shard-*.json');
    return { names: [], sumOf: given.slice(1) };
  }
  const names: string[] = [];
  let shard: Shard | undefined;
  for (let at = 0; at < given.length; at += 1) {
    const [word = '', joined] = given[at]?.split('=') ?? [];
    if (word === '--shard') {
      shard = shardOf(joined ?? given[at + 1] ?? '');
      if (joined === undefined) at += 1;
    } else if (word.startsWith('-')) throw new Error(`${word} is not known: there are --shard 1/4 and --sum.`);
    else names.push(word);
  }
  return { names, ...(shard ? { shard } : {}) };
}

function shardOf(text: string): Shard {
  const [, at = '', of = ''] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { at: Number(at), of: Number(of) };
  if (shard.at < 1 || shard.at > shard.of) throw new Error(`--shard wants one of several, such as 1/4, not "${text}".`);
  return shard;
}

/** The share of a list: every so-manieth. */
export const shareOf = <T>(all: readonly T[], { at, of }: Shard): readonly T[] =>
  all.filter((_, index) => index % of === at - 1);

/**
 * Files in as many shares as there are shards, so that each takes about as long: the longest goes to whoever has least so far. What
 * is not known takes a second.
 */
export function fairShare(
  paths: readonly string[],
  seconds: Readonly<Record<string, number>>,
  { at, of }: Shard,
): ReadonlySet<string> {
  const shares = Array.from({ length: of }, () => ({ load: 0, paths: new Set<string>() }));
  const cost = (path: string) => seconds[path] ?? 1;
  for (const path of [...paths].sort((one, other) => cost(other) - cost(one) || one.localeCompare(other))) {
    const least = shares.reduce((best, share) => (share.load < best.load ? share : best));
    least.load += cost(path);
    least.paths.add(path);
  }
  return shares[at - 1]?.paths ?? new Set();
}
