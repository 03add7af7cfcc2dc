import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBeforeSubmit, type SubmitFacts } from './before-submit.rules.ts';
import { checkControlTotal } from './control-total.rules.ts';
import { findDuplicates, type KnownExpense } from './duplicate.rules.ts';
import type { ConvertLine, ExpenseLine } from './line.rules.ts';
import { checkApprovedAmount, checkDates, checkReceipt, checkSubmittedAmount } from './line-checks.rules.ts';
import { checkFlexLimits } from './policy-limit.rules.ts';

const dinner: ExpenseLine = {
  id: 'dinner',
  employee: 'camille',
  date: '2026-03-10',
  submitted: '64.20',
  currency: 'EUR',
  isReceiptRequired: true,
  receiptHash: 'a1',
};
const known = (facts: Partial<KnownExpense>): KnownExpense => ({
  ...dinner,
  id: 'other',
  receiptHash: 'b2',
  report: 'march',
  reportState: 'submitted',
  ...facts,
});
const codes = (findings: readonly { code: string }[]) => findings.map((finding) => finding.code);

describe('EX-22 control total', () => {
  test('400.00 + 350.50 + 249.50 are exactly 1,000.00: accepted', () => {
    expect(checkControlTotal('1000.00', '1000.00')).toEqual([]);
  });

  test('one cent more is flagged with the excess', () => {
    const params = { total: '1000.01', controlTotal: '1000.00', excess: '0.01' };
    expect(checkControlTotal('1000.01', '1000.00')).toEqual([
      { code: 'expenses.overControlTotal', severity: 'warn', field: 'controlTotal', params },
    ]);
  });

  test('a tenant may let the flag block; less than the control total and no control total are fine', () => {
    expect(checkControlTotal('1000.01', '1000.00', 'block')).toMatchObject([{ severity: 'block' }]);
    expect(checkControlTotal('999.99', '1000')).toEqual([]);
    for (const none of [undefined, null, '']) expect(checkControlTotal('5', none)).toEqual([]);
  });
});

describe('EX-23 duplicates', () => {
  test('same employee, amount and currency three days apart: warn with link', () => {
    expect(findDuplicates(dinner, [known({ date: '2026-03-13' })])).toEqual([
      {
        code: 'expenses.possibleDuplicate',
        severity: 'warn',
        field: 'amount',
        params: { line: 'dinner', expense: 'other', report: 'march', date: '2026-03-13' },
      },
    ]);
    expect(codes(findDuplicates(dinner, [known({ date: '2026-03-07' })]))).toEqual(['expenses.possibleDuplicate']);
  });

  test.each([
    ['four days apart', { date: '2026-03-14' }],
    ['another employee', { employee: 'diego' }],
    ['another currency', { currency: 'USD' }],
    ['another amount', { submitted: '64.21' }],
    ['a cancelled or rejected report', { reportState: 'void' }],
    ['the line itself', { id: 'dinner' }],
  ] as const)('%s is no duplicate', (_, facts) => {
    expect(findDuplicates(dinner, [known(facts)])).toEqual([]);
  });

  test('the same receipt again: warn; in an approved report: block', () => {
    const again = { receiptHash: 'a1', submitted: '1.00', date: '2025-01-01' };
    expect(findDuplicates(dinner, [known(again)])).toMatchObject([
      { code: 'expenses.sameReceipt', severity: 'warn', params: { expense: 'other', report: 'march' } },
    ]);
    expect(findDuplicates(dinner, [known({ ...again, reportState: 'approved' })])).toMatchObject([
      { code: 'expenses.sameReceiptApproved', severity: 'block' },
    ]);
  });

  test('the receipt of somebody else is found, but tells nothing about them unless the reader may see it', () => {
    const theirs = known({ employee: 'diego', receiptHash: 'a1', reportState: 'approved' });
    expect(findDuplicates(dinner, [theirs])).toMatchObject([{ severity: 'block', params: { line: 'dinner' } }]);
    expect(findDuplicates(dinner, [theirs])[0]?.params).toEqual({ line: 'dinner' });
    expect(findDuplicates(dinner, [theirs], { mayLink: () => true })[0]?.params).toMatchObject({ expense: 'other' });
  });

  test('64.2 and 64.20 are the same amount; two lines without receipt do not share one', () => {
    expect(codes(findDuplicates(dinner, [known({ submitted: '64.2' })]))).toEqual(['expenses.possibleDuplicate']);
    const bare = { ...dinner, receiptHash: null };
    expect(findDuplicates(bare, [known({ receiptHash: null, submitted: '1' })])).toEqual([]);
  });

  test('being a duplicate is mutual', () => {
    const day = fc.integer({ min: 1, max: 12 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`);
    fc.assert(
      fc.property(day, day, fc.constantFrom('5.00', '6.00'), (a, b, amount) => {
        const one = known({ id: 'one', date: a, submitted: amount });
        const two = known({ id: 'two', date: b, submitted: '5' });
        expect(codes(findDuplicates(one, [two]))).toEqual(codes(findDuplicates(two, [one])));
      }),
    );
  });
});

describe('EX-13c flex tolerance', () => {
  const limits = { lower: '3000', upper: '4500', tolerancePercent: '2' };

  test('automatic up to and including 4,590.00', () => {
    expect(checkFlexLimits('4590.00', limits, 2)).toEqual({ decision: 'automatic', ceiling: '4590.00', findings: [] });
    expect(checkFlexLimits('3000', limits, 2).decision).toBe('automatic');
  });

  test('4,590.01 is an exception, said aloud', () => {
    expect(checkFlexLimits('4590.01', limits, 2)).toMatchObject({
      decision: 'exception',
      findings: [{ code: 'expenses.overLimit', params: { amount: '4590.01', limit: '4590.00' } }],
    });
  });

  test('under the lower limit is an exception too, the tolerance does not help', () => {
    expect(codes(checkFlexLimits('2999.99', limits, 2).findings)).toEqual(['expenses.underLimit']);
  });

  test('the ceiling is cut to the minor unit, never rounded up; without limits everything is automatic', () => {
    expect(checkFlexLimits('1', { upper: '333.33', tolerancePercent: '1.5' }, 2).ceiling).toBe('338.32');
    expect(checkFlexLimits('999999', {}, 2)).toEqual({ decision: 'automatic', findings: [] });
  });
});

describe('one line', () => {
  test('a required receipt must be present, an optional one need not be', () => {
    const without = { ...dinner, receiptHash: null };
    expect(checkReceipt(without)).toMatchObject([{ code: 'expenses.missingReceipt', severity: 'block' }]);
    expect(checkReceipt({ ...without, isReceiptRequired: false })).toEqual([]);
    expect(checkReceipt(dinner)).toEqual([]);
  });

  test('a to-date must be after the from-date', () => {
    const until = (toDate: string | null) => codes(checkDates({ ...dinner, toDate }, '2026-03-31'));
    expect(until('2026-03-11')).toEqual([]);
    expect(until(null)).toEqual([]);
    expect(until('2026-03-10')).toEqual(['expenses.toDateBeforeFrom']);
    expect(until('2026-03-09')).toEqual(['expenses.toDateBeforeFrom']);
  });

  test('a date that has begun nowhere is refused; the next one in UTC has, east of it', () => {
    expect(checkDates(dinner, '2026-03-08')).toMatchObject([
      { code: 'expenses.dateInFuture', severity: 'block', field: 'date' },
    ]);
    expect(checkDates(dinner, '2026-03-09')).toEqual([]);
    expect(checkDates(dinner, '2026-03-10')).toEqual([]);
  });

  test('an expense may be older than the policy likes, but it is shown', () => {
    expect(checkDates(dinner, '2026-06-08', 90)).toEqual([]);
    expect(checkDates(dinner, '2026-06-09', 90)).toMatchObject([{ code: 'expenses.tooOld', params: { days: 90 } }]);
  });

  test('amounts are above zero and fit their currency', () => {
    const amount = (submitted: string, decimals: number) =>
      codes(checkSubmittedAmount({ ...dinner, submitted }, decimals));
    expect(amount('0', 2)).toEqual(['expenses.amountNotPositive']);
    expect(amount('-5', 2)).toEqual(['expenses.amountNotPositive']);
    expect(amount('12.345', 2)).toEqual(['expenses.amountTooPrecise']);
    expect(amount('12.345', 3)).toEqual([]);
    expect(amount('1200.00', 0)).toEqual([]);
  });

  test('nobody approves more than was submitted, or less than nothing', () => {
    const approve = (approved: string | null) => codes(checkApprovedAmount({ ...dinner, approved }, 2));
    expect(approve('64.20')).toEqual([]);
    expect(approve(null)).toEqual([]);
    expect(approve('64.21')).toEqual(['expenses.approvedOverSubmitted']);
    expect(approve('-0.01')).toEqual(['expenses.approvedNothing']);
    expect(approve('0.00')).toEqual(['expenses.approvedNothing']);
    expect(approve('64.199')).toEqual(['expenses.amountTooPrecise']);
  });
});

describe('before submitting', () => {
  const oneToOne: ConvertLine = (amount, { currency }) =>
    currency === 'BRL' ? { ok: false, code: 'rates.noRate', params: { from: 'BRL', to: 'EUR' } } : { ok: true, amount };
  const facts: SubmitFacts = { today: '2026-03-31', decimalsOf: () => 2, convert: oneToOne, known: [] };
  const report = { id: 'april', description: 'March trip', currency: 'EUR', controlTotal: '64.20', lines: [dinner] };

  test('a sound report has nothing to say', () => {
    expect(checkBeforeSubmit(report, facts)).toEqual([]);
  });

  test('description and items are required', () => {
    const empty = { ...report, description: '  ', lines: [] };
    expect(codes(checkBeforeSubmit(empty, facts))).toEqual(['expenses.descriptionRequired', 'expenses.noItems']);
  });

  test('everything that is wrong is said at once, each finding with its line', () => {
    const lines = [
      { ...dinner, receiptHash: null },
      { ...dinner, id: 'copy', receiptHash: null, isReceiptRequired: false, date: '2026-03-12' },
      { ...dinner, id: 'far', currency: 'BRL', toDate: '2026-01-01', submitted: '5000' },
    ];
    const limitsOf = (line: ExpenseLine) => (line.id === 'far' ? { upper: '100' } : undefined);
    const found = checkBeforeSubmit({ ...report, lines }, { ...facts, limitsOf });
    expect(found.map(({ code, params }) => [code, params?.line])).toEqual([
      ['expenses.missingReceipt', 'dinner'],
      ['expenses.possibleDuplicate', 'copy'],
      ['expenses.toDateBeforeFrom', 'far'],
      ['rates.noRate', 'far'],
      ['expenses.overLimit', 'far'],
      ['expenses.overControlTotal', undefined],
    ]);
    expect(found.find(({ code }) => code === 'expenses.overLimit')?.params).toMatchObject({
      limit: '100.00',
      currency: 'BRL',
    });
    expect(found.find(({ code }) => code === 'rates.noRate')?.params).toEqual({ from: 'BRL', to: 'EUR', line: 'far' });
  });

  test('other reports are compared, an older state of this one is not', () => {
    const stored = known({ report: 'april' });
    const elsewhere = known({ id: 'elsewhere', report: 'february' });
    const found = checkBeforeSubmit(report, { ...facts, known: [stored, elsewhere] });
    expect(found.map(({ params }) => params?.expense)).toEqual(['elsewhere']);
  });
});
