import { expect, test } from 'vitest';
import { addGuard, hasUnsavedChanges, leaveQuestion, mayLeave } from './leave-guard.ts';

const guard = { save: async () => true, discard: () => undefined };

test('without unsaved changes nobody is asked', async () => {
  expect(await mayLeave()).toBe(true);
  expect(leaveQuestion.get()).toBeNull();
});
test('every changed form is asked for, and one Stay stops the navigation', async () => {
  const removals = [addGuard({ ...guard }), addGuard({ ...guard })];
  expect(hasUnsavedChanges()).toBe(true);
  const leaving = mayLeave();
  leaveQuestion.get()?.answer(true);
  await Promise.resolve();
  await Promise.resolve();
  leaveQuestion.get()?.answer(false);
  expect(await leaving).toBe(false);
  expect(leaveQuestion.get()).toBeNull();
  for (const remove of removals) remove();
  expect(hasUnsavedChanges()).toBe(false);
});
test('a second attempt while the question stands open stays', async () => {
  const remove = addGuard({ ...guard });
  const first = mayLeave();
  expect(await mayLeave()).toBe(false);
  leaveQuestion.get()?.answer(true);
  expect(await first).toBe(true);
  remove();
});
