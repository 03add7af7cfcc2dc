import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rememberTimers } from './timers-of-a-file.ts';

test('what a file would still do later is not done once it has ended, and what it waited for was', async () => {
  const page = { setTimeout, setInterval, clearTimeout, clearInterval };
  const done: string[] = [];
  const endFirst = rememberTimers(page);
  page.setTimeout((what: string) => done.push(what), 1, 'waited for');
  page.setTimeout(() => done.push('left'), 60);
  page.setInterval(() => done.push('again'), 60);
  const calledOff = page.setTimeout(() => done.push('called off'), 1);
  page.clearTimeout(calledOff);
  await pause(30);
  expect(done).toEqual(['waited for']);

  endFirst();
  // The next file finds the same functions, watched once.
  const { setTimeout: shared } = page;
  const endSecond = rememberTimers(page);
  expect(page.setTimeout).toBe(shared);
  page.setTimeout(() => done.push('of the next'), 1);
  await pause(90);
  expect(done).toEqual(['waited for', 'of the next']);
  endSecond();
});
