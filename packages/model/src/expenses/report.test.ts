import { Exact } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planEdit, type ReportProgress } from './edit.rules.ts';
import type { ConvertLine, ExpenseLine } from './line.rules.ts';
import { reportTotals } from './totals.rules.ts';

const line = (id: string, submitted: string, facts: Partial<ExpenseLine> = {}): ExpenseLine => ({
  id,
  employee: 'camille',
  date: '2026-03-10',
  submitted,
  currency: 'EUR',
  ...facts,
});

/** Rates of one day into EUR; no rate for BRL. */
const RATES: Record<string, string> = { EUR: '1', SGD: '0.6871', JPY: '0.0061' };
const toEuro: ConvertLine = (amount, { currency }) => {
  const rate = RATES[currency];
  if (!rate) return { ok: false, code: 'rates.noRate', params: { from: currency, to: 'EUR' } };
  return { ok: true, amount: new Exact(amount).times(rate).toFixed(2, Exact.ROUND_HALF_UP) };
};

describe('totals', () => {
  test('EX-22: the three lines make exactly the control total', () => {
    const lines = [line('a', '400.00'), line('b', '350.50'), line('c', '249.50')];
    expect(reportTotals(lines, 'EUR', 2, toEuro)).toMatchObject({ submitted: '1000.00', numberOfEntries: 3 });
  });

  test('each line is rounded once, then summed: the total is the sum of what is shown', () => {
    const lines = [line('a', '10.01', { currency: 'SGD' }), line('b', '10.01', { currency: 'SGD' })];
    const totals = reportTotals(lines, 'EUR', 2, toEuro);
    expect(totals.lines.map((total) => total.submittedConverted)).toEqual(['6.88', '6.88']);
    expect(totals.submitted).toBe('13.76');
  });

  test('submitted and approved stay apart; a partial approval is visible as such', () => {
    const lines = [
      line('whole', '100.00', { approved: '100.00' }),
      line('part', '80.00', { approved: '50.00' }),
      line('none', '20.00', { approved: '0' }),
    ];
    const totals = reportTotals(lines, 'EUR', 2, toEuro);
    expect(totals).toMatchObject({ submitted: '200.00', approved: '150.00', isDecided: true, isPartial: true });
    expect(totals.lines.map((total) => total.decision)).toEqual(['approved', 'partiallyApproved', 'rejected']);
  });

  test('undecided lines count as claimed, not as approved', () => {
    const totals = reportTotals([line('a', '10.00', { approved: '10.00' }), line('b', '5.00')], 'EUR', 2, toEuro);
    expect(totals).toMatchObject({ submitted: '15.00', approved: '10.00', isDecided: false, isPartial: false });
  });

  test('everything rejected is decided and not partial', () => {
    const totals = reportTotals([line('a', '10.00', { approved: '0.00' })], 'EUR', 2, toEuro);
    expect(totals).toMatchObject({ approved: '0.00', isDecided: true, isPartial: false });
  });

  test('currencies are shown apart, and a line without rate is named instead of guessed', () => {
    const lines = [line('a', '10.00'), line('b', '900', { currency: 'JPY' }), line('c', '7.00', { currency: 'BRL' })];
    const totals = reportTotals(lines, 'EUR', 2, toEuro);
    expect(totals.submittedByCurrency).toEqual([
      { currency: 'EUR', amount: '10.00' },
      { currency: 'JPY', amount: '900' },
      { currency: 'BRL', amount: '7.00' },
    ]);
    expect(totals).toMatchObject({ submitted: '15.49', withoutRate: ['c'] });
  });

  test('an empty report is zero and not decided', () => {
    expect(reportTotals([], 'JPY', 0, toEuro)).toMatchObject({ submitted: '0', approved: '0', isDecided: false });
  });

  test('what is approved never exceeds what was submitted, as long as no line does', () => {
    const cents = fc.integer({ min: 1, max: 10_000_000 });
    const anyLine = fc.tuple(cents, cents, fc.constantFrom('EUR', 'SGD')).map(([a, b, currency]) => {
      const [submitted, approved] = [Math.max(a, b), Math.min(a, b)].map((value) =>
        new Exact(value).div(100).toFixed(2),
      );
      return line('any', submitted ?? '0', { approved: approved ?? '0', currency });
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (lines) => {
        const totals = reportTotals(lines, 'EUR', 2, toEuro);
        expect(new Exact(totals.approved).lessThanOrEqualTo(totals.submitted)).toBe(true);
        const shown = totals.lines.reduce((sum, one) => sum.plus(one.submittedConverted ?? 0), new Exact(0));
        expect(shown.toFixed(2)).toBe(totals.submitted);
      }),
    );
  });
});

describe('editing', () => {
  const ids = () => {
    let next = 0;
    return () => `new-${++next}`;
  };
  const report = (progress: ReportProgress) => ({ id: 'r1', progress, lines: [{ id: 'a' }, { id: 'b' }] });

  test('a draft is edited where it is', () => {
    expect(planEdit(report('draft'), ids())).toEqual({ ok: true, kind: 'inPlace' });
  });

  test.each(['submitted', 'rejected'] as const)(
    'a %s report is cancelled and replaced by a linked draft copy',
    (state) => {
      expect(planEdit(report(state), ids())).toEqual({
        ok: true,
        kind: 'replace',
        cancel: { report: 'r1', replacedBy: 'new-1' },
        copy: { id: 'new-1', copyOf: 'r1', progress: 'draft' },
        lines: [
          { id: 'new-2', copyOf: 'a' },
          { id: 'new-3', copyOf: 'b' },
        ],
      });
    },
  );

  test.each(['approved', 'inPayment', 'paid', 'cancelled'] as const)(
    'a report that is %s cannot be edited',
    (progress) => {
      expect(planEdit(report(progress), ids())).toEqual({
        ok: false,
        code: 'expenses.reportClosed',
        params: { progress },
      });
    },
  );
});
