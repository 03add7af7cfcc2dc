import { type Calculated, formulaOf, type NamedNode, replay, type Trace } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { lumpSumLeft, lumpSumOver, lumpSumUsed, pointsPayout } from '@homeport/model/benefits';
import { balanceNet, balanceReserve, costOfLivingAllowance } from '@homeport/model/cases';
import { combinedMarginalRate, grossOfNet, limitCeiling, reportTotal, taxOnTop } from '@homeport/model/expenses';
import { hypoWithheld, paybackOn, paybackPaid, taxCompanyCost, taxSettled } from '@homeport/model/payroll';
import { conversion } from '@homeport/model/rates';
import { benefitAmount, benefitByIndex, benefitShare, benefitYear, partOfPeriod } from '@homeport/model/terms';
import { describe, expect, test } from 'vitest';

/** The worked examples of the trade: what each calculation comes to, and how it says so. */
const usd = (value: string | null) => ({ value, currency: 'USD' });
const eur = (value: string) => ({ value, currency: 'EUR' });
const rate = (value: string, of: string, per: string) => ({ value, unit: { kind: 'rate', of, per } }) as const;
const decimals = { decimals: 2 };

const kept = { baseSalary: usd('100000'), hypotheticalTax: usd('20000'), housingNorm: usd('15000') };
const living = (index: string, neverNegative = true) =>
  costOfLivingAllowance.run({ spendable: usd('40000'), index, neverNegative, byBands: false });
const gross = grossOfNet.run({ net: eur('10000'), rate: '29.02' }, decimals);

const taxes = {
  ...{ finalHypo: usd('21350'), withheldHypo: usd('20000'), actualTax: usd('15000'), isProtected: false },
  ...{ homeTax: usd('3000'), hostTax: usd('41500') },
};
const agreed = {
  ...{ startsOn: '2026-01-01', months: 24, method: 'MONTHS' as const, paid: '18000', currency: 'EUR' },
  ...{ firstYear: null, secondYear: null, thirdYear: null },
};

const examples: readonly (readonly [string, Calculated, string, string])[] = [
  ['EX-01 cost of living', living('130'), '12000.00', 'greatest(40000 × (130 − 100) ÷ 100; 0)'],
  [
    'EX-01 reserve',
    balanceReserve.run({ ...kept, spendable: usd('40000') }),
    '25000.00',
    '100000 − 20000 − 15000 − 40000',
  ],
  [
    'EX-01 net',
    balanceNet.run({ ...kept, costOfLiving: living('130'), premiums: usd('10000') }),
    '87000.00',
    '100000 − 20000 − 15000 + 12000.00 + 10000',
  ],
  ['EX-02 index after a change of rate', living('146.25'), '18500.00', 'greatest(40000 × (146.25 − 100) ÷ 100; 0)'],
  ['EX-03 floor', living('92'), '0.00', 'greatest(40000 × (92 − 100) ÷ 100; 0)'],
  ['EX-03 without a floor', living('92', false), '-3200.00', '40000 × (92 − 100) ÷ 100'],
  ['EX-09 inverse', gross, '14088.48', '10000 ÷ (1 − 29.02%)'],
  ['EX-09 gross-up', taxOnTop.run({ gross, net: eur('10000') }, decimals), '4088.48', '14088.48 − 10000'],
  [
    'EX-10 combined rate',
    combinedMarginalRate.run({ federalTax: '22', stateTax: '6', localTax: '3' }),
    '29.02',
    '22% + (1 − 22%) × 6% + (1 − 22%) × 3%',
  ],
  [
    'EX-11 withholding allowance, exact',
    taxOnTop.run({ gross: grossOfNet.run({ net: usd('10000'), rate: '22' }, decimals), net: usd('10000') }, decimals),
    '2820.51',
    '12820.51 − 10000',
  ],
  [
    'a lump sum of 8,500 net at 40 %',
    grossOfNet.run({ net: eur('8500'), rate: '40' }, decimals),
    '14166.67',
    '8500 ÷ (1 − 40%)',
  ],
  [
    'EX-07 withheld',
    hypoWithheld.run({ withheld: [usd('10000'), usd('10000')] }, { currency: 'USD' }),
    '20000.00',
    '10000 + 10000',
  ],
  ['EX-07 equalisation', taxSettled.run(taxes), '1350.00', '21350 − 20000'],
  ['EX-07 cost of the company', taxCompanyCost.run(taxes), '23150.00', '3000 + 41500 − 21350'],
  [
    'EX-08 protection',
    taxSettled.run({ ...taxes, withheldHypo: usd('21350'), isProtected: true }),
    '-6350.00',
    'least(21350; 15000) − 21350',
  ],
  ['EX-13 payback', paybackOn(agreed, '2026-09-30'), '11250.00', '18000 × greatest(24 − 9; 0) ÷ 24'],
  [
    'what was paid',
    paybackPaid.run({ part: [eur('6000'), eur('12000')] }, { currency: 'EUR' }),
    '18000.00',
    '6000 + 12000',
  ],
  [
    'EX-13b points',
    pointsPayout.run({ left: 20, most: 50, perPoint: rate('25', 'EUR', 'points') }),
    '500.00',
    '25 × least(20; 50)',
  ],
  ['EX-13c ceiling', limitCeiling.run({ upper: eur('4500'), tolerance: '2' }, decimals), '4590.00', '4500 × (1 + 2%)'],
  [
    'EX-21 through a third currency',
    conversion.run(
      {
        amount: { value: '3600', currency: 'CNY' },
        along: [rate('0.90', 'EUR', 'USD')],
        against: [rate('7.20', 'CNY', 'USD')],
      },
      decimals,
    ),
    '450.00',
    '3600 × 0.90 ÷ 7.20',
  ],
  [
    'EX-22 control total',
    reportTotal.run({ lines: ['400.00', '350.50', '249.50'].map(eur) }, { currency: 'EUR', decimals: 2 }),
    '1000.00',
    '400.00 + 350.50 + 249.50',
  ],
  [
    'what uses leave of a lump sum',
    lumpSumLeft.run({ amount: eur('8000'), uses: [eur('1200.50')] }, { currency: 'EUR' }),
    '6799.50',
    'greatest(8000 − 1200.5; 0)',
  ],
  [
    'a lump sum that is overspent',
    lumpSumOver.run({ amount: eur('100'), uses: [eur('90'), eur('60')] }, { currency: 'EUR' }),
    '50.00',
    'greatest(150 − 100; 0)',
  ],
  [
    'what a policy says of a benefit',
    benefitAmount.run(
      { amount: eur('80'), units: '30', percentage: '50', floor: eur('0'), cap: eur('1000') },
      { hasFloor: false, hasCap: true },
    ),
    '1000.00',
    'least(80 × 30 × 50%; 1000)',
  ],
  [
    'a share of pay, by the month',
    benefitShare.run({ base: usd('90000'), share: '10', periods: '12' }),
    '750',
    '90000 × 10% ÷ 12',
  ],
  [
    'EX-01 cost of living as a benefit',
    benefitByIndex.run({ base: usd('40000'), index: '130', periods: '1' }),
    '12000',
    '40000 × (130 − 100) ÷ 100 ÷ 1',
  ],
  [
    'EX-06 proration',
    partOfPeriod.run({ amount: eur('3100'), before: '9', upTo: '31', all: '31' }),
    '2200.00',
    '3100 × 31 ÷ 31 − 3100 × 9 ÷ 31',
  ],
  [
    'EX-05 third year',
    benefitYear.run({ parts: [eur('12000')], share: '75' }, { currency: 'EUR' }),
    '9000.00',
    '12000 × 75%',
  ],
  ['a lump sum that nobody used', lumpSumUsed.run({ uses: [] }, { currency: 'JPY' }), '0', '0'],
];

const words = {
  part: (node: NamedNode) =>
    node.is === 'withheld' ? '?' : node.unit.kind === 'percent' ? `${node.value}%` : node.value,
  number: String,
  least: (parts: readonly string[]) => `least(${parts.join('; ')})`,
  greatest: (parts: readonly string[]) => `greatest(${parts.join('; ')})`,
};

describe.each(examples)('%s', (_name, { value, trace }, expected, formula) => {
  test('comes to its amount, says how, and comes to it again from its trace', () => {
    expect([value, trace.result.value]).toEqual([expected, expected]);
    expect(formulaOf(trace.result, words)).toBe(formula);
    expect(replay(JSON.parse(JSON.stringify(trace)) as Trace)).toMatchObject({ value, trace });
    expect(catalogue.calculations.map(({ name }) => name)).toContain(trace.calculation);
  });
});
