import { setImmediate as later } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fairPacking } from './fair-packing.ts';

/** Packing that ends when the test says so, in the order in which it was begun. */
function held(processors: number) {
  const begun: { readonly text: string; readonly end: () => void }[] = [];
  const pack = fairPacking(processors, (text) => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    begun.push({ text, end: () => resolve(Buffer.alloc(0)) });
    return promise;
  });
  return { begun, ask: (tenant: string) => void pack(tenant, 'br', tenant) };
}

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
])('with %i processors a loud company has %i answers packed at once beside others', async (processors, atOnce) => {
  const { begun, ask } = held(processors);
  ask('quiet');
  await later();
  begun[0]?.end();
  await later();
  for (let n = 0; n < 50; n += 1) ask('loud');
  expect(begun.length - 1).toBe(atOnce);
});

test('an answer of a quiet company does not wait behind all of a loud one', async () => {
  const { begun, ask } = held(2);
  for (let n = 0; n < 50; n += 1) ask('loud');
  ask('quiet');
  await later();
  begun[0]?.end();
  await later();
  begun[1]?.end();
  await later();
  expect(begun.slice(0, 4).map(({ text }) => text)).toContain('quiet');
});

test('what is packed is what was given', async () => {
  const pack = fairPacking();
  const text = 'a long answer, '.repeat(1000);
  expect(brotliDecompressSync(await pack(text, 'br', 'one')).toString()).toBe(text);
  expect(gunzipSync(await pack(text, 'gzip', '')).toString()).toBe(text);
});
