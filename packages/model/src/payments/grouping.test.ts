import { Exact } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayRelease } from './four-eyes.rules.ts';
import { checkMixture, groupForPayment, type PaymentCandidate } from './grouping.rules.ts';

const report = (id: string, facts: Partial<PaymentCandidate> = {}): PaymentCandidate => ({
  id,
  kind: 'expense',
  payee: 'camille',
  account: 'IBAN:FR76',
  currency: 'EUR',
  amount: '100.00',
  isApproved: true,
  ...facts,
});
const byClerk = { createdBy: 'clerk' };

describe('grouping', () => {
  test('reports of one account and currency are paid together', () => {
    const { groups, leftOut } = groupForPayment(
      [report('a', { amount: '1249.99' }), report('b', { amount: '860.25' })],
      byClerk,
    );
    expect(groups).toMatchObject([{ account: 'IBAN:FR76', currency: 'EUR', total: '2110.24' }]);
    expect(groups[0]?.items.map((item) => item.id)).toEqual(['a', 'b']);
    expect(leftOut).toEqual([]);
  });

  test.each([
    ['accounts', { account: 'IBAN:DE89' }],
    ['currencies', { currency: 'USD' }],
    ['kinds', { kind: 'invoice' }],
    ['payers', { payer: 'Halden' }],
  ] as const)('different %s are never in one group', (_, facts) => {
    expect(groupForPayment([report('a'), report('b', facts)], byClerk).groups).toHaveLength(2);
  });

  test('credit notes are grouped by their reason', () => {
    const credit = (id: string, creditReason: string) => report(id, { kind: 'creditNote', creditReason });
    const { groups } = groupForPayment([credit('a', 'price'), credit('b', 'damage'), credit('c', 'price')], byClerk);
    expect(groups.map((group) => [group.creditReason, group.items.length])).toEqual([
      ['price', 2],
      ['damage', 1],
    ]);
  });

  test.each([
    ['payments.notApproved', { isApproved: false }],
    ['payments.inBatch', { batch: 'b7' }],
    ['payments.onHold', { isOnHold: true, holdReason: 'Tax question' }],
    ['payments.ownPayment', { payee: 'clerk' }],
    ['payments.noBankDetails', { account: '' }],
    ['payments.noBankDetails', { account: null }],
    ['payments.invalidBankDetails', { hasInvalidAccount: true }],
    ['payments.nothingApproved', { amount: '0.00' }],
    ['payments.credit', { amount: '-5.00' }],
  ] as const)('%s is said for what is left out', (code, facts) => {
    const { groups, leftOut } = groupForPayment([report('a', facts)], byClerk);
    expect(groups).toEqual([]);
    expect(leftOut).toMatchObject([{ id: 'a', code }]);
  });

  test('the reason names what the reader needs', () => {
    const { leftOut } = groupForPayment(
      [report('a', { isOnHold: true, holdReason: 'Tax question' }), report('b', { account: '', payeeName: 'Camille' })],
      byClerk,
    );
    expect(leftOut).toEqual([
      { id: 'a', code: 'payments.onHold', params: { reason: 'Tax question' } },
      { id: 'b', code: 'payments.noBankDetails', params: { payee: 'Camille', currency: 'EUR' } },
    ]);
  });

  test('an account changed a moment ago waits for the cooling-off time, not longer', () => {
    const options = { ...byClerk, now: '2026-03-05T12:00:00Z', coolingOffHours: 48 };
    const changedAt = (accountChangedAt: string) => groupForPayment([report('a', { accountChangedAt })], options);
    expect(changedAt('2026-03-03T12:00:01Z').leftOut).toMatchObject([
      { code: 'payments.coolingOff', params: { hours: 48 } },
    ]);
    expect(changedAt('2026-03-03T12:00:00Z').leftOut).toEqual([]);
  });

  test('no mixtures ever, nothing lost, nothing twice, totals right', () => {
    const candidate = fc.record({
      kind: fc.constantFrom('expense' as const, 'invoice' as const, 'creditNote' as const),
      payee: fc.constantFrom('camille', 'diego', 'clerk'),
      account: fc.constantFrom('A', 'B', '', null),
      currency: fc.constantFrom('EUR', 'USD'),
      amount: fc.integer({ min: -100, max: 100_000 }).map((cents) => new Exact(cents).div(100).toFixed(2)),
      payer: fc.constantFrom('Halden', null),
      isApproved: fc.boolean(),
      isOnHold: fc.boolean(),
      creditReason: fc.constantFrom('price', 'damage', null),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 40 }), (facts) => {
        const candidates = facts.map((one, index) => report(`r${index}`, one));
        const { groups, leftOut } = groupForPayment(candidates, byClerk);
        const paid = groups.flatMap((group) => group.items.map((item) => item.id));
        expect([...paid, ...leftOut.map((one) => one.id)].sort()).toEqual(candidates.map((one) => one.id).sort());
        for (const group of groups) {
          expect(checkMixture(group.items)).toEqual([]);
          const total = group.items.reduce((sum, item) => sum.plus(item.amount), new Exact(0));
          expect(total.toFixed(2)).toBe(group.total);
          expect(group.items.every((item) => item.isApproved && !item.isOnHold && item.payee !== 'clerk')).toBe(true);
        }
        const keys = groups.map(({ kind, account, currency, payer, creditReason }) =>
          JSON.stringify([kind, account, currency, payer, creditReason]),
        );
        expect(new Set(keys).size).toBe(groups.length);
      }),
    );
  });
});

describe('mixtures', () => {
  const codes = (...items: PaymentCandidate[]) => checkMixture(items).map((finding) => finding.code);
  const credit = (creditReason: string) => report('c', { kind: 'creditNote', creditReason });

  test('each kind of mixture has its own finding', () => {
    expect(codes(report('a'), report('b'))).toEqual([]);
    expect(codes(report('a'), report('b', { account: 'X' }))).toEqual(['payments.mixedAccounts']);
    expect(codes(report('a'), report('b', { currency: 'USD' }))).toEqual(['payments.differentCurrencies']);
    expect(codes(report('a'), report('b', { payer: 'Halden' }))).toEqual(['payments.differentPayers']);
    expect(codes(report('a', { kind: 'invoice' }), credit('price'))).toEqual(['payments.invoicesWithCredits']);
    expect(codes(report('a'), report('b', { kind: 'invoice' }))).toEqual(['payments.expensesWithInvoices']);
    expect(codes(credit('price'), credit('damage'))).toEqual(['payments.differentCreditReasons']);
  });
});

describe('four eyes', () => {
  const batch = { createdBy: 'clerk', changedBy: 'second', payees: ['camille', 'lead'] };

  test('somebody who neither built the batch nor is paid by it may release it', () => {
    expect(mayRelease(batch, { user: 'other' })).toBeUndefined();
    expect(mayRelease(batch, { user: 'other', actingAs: 'other' })).toBeUndefined();
  });

  test.each([
    ['clerk', 'creator'],
    ['second', 'creator'],
    ['lead', 'payee'],
  ] as const)('%s may not: %s', (user, why) => {
    expect(mayRelease(batch, { user })).toEqual({ ok: false, code: 'payments.sameEyes', params: { why } });
  });

  test('nothing is released while working as somebody else', () => {
    expect(mayRelease(batch, { user: 'other', actingAs: 'lead' })).toMatchObject({ code: 'payments.notWhileActingAs' });
  });
});
