import { expect, test } from 'vitest';
import { stateOfStep } from './state-of-step.ts';

const step = {
  status: 'OPEN',
  lockState: 'UNLOCKED',
  dueDate: '2026-05-10',
  startDate: '2026-05-01',
  isReady: true,
  snoozedUntil: null,
} as const;

test('a step is over, locked, put off, overdue, ready or waiting, in this order', () => {
  expect(stateOfStep(step, '2026-05-05')).toBe('READY');
  expect(stateOfStep(step, '2026-05-11')).toBe('OVERDUE');
  expect(stateOfStep(step, '2026-04-30')).toBe('WAITS');
  expect(stateOfStep({ ...step, isReady: false }, '2026-05-05')).toBe('WAITS');
  // The step before it is late, and is called so.
  expect(stateOfStep({ ...step, isReady: false }, '2026-05-11')).toBe('WAITS');
  expect(stateOfStep({ ...step, lockState: 'LOCKED' }, '2026-05-11')).toBe('LOCKED');
  expect(stateOfStep({ ...step, snoozedUntil: '2026-05-20' }, '2026-05-11')).toBe('PUT_OFF');
  expect(stateOfStep({ ...step, snoozedUntil: '2026-05-11' }, '2026-05-11')).toBe('OVERDUE');
  // Whoever began it before its day no longer waits.
  expect(stateOfStep({ ...step, status: 'IN_PROGRESS' }, '2026-04-30')).toBe('STARTED');
  expect(stateOfStep({ ...step, status: 'IN_PROGRESS' }, '2026-05-11')).toBe('OVERDUE');
  expect(stateOfStep({ ...step, status: 'DONE' }, '2026-05-11')).toBe('DONE');
  expect(stateOfStep({ ...step, dueDate: null, startDate: null }, '2026-05-11')).toBe('READY');
});
