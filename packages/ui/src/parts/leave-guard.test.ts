import { expect, test } from 'vitest';
import { addGuard, keepAll, leaveQuestion, mayLeave, mayUnload } from './leave-guard.ts';

const guard = { save: async () => true, discard: () => undefined };

test('without unsaved changes nobody is asked', async () => {
  expect(await mayLeave()).toBe(true);
  expect(leaveQuestion.get()).toBeNull();
});
test('every changed form is asked for, and one Stay stops the navigation', async () => {
  const removals = [addGuard({ ...guard }), addGuard({ ...guard })];
  const leaving = mayLeave();
  leaveQuestion.get()?.answer(true);
  await Promise.resolve();
  await Promise.resolve();
  leaveQuestion.get()?.answer(false);
  expect(await leaving).toBe(false);
  expect(leaveQuestion.get()).toBeNull();
  for (const remove of removals) remove();
  expect(await mayLeave()).toBe(true);
});
test('a second attempt while the question stands open stays', async () => {
  const remove = addGuard({ ...guard });
  const first = mayLeave();
  expect(await mayLeave()).toBe(false);
  leaveQuestion.get()?.answer(true);
  expect(await first).toBe(true);
  remove();
});
test('the app may reload itself when every changed form is stored, and asks nobody then', () => {
  expect(keepAll()).toBe(true);
  let stored = 0;
  const keep = () => {
    stored += 1;
    return true;
  };
  const removals = [addGuard({ ...guard, keep })];
  expect([keepAll(), mayUnload(), stored]).toEqual([true, true, 1]);
  removals.push(addGuard({ ...guard, keep: () => false }));
  expect([keepAll(), mayUnload()]).toEqual([false, false]);
  for (const remove of removals) remove();
  // Bank details, for example, are never stored: their form holds the reload up.
  const remove = addGuard(guard);
  expect([keepAll(), mayUnload()]).toEqual([false, false]);
  remove();
  expect(keepAll()).toBe(true);
});
