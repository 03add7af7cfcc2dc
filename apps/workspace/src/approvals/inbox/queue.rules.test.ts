import type { CaseExpense } from '@homeport/model/expenses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canJoin,
  daysWaiting,
  flagsOf,
  hasRole,
  inOrder,
  nextAfter,
  queueFilter,
  sumOf,
  whyNotMine,
} from './queue.rules.ts';

const me = { user: 'u1', person: 'p1', name: 'Ann', roles: ['APPROVER'] };
const expense = (more: Partial<CaseExpense> = {}): CaseExpense =>
  ({
    id: 'e1',
    can: ['approve'],
    amount: '10.00',
    submittedAmount: null,
    currency: 'EUR',
    findings: [],
    isFlagged: false,
    created: '2026-11-01T00:00:00Z',
    submittedDate: '2026-11-02T00:00:00Z',
    approver: { id: 'u1', label: 'Ann' },
    assignee: { id: 'p2', label: 'Cam' },
    ...more,
  }) as CaseExpense;

describe('the queue', () => {
  it('asks for what waits for me and for those I stand in for', () => {
    expect(queueFilter('waiting', me, [{ id: 'u9', name: 'Bo' }])).toEqual({
      all: [
        { field: 'approvalStatus', op: 'in', value: ['AWAITING_APPROVAL', 'DELEGATED', 'ESCALATED', 'ON_HOLD'] },
        { field: 'approver', op: 'in', value: ['u1', 'u9'] },
      ],
    });
  });
  it('shows the finance lead everything that waits, whether the role is told as key or as code', () => {
    for (const role of ['FINANCE_LEAD', 'financeLead'])
      expect(JSON.stringify(queueFilter('waiting', { ...me, roles: [role] }, []))).not.toContain('approver');
    expect(hasRole({ roles: ['finance'] }, 'financeLead')).toBe(false);
  });
  it('stands oldest first while it waits, latest decision first when decided, each item once', () => {
    const day = (id: string, at: string) => expense({ id, submittedDate: at, decidedDate: at });
    const items = [
      day('b', '2026-11-03T00:00:00Z'),
      day('a', '2026-11-01T00:00:00Z'),
      day('b', '2026-11-03T00:00:00Z'),
    ];
    expect(inOrder(items, 'waiting').map((one) => one.id)).toEqual(['a', 'b']);
    expect(inOrder(items, 'decided').map((one) => one.id)).toEqual(['b', 'a']);
  });
  it('goes on with the next item, behind the last with the one before, and ends with none', () => {
    expect(nextAfter(['a', 'b', 'c'], 'b')).toBe('c');
    expect(nextAfter(['a', 'b', 'c'], 'c')).toBe('b');
    expect(nextAfter(['a'], 'a')).toBeUndefined();
  });
  it('counts the days by the calendar', () => {
    expect(daysWaiting('2026-11-01T23:59:00Z', '2026-11-02T00:01:00Z')).toBe(1);
    expect(daysWaiting('2026-11-02T00:00:00Z', '2026-11-02T23:00:00Z')).toBe(0);
  });
});

describe('flags', () => {
  it('are the findings by kind, the missing receipt first, each once', () => {
    const findings = [
      { code: 'expenses.sameReceipt', severity: 'warn' },
      { code: 'expenses.possibleDuplicate', severity: 'warn' },
      { code: 'expenses.tooOld', severity: 'warn' },
      { code: 'expenses.missingReceipt', severity: 'block' },
      { code: 'expenses.overLimit', severity: 'warn' },
    ];
    expect(flagsOf({ findings })).toEqual(['missingReceipt', 'overPolicy', 'duplicate', 'other']);
    expect(flagsOf({ findings: null })).toEqual([]);
  });
});

describe('deciding', () => {
  it('is refused for my own money and for what waits for somebody else', () => {
    expect(whyNotMine(expense({ assignee: { id: 'p1', label: 'Ann' } }), me, [])).toBe('own');
    expect(whyNotMine(expense({ approver: { id: 'u7', label: 'Cy' } }), me, [])).toBe('notYours');
    expect(whyNotMine(expense({ approver: { id: 'u7', label: 'Cy' } }), me, [{ id: 'u7', name: 'Cy' }])).toBeNull();
    expect(whyNotMine(expense({ approver: null }), me, [])).toBeNull();
  });
});

describe('approving together', () => {
  it('takes only unflagged items of one currency that may be approved', () => {
    expect(canJoin(expense(), [])).toBeNull();
    expect(canJoin(expense({ isFlagged: true }), [])).toBe('flagged');
    expect(canJoin(expense({ can: [] }), [])).toBe('state');
    expect(canJoin(expense({ currency: 'SGD' }), [expense()])).toBe('currency');
    expect(canJoin(expense({ tenantId: 'other' }), [expense()])).toBe('company');
  });
  it('never sums across currencies', () => {
    expect(sumOf([expense(), expense({ id: 'e2', currency: 'SGD' })])).toBeNull();
    expect(sumOf([])).toBeNull();
  });
  it('sums exactly, with the decimals of the currency, what was submitted', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 1, maxLength: 30 }), (cents) => {
        const amount = (value: number) => `${Math.trunc(value / 1000)}.${String(value % 1000).padStart(3, '0')}`;
        const items = cents.map((value, at) =>
          expense({ id: String(at), currency: 'KWD', amount: '0', submittedAmount: amount(value) }),
        );
        const whole = cents.reduce((all, value) => all + BigInt(value), 0n);
        const total = `${whole / 1000n}.${String(whole % 1000n).padStart(3, '0')}`;
        expect(sumOf(items)).toEqual({ count: items.length, total, currency: 'KWD' });
      }),
    );
  });
});
