import { expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

test('two are at it, two wait in their order, and whoever comes then is told without having begun', async () => {
  const turns = turnsOf({ atOnce: 2, mayWait: 2 });
  const begun: number[] = [];
  const ends = [1, 2, 3, 4, 5].map(() => Promise.withResolvers<void>());
  const answers = ends.map(({ promise }, place) =>
    turns.take(async () => {
      begun.push(place);
      await promise;
      return place;
    }),
  );
  expect(await answers[4]).toBeUndefined();
  expect(begun).toEqual([0, 1]);
  ends[1]?.resolve();
  expect(await answers[1]).toBe(1);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const { resolve } of ends) resolve();
  expect(await Promise.all(answers)).toEqual([0, 1, 2, 3, undefined]);
  expect(begun).toEqual([0, 1, 2, 3]);
});

test('a place is handed on when the work fails, to the one that waits and to the one that comes later', async () => {
  const turns = turnsOf({ atOnce: 1, mayWait: 1 });
  const first = turns.take(() => Promise.reject(new Error('the store is away')));
  const second = turns.take(() => Promise.reject(new Error('still away')));
  const ends = await Promise.allSettled([first, second]);
  expect(ends).toMatchObject([{ reason: { message: 'the store is away' } }, { reason: { message: 'still away' } }]);
  expect(await turns.take(async () => 'read')).toBe('read');
});
