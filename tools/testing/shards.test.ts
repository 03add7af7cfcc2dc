import { expect, test } from 'vitest';
import { addShards, type ShardResult } from './shards.ts';

const shard = (at: number, of: number, passed: number, failed = 0): ShardResult => ({
  shard: { at, of },
  tally: { passed, failed, skipped: 0 },
});

test('shards are added up to one tally', () => {
  expect(addShards([shard(2, 2, 4, 1), shard(1, 2, 3)])).toEqual({ passed: 7, failed: 1, skipped: 0, report: '' });
});

test('a shard that is missing is a failure, although everything that ran was kept', () => {
  expect(addShards([shard(1, 3, 5), shard(3, 3, 5)])).toMatchObject({
    failed: 1,
    report: 'shard 2 of 3 is there 0 times',
  });
});

test('a shard that is there twice, or of another run, is a failure', () => {
  expect(addShards([shard(1, 2, 5), shard(1, 2, 5), shard(2, 2, 1)]).failed).toBe(1);
  expect(addShards([shard(1, 2, 5), shard(2, 2, 5), shard(1, 1, 5)]).failed).toBe(1);
});
