import { expect, test } from 'vitest';
import { decisionDue } from './money-where.rules.ts';

const waiting = (dueDate: string | null) => ({ approvalStatus: 'AWAITING_APPROVAL', dueDate }) as const;

test('a report that waits names the day by which all of it is decided; decided lines and other states name none', () => {
  const lines = [
    waiting('2026-03-05'),
    waiting('2026-03-09'),
    { approvalStatus: 'APPROVED', dueDate: '2026-04-01' } as const,
  ];
  expect(decisionDue({ status: 'AWAITING_APPROVAL' }, lines)).toBe('2026-03-09');
  expect(decisionDue({ status: 'APPROVED' }, lines)).toBeNull();
  expect(decisionDue({ status: 'AWAITING_APPROVAL' }, [waiting(null)])).toBeNull();
});
