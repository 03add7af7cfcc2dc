import { expect, test } from 'vitest';
import type { CaseExpense } from './case-expense.entity.ts';
import { type ExpenseFacts, findingsOf } from './case-expense.rules.ts';

const rate = { id: 'r', source: 'ECB', effectiveDate: '2026-01-01' };
const facts: ExpenseFacts = {
  report: {
    id: 'r',
    status: 'OPEN',
    assignee: 'p',
    caseDetail: 'c',
    category: 'EMPLOYEE',
    currency: 'GBP',
    postedBy: null,
  },
  policy: {
    receiptRequired: false,
    receiptRequiredAbove: null,
    limit: '100',
    tolerance: '5',
    currency: 'EUR',
    maximumAgeInDays: null,
  },
  rates: [
    { ...rate, fromCurrency: 'USD', toCurrency: 'EUR', rate: '0.5' },
    { ...rate, fromCurrency: 'USD', toCurrency: 'GBP', rate: '0.4' },
  ],
  baseCurrency: 'EUR',
  today: '2026-01-02',
  known: [],
  receiptHash: null,
  taxRate: null,
  isTaxCodeValid: true,
  approverName: null,
};
const spent = (amount: string, currency: string) =>
  ({ id: 'e', amount, currency, expenseDate: '2026-01-02', toDate: null, approvedAmount: null }) as CaseExpense;
const found = (amount: string, currency: string, more: Partial<ExpenseFacts> = {}) =>
  findingsOf(spent(amount, currency), { ...facts, ...more }).map(({ code, params }) => ({ code, params }));

test('a limit holds for what was spent in another currency, tolerance included', () => {
  expect(found('210', 'USD')).toEqual([]);
  expect(found('210.02', 'USD')).toEqual([
    { code: 'expenses.overLimit', params: { amount: '105.01', limit: '105.00', currency: 'EUR' } },
  ]);
});

test('in the currency of the policy nothing is converted', () => {
  const euros = { report: { ...facts.report, currency: 'EUR' } };
  expect(found('105', 'EUR', euros)).toEqual([]);
  expect(found('105.01', 'EUR', euros)).toMatchObject([{ code: 'expenses.overLimit' }]);
});

test('without a rate to the currency of the policy that is said, and said once', () => {
  const rates = facts.rates.filter(({ toCurrency }) => toCurrency === 'GBP');
  expect(found('1', 'USD', { rates })).toMatchObject([{ code: 'rates.noRate', params: { from: 'USD', to: 'EUR' } }]);
  const euros = { report: { ...facts.report, currency: 'EUR' } };
  expect(found('1', 'USD', { rates, ...euros })).toMatchObject([{ code: 'rates.noRate' }]);
});
