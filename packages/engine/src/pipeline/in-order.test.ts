import { setTimeout as pause } from 'node:timers/promises';
import type { Refusal } from '@homeport/grammar';
import { describe, expect, test } from 'vitest';
import { inOrder } from './in-order.ts';

const refusal = (code: string): Refusal => ({ isRefusal: true, kind: 'conflict', code });
const later = async <T>(milliseconds: number, end: () => T | Promise<T>): Promise<T> => {
  await pause(milliseconds);
  return end();
};

describe.each([true, false])('steps in order (together: %s)', (together) => {
  test('the first refusal counts, also where a later one came sooner', async () => {
    expect(
      await inOrder(together, [
        () => later(5, () => undefined),
        () => later(5, () => refusal('first')),
        () => later(0, () => refusal('second')),
      ]),
    ).toEqual(refusal('first'));
  });

  test('a refusal counts before what a later step throws, and what is thrown before a later refusal', async () => {
    const fails = () => later(0, (): Promise<undefined> => Promise.reject(new Error('failed')));
    expect(await inOrder(together, [() => later(5, () => refusal('first')), fails])).toEqual(refusal('first'));
    await expect(inOrder(together, [fails, () => later(5, () => refusal('second'))])).rejects.toThrow('failed');
  });
});

test('together, nothing is still under way when the answer is there', async () => {
  let ended = false;
  await inOrder(true, [
    async () => refusal('at once'),
    () =>
      later(10, () => {
        ended = true;
      }),
  ]);
  expect(ended).toBe(true);
});

test('one by one, nothing is begun behind a refusal', async () => {
  let begun = false;
  await inOrder(false, [
    async () => refusal('at once'),
    async () => {
      begun = true;
    },
  ]);
  expect(begun).toBe(false);
});
