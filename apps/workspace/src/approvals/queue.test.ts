import type { CaseExpense } from '@homeport/model/expenses';
import { describe, expect, it } from 'vitest';
import { ageInDays, canJoin, flagsOf, queueFilter } from './queue.ts';

const expense = (own: Partial<CaseExpense>) => ({ currency: 'EUR', isFlagged: false, findings: null, can: ['approve'], ...own }) as CaseExpense;

describe('the approvals queue', () => {
  it('holds what waits for me and for those who delegated to me, and nothing of others', () => {
    expect(queueFilter('waiting', 'me', ['boss'])).toEqual({
      all: [
        { field: 'approvalStatus', op: 'in', value: ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] },
        { field: 'approver', op: 'in', value: ['me', 'boss'] },
      ],
    });
  });

  it('names each reason for a closer look once', () => {
    const findings = [
      { code: 'expenses.sameReceipt', severity: 'warn' },
      { code: 'expenses.possibleDuplicate', severity: 'warn' },
      { code: 'expenses.overLimit', severity: 'warn' },
      { code: 'expenses.tooOld', severity: 'warn' },
    ];
    expect(flagsOf(findings)).toEqual(['duplicate', 'overPolicy']);
    expect(flagsOf(null)).toEqual([]);
  });

  it('counts whole days since the submission', () => {
    const now = Date.parse('2026-03-10T09:00:00Z');
    expect(ageInDays('2026-03-10T08:00:00Z', now)).toBe(0);
    expect(ageInDays('2026-03-07T10:00:00Z', now)).toBe(2);
    expect(ageInDays(null, now)).toBe(0);
  });

  it('lets only plain items of one currency be approved together', () => {
    const chosen = [expense({})];
    expect(canJoin(expense({}), chosen)).toBe(true);
    expect(canJoin(expense({ currency: 'USD' }), chosen)).toBe(false);
    expect(canJoin(expense({ isFlagged: true }), chosen)).toBe(false);
    expect(canJoin(expense({ findings: [{ code: 'expenses.missingReceipt', severity: 'warn' }] }), [])).toBe(false);
    expect(canJoin(expense({ can: [] }), [])).toBe(false);
  });
});
