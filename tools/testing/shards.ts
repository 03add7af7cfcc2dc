import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shard } from './arguments.ts';
import { sum, type Tally } from './tally.ts';

/** What one of several machines came to. */
export interface ShardResult {
  readonly shard: Shard;
  readonly tally: Pick<Tally, 'passed' | 'failed' | 'skipped'>;
}

const folder = join('.cache', 'test');

/** Leaves the result of a shard where whoever runs the machines collects it: `.cache/test/shard-1-of-4.json`. */
export function keepShard(shard: Shard, { passed, failed, skipped }: Tally): void {
  mkdirSync(folder, { recursive: true });
  const result: ShardResult = { shard, tally: { passed, failed, skipped } };
  writeFileSync(join(folder, `shard-${shard.at}-of-${shard.of}.json`), JSON.stringify(result));
}

/** The result that a shard has left. */
export const readShard = (file: string): ShardResult => JSON.parse(readFileSync(file, 'utf8')) as ShardResult;

/** One tally of all shards. One that is missing, or there twice, is a failure: its tests were not run, or counted twice. */
export function addShards(results: readonly ShardResult[]): Tally {
  const of = Math.max(0, ...results.map(({ shard }) => shard.of));
  const problems = Array.from({ length: of }, (_, index) => index + 1).flatMap((at) => {
    const there = results.filter(({ shard }) => shard.at === at && shard.of === of).length;
    return there === 1 ? [] : [`shard ${at} of ${of} is there ${there} times`];
  });
  const strange = results
    .filter(({ shard }) => shard.of !== of)
    .map(({ shard }) => `shard ${shard.at} is of ${shard.of}`);
  const total = sum(results.map(({ tally }) => ({ ...tally, report: '' })));
  const all = [...problems, ...strange];
  return { ...total, failed: total.failed + all.length, report: all.join('\n') };
}
