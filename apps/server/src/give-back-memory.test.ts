import { setTimeout as pause } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { expect, test } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

const mebibytes = (): number => getHeapStatistics().total_heap_size / 2 ** 20;

test('a quiet server gives back what a load has left in its heap', async () => {
  let load: unknown[] = Array.from({ length: 1_000_000 }, (_, n) => ({ n, text: `${n}` }));
  const loaded = mebibytes();
  expect(load.length).toBe(1_000_000);
  load = [];
  using _ = giveBackMemory();
  while (mebibytes() > loaded - 30) await pause(100);
  expect(load).toEqual([]);
}, 60_000);
