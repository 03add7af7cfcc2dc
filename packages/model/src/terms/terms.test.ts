import { currencyDecimals, Exact } from '@homeport/grammar';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { yearsOf } from './benefit-years.rules.ts';
import { termsOf } from './terms.rules.ts';
import type { BenefitTerms, CalculationTerms, ComponentTerms, TermsSnapshot } from './terms-snapshot.ts';

/** What somebody is entitled to, by the worked examples of the trade and by laws that hold for all amounts. */
const noYears = Array.from({ length: 10 }, () => null);
const terms = (more: Partial<BenefitTerms> = {}): BenefitTerms => ({
  benefit: 'b1',
  name: 'Housing',
  policyBenefit: 'p1',
  amount: '3000',
  currency: 'EUR',
  unitType: null,
  numberOfUnits: null,
  period: 'MONTH',
  percentage: null,
  coveredYears: null,
  years: noYears,
  dataVariation: null,
  variations: [],
  calculation: null,
  flexOption: false,
  lowerLimit: null,
  upperLimit: null,
  tolerance: null,
  exception: true,
  include: true,
  lockInclude: false,
  employeeCanPost: true,
  ...more,
});
const of = (policy: readonly BenefitTerms[], more: Partial<TermsSnapshot> = {}): TermsSnapshot => ({
  startDate: '2026-01-01',
  endDate: '2030-12-31',
  along: 0,
  grade: 'L3',
  hostCountry: 'SG',
  distance: null,
  currency: 'EUR',
  policy,
  components: [],
  pay: null,
  formulas: [],
  ...more,
});
const variation = (
  dependsOn: 'GRADE' | 'FAMILY_SIZE' | 'HOST_COUNTRY' | 'DISTANCE',
  value: string,
  amount: string,
) => ({
  id: value,
  dependsOn,
  value,
  amount,
  currency: 'EUR',
  lowerLimit: null,
  upperLimit: null,
});
const calculation = (more: Partial<CalculationTerms>): CalculationTerms => ({
  code: 'C',
  name: 'By calculation',
  method: 'FIXED',
  base: null,
  percentage: null,
  factor: null,
  formula: null,
  floor: null,
  cap: null,
  proration: 'CALENDAR',
  decimals: 2,
  ...more,
});
const amountOf = (one: BenefitTerms, more: Partial<TermsSnapshot> = {}) => termsOf(of([one], more))[0]?.amount;
const yearly = (amount: string, more: Partial<BenefitTerms>, when: Partial<TermsSnapshot> = {}) =>
  termsOf(of([terms({ period: 'YEAR', amount, ...more })], when))[0]?.years.map((one) => one.amount);

describe('year by year', () => {
  const drawDown = ['100', '100', '75', '50', '25', null, null, null, null, null];
  test('EX-05: 12,000 drawn down over five years', () => {
    expect(yearly('12000', { years: drawDown })).toEqual(['12000.00', '12000.00', '9000.00', '6000.00', '3000.00']);
  });
  test('a year of which nothing is said gets nothing where others are said, and all of it where none is', () => {
    const longer = { endDate: '2031-12-31' };
    expect(yearly('12000', { years: drawDown }, longer)?.at(5)).toBe('0.00');
    expect(yearly('12000', {}, longer)?.at(5)).toBe('12000.00');
  });
  test('after the covered years it is over, and says why', () => {
    const [granted] = termsOf(of([terms({ period: 'YEAR', coveredYears: 2 })]));
    expect([granted?.endsOn, granted?.years.length, granted?.reasons]).toEqual([
      '2027-12-31',
      2,
      [{ because: 'COVERED', years: 2 }],
    ]);
  });
  test('EX-06: 3,100 a month from 10 March on is 2,200 in March', () => {
    const [first] = yearsOf(
      terms(),
      { value: '3100', currency: 'EUR' },
      { ...of([]), startDate: '2026-03-10', endDate: '2026-03-31' },
    );
    expect(first?.amount).toBe('2200.00');
  });
  test('months of 30 days, working days and whole months are other switches', () => {
    const march = { ...of([]), startDate: '2026-03-10', endDate: '2026-03-31' };
    const by = (proration: CalculationTerms['proration']) =>
      yearsOf(terms(), { value: '3100', currency: 'EUR' }, march, proration)[0]?.amount;
    expect([by('THIRTY'), by('WORKING'), by('NONE')]).toEqual(['2170.00', '2254.55', '3100.00']);
  });
  test('what is granted once is one line, and by the item none', () => {
    expect(termsOf(of([terms({ period: 'ONCE' })]))[0]?.years).toEqual([
      { year: 1, from: '2026-01-01', to: '2030-12-31', share: '100', amount: '3000.00' },
    ]);
    expect(termsOf(of([terms({ period: 'ITEM' })]))[0]?.years).toEqual([]);
  });
  test('with an open end there are the years of which something is said', () => {
    expect(yearly('12000', { years: drawDown }, { endDate: null })).toHaveLength(5);
    expect(yearly('12000', {}, { endDate: null })).toEqual([]);
  });
});

describe('the amount', () => {
  test('is for the grade, the family, the country or the distance, the narrowest range first', () => {
    const variations = [variation('FAMILY_SIZE', '1', '3900'), variation('FAMILY_SIZE', '2–9', '4800')];
    const family = terms({ dataVariation: 'FAMILY_SIZE', variations });
    expect([amountOf(family), amountOf(family, { along: 2 })]).toEqual(['3900.00', '4800.00']);
    const far = [variation('DISTANCE', '0–5000', '100'), variation('DISTANCE', '500–1500', '200')];
    const byWay = terms({ dataVariation: 'DISTANCE', variations: far });
    expect([amountOf(byWay, { distance: '800' }), amountOf(byWay, { distance: '4000' }), amountOf(byWay)]).toEqual([
      '200.00',
      '100.00',
      '3000.00',
    ]);
  });
  test('says for whom it is', () => {
    const graded = terms({ dataVariation: 'GRADE', variations: [variation('GRADE', 'l3', '5000')] });
    expect(termsOf(of([graded]))[0]?.reasons).toEqual([{ because: 'VARIES', by: 'GRADE', value: 'l3' }]);
  });
  test('is for each unit, person or kilometre, and a percentage of it', () => {
    expect(amountOf(terms({ amount: '80', unitType: 'NIGHT', numberOfUnits: 30, percentage: '50' }))).toBe('1200.00');
    expect(amountOf(terms({ amount: '900', unitType: 'PERSON' }), { along: 3 })).toBe('3600.00');
    expect(amountOf(terms({ amount: '0.35', unitType: 'KM' }), { distance: '1033' })).toBe('361.55');
  });
  test('stays within the bounds of its calculation', () => {
    expect(amountOf(terms({ amount: '100', calculation: calculation({ floor: '250' }) }))).toBe('250.00');
    expect(amountOf(terms({ amount: '900', calculation: calculation({ cap: '400' }) }))).toBe('400.00');
  });
  test('has the decimals of its currency', () => {
    const in_ = (currency: string) => amountOf(terms({ amount: '100', percentage: '33.3335', currency }));
    expect(['JPY', 'EUR', 'KWD', 'CLF'].map(in_)).toEqual(['33', '33.33', '33.334', '33.3335']);
  });
});

describe('what is worked out from pay', () => {
  const pay = {
    currency: 'EUR',
    baseSalary: '90000',
    spendable: '40000',
    housingNorm: '15000',
    index: '130',
    sheet: null,
    source: null,
  };
  const share = terms({ calculation: calculation({ method: 'PERCENT', base: 'BASE_SALARY', percentage: '10' }) });
  test('is kept apart from amounts that everybody reads', () => {
    const [granted] = termsOf(of([share], { pay }));
    expect([granted?.amount, granted?.payAmount, granted?.years]).toEqual([null, '750.00', []]);
    const [living] = termsOf(
      of([terms({ period: 'YEAR', calculation: calculation({ method: 'INDEX', base: 'SPENDABLE' }) })], { pay }),
    );
    expect(living?.payAmount).toBe('12000.00');
  });
  test('is the plain amount until pay is known, and says so', () => {
    const [granted] = termsOf(of([share]));
    expect([granted?.amount, granted?.payAmount, granted?.reasons]).toEqual([
      '3000.00',
      null,
      [{ because: 'WAITS', name: 'By calculation' }],
    ]);
  });
  test('follows a formula of the company over the balance sheet, and leads into it', () => {
    const sheet = { ...pay, sheet: { hostHousing: '40000', housingNorm: '15000' } };
    const formula = 'round(max(hostHousing − housingNorm, 0))';
    const one = terms({ period: 'YEAR', calculation: calculation({ method: 'FORMULA', formula }) });
    const [granted] = termsOf(of([one], { pay: sheet }));
    expect(granted?.payAmount).toBe('25000.00');
    expect(JSON.stringify(granted?.trace)).toContain(formula);
    expect(termsOf(of([one], { pay }))[0]?.reasons).toEqual([{ because: 'WAITS', name: 'By calculation' }]);
  });
});

describe('a package', () => {
  const component = (more: Partial<ComponentTerms>): ComponentTerms => ({
    terms: terms(),
    amount: null,
    currency: null,
    include: true,
    lockInclude: false,
    perFamilyMember: false,
    ...more,
  });
  test('says how much of what the policy grants as well, and whether it can be taken out', () => {
    const [granted] = termsOf(
      of([terms({ include: false })], { components: [component({ amount: '500', lockInclude: true })] }),
    );
    expect([granted?.amount, granted?.grantedBy, granted?.isIncluded, granted?.isLocked]).toEqual([
      '500.00',
      'PACKAGE',
      true,
      true,
    ]);
  });
  test('grants for each member who moves along, and nothing where nobody does', () => {
    const perMember = { components: [component({ amount: '500', perFamilyMember: true })] };
    expect(termsOf(of([], { ...perMember, along: 3 }))[0]?.amount).toBe('1500.00');
    expect(termsOf(of([], perMember))).toEqual([]);
  });
  test('without any currency it is not granted', () => {
    expect(termsOf(of([terms({ currency: null })], { currency: null }))).toEqual([]);
  });
});

describe('for all amounts', () => {
  const currency = fc.constantFrom('JPY', 'EUR', 'KWD', 'CLF');
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const day = (offset: number) => Temporal.PlainDate.from('2026-01-01').add({ days: offset }).toString();
  test('a span that is cut in two is worth what it is worth whole, to the last minor unit', () => {
    fc.assert(
      fc.property(
        amount,
        currency,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        (units, code, from, length) => {
          const value = new Exact(units).div(new Exact(10).pow(currencyDecimals(code))).toFixed(currencyDecimals(code));
          const cut = from + Math.floor(length / 2);
          const worth = (startDate: string, endDate: string) =>
            yearsOf(terms(), { value, currency: code }, { ...of([]), startDate, endDate }).reduce(
              (sum, one) => sum.plus(one.amount),
              new Exact(0),
            );
          const whole = worth(day(from), day(from + length));
          const parts = worth(day(from), day(cut)).plus(worth(day(cut + 1), day(from + length)));
          expect(parts.toFixed()).toBe(whole.toFixed());
        },
      ),
    );
  });
  test('more of it, for longer, or for a larger share is never less', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 30, max: 1500 }),
        (a, b, share, length) => {
          const total = (value: number, percent: number, days: number) =>
            yearsOf(
              terms({ period: 'YEAR', years: noYears.map(() => String(percent)) }),
              { value: String(value), currency: 'EUR' },
              { ...of([]), endDate: day(days) },
            ).reduce((sum, one) => sum.plus(one.amount), new Exact(0));
          const [less, more] = a < b ? [a, b] : [b, a];
          const least = total(less, share, length);
          expect(total(more, share, length).gte(least)).toBe(true);
          expect(total(less, 100, length).gte(least)).toBe(true);
          expect(total(less, share, length + 90).gte(least)).toBe(true);
        },
      ),
    );
  });
});
