import { expect, test } from 'vitest';
import { isLate, lateWord, wayWord } from './on-its-way.rules.ts';

test('the sentence about approved money says who has it, and a day only where one is known', () => {
  const day = '2026-03-02';
  expect(wayWord({ stage: 'APPROVED', owner: 'assignee', expected: null })).toBe('way.noAccount');
  expect(wayWord({ stage: 'APPROVED', owner: 'finance', expected: day })).toBe('way.approvedBy');
  expect(wayWord({ stage: 'APPROVED', owner: 'finance', expected: null })).toBe('way.approvedUndated');
  expect(wayWord({ stage: 'PREPARED', owner: 'finance', expected: day })).toBe('way.prepared');
  expect(wayWord({ stage: 'SENT', owner: 'bank', expected: day })).toBe('way.sent');
  expect(wayWord({ stage: 'SENT', owner: 'bank', expected: null })).toBe('way.sentUndated');
});

test('money is late once its day is past, while somebody else has it', () => {
  const today = '2026-03-03';
  expect(isLate({ owner: 'bank', expected: '2026-03-02' }, today)).toBe(true);
  expect(isLate({ owner: 'bank', expected: today }, today)).toBe(false);
  expect(isLate({ owner: 'bank', expected: null }, today)).toBe(false);
  expect(lateWord({ stage: 'APPROVED', owner: 'finance' })).toBe('way.approved');
  expect(lateWord({ stage: 'SENT', owner: 'bank' })).toBe('way.sentUndated');
  expect(isLate({ owner: 'assignee', expected: '2026-03-02' }, today)).toBe(false);
});
