import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isRefusal } from '@homeport/grammar';
import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashOfNobody, makePasswords } from './passwords.ts';

test('hashes are Argon2id with 19 MiB, two passes and one lane, and differ each time', async () => {
  const { hash, matches } = makePasswords();
  const [one, two] = [await hash('Correct-Horse-77'), await hash('Correct-Horse-77')] as [string, string];
  expect(one).toMatch(/^\$argon2id\$/);
  expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(one).not.toBe(two);
  expect(await matches(one, 'Correct-Horse-77')).toBe(true);
  expect(await matches(one, 'correct-horse-77')).toBe(false);
});

test('without a stored hash the same work is done and the answer is no', async () => {
  const { hash, matches } = makePasswords();
  const made = (await hash('Correct-Horse-77')) as string;
  expect(parseOptions(hashOfNobody)).toMatchObject({ ...parseOptions(made) });
  expect(await matches(undefined, 'a password that nobody has')).toBe(false);
  expect(await matches(null, 'x')).toBe(false);
});

test('who comes when the line is full is told to wait, everybody else is served', async () => {
  const { hash, matches } = makePasswords({ atOnce: 2, mayWait: 3 });
  const stored = (await hash('Correct-Horse-77')) as string;
  const answers = await Promise.all(Array.from({ length: 8 }, () => matches(stored, 'Correct-Horse-77')));
  expect(answers.filter((a) => a === true)).toHaveLength(5);
  const refused = answers.filter(isRefusal);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ kind: 'unavailable', retryAfter: 2 });
  expect(await matches(stored, 'Correct-Horse-77')).toBe(true);
});

test('the threads that files, packing and names share have no part in it', async () => {
  const { matches } = makePasswords({ mayWait: 40 });
  await matches(undefined, 'x');
  const hashing = Array.from({ length: 20 }, () => matches(undefined, 'x'));
  let done = 0;
  for (const one of hashing) void one.then(() => (done += 1));
  // Four passwords would fill them: this would be done after several of them.
  for (let i = 0; i < 4; i += 1) await promisify(gzip)('x');
  expect(done).toBeLessThan(4);
  await Promise.all(hashing);
});
