import { expect, test, vi } from 'vitest';
import { isReached, noteReach, onReach } from './reach.ts';

test('the server counts as reached until a call finds none, and again from the first answer on', () => {
  const heard = vi.fn();
  const stop = onReach(heard);
  expect(isReached()).toBe(true);
  noteReach(true);
  expect(heard).not.toHaveBeenCalled();
  noteReach(false);
  noteReach(false);
  expect(isReached()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  noteReach(true);
  expect(isReached()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  noteReach(false);
  expect(heard).toHaveBeenCalledTimes(2);
  noteReach(true);
});
