import { Problem } from '@homeport/client';
import type { CaseExpense } from '@homeport/model/expenses';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from './approvals.types.ts';
import { failureKind, messagesByField } from './failure.ts';
import { inputOf, missingFor, without } from './use-decide.ts';

const expense = { submittedAmount: '100.00', amount: '100.00' } as CaseExpense;

describe('a refusal', () => {
  it('is sorted by what can be done about it', () => {
    expect(failureKind(new Problem({ status: 412 }))).toBe('stale');
    expect(failureKind(new Problem({ status: 403, code: 'request.freshSignInNeeded' }))).toBe('proof');
    expect(failureKind(new Problem({ status: 403, code: 'payments.sameEyes' }))).toBe('refused');
    expect(failureKind(new Problem({ status: 404 }))).toBe('gone');
    expect(failureKind(new Problem({ status: 0 }))).toBe('passing');
    expect(failureKind(new Problem({ status: 500 }))).toBe('fault');
    expect(failureKind(new TypeError('x'))).toBe('fault');
  });
  it('stands at the field it names', () => {
    const problem = new Problem({
      status: 422,
      errors: [
        { field: 'to', title: 'Not this person.' },
        { field: '', title: 'All.' },
      ],
    });
    expect(failureKind(problem, (name) => name === 'to')).toBe('field');
    expect(messagesByField(problem, ['to'])).toEqual({ to: 'Not this person.', '': 'All.' });
  });
});

describe('a decision', () => {
  it('names no amount when the whole is approved', () => {
    expect(inputOf('approve', emptyDraft, expense)).toEqual({ note: null });
    expect(inputOf('approve', { ...emptyDraft, amount: '100.00' }, expense)).toEqual({ note: null });
    expect(
      inputOf('approve', { ...emptyDraft, amount: '60', notes: { approve: 'half', hold: 'No word of it' } }, expense),
    ).toEqual({
      approvedAmount: '60',
      note: 'half',
    });
  });
  it('is not sent without its reason or its person', () => {
    for (const deed of ['reject', 'hold', 'escalate', 'unapprove'] as const)
      expect(missingFor(deed, { ...emptyDraft, notes: { [deed]: '  ', delegate: 'Typed for another' } })).toBe(
        'reason',
      );
    expect(missingFor('reject', { ...emptyDraft, notes: { reject: 'No receipt' } })).toBeNull();
    expect(missingFor('delegate', emptyDraft)).toBe('to');
    expect(missingFor('approve', emptyDraft)).toBeNull();
  });
  it('takes the item out of the list and off its number', () => {
    const page = { content: [{ id: 'a' }, { id: 'b' }] as unknown as CaseExpense[], totalElements: 7 };
    const after = without(['a'])({ pages: [page], pageParams: [undefined] });
    expect(after?.pages[0]).toEqual({ content: [{ id: 'b' }], totalElements: 6 });
  });
});
