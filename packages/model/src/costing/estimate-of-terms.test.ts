import { expect, test } from 'vitest';
import { type BenefitTerms, termsOf } from '../terms/door.generated.ts';
import { estimateOfTerms } from './estimate-of-terms.rules.ts';

const line = (benefit: string, more: Partial<BenefitTerms> = {}): BenefitTerms => ({
  ...{ benefit, name: benefit, policyBenefit: `of ${benefit}`, amount: '12000', currency: 'EUR', unitType: null },
  ...{ numberOfUnits: null, period: 'YEAR', percentage: null, coveredYears: null, dataVariation: null, variations: [] },
  years: Array.from({ length: 10 }, () => null),
  ...{ calculation: null, flexOption: false, lowerLimit: null, upperLimit: null, tolerance: null, exception: true },
  ...{ include: true, lockInclude: false, employeeCanPost: true },
  ...more,
});
const who = {
  ...{ startDate: '2026-01-01', endDate: '2027-12-31', along: 0, grade: null, hostCountry: 'SG', distance: null },
  ...{ currency: 'EUR', components: [], pay: null, formulas: [] },
};
const at = { ...who, baseDate: '2025-11-01', rates: [], baseCurrency: 'EUR', incomeTax: null, socialSecurity: null };
const grossUp = { method: 'INVERSE', federal: '22', state: '6', local: '3' } as const;

test('a request costs what its policy includes, with draw-down and the tax that the company pays', () => {
  const years = ['100', '75', ...Array.from({ length: 8 }, () => null)];
  const policy = [
    line('Housing', { years }),
    line('Settling in', { amount: '10000', period: 'ONCE' }),
    line('Extra', { include: false }),
  ];
  const taxes = [{ benefit: 'Settling in', isTaxable: true, isGrossedUp: true }];
  const { lines, assumptions } = estimateOfTerms(termsOf({ ...who, policy }), taxes, { ...at, grossUp });
  expect(lines.map(({ kind, year, name, amount }) => `${kind} ${year} ${name} ${amount}`)).toEqual([
    'BENEFIT 1 Housing 12000.00',
    'BENEFIT 2 Housing 9000.00',
    'BENEFIT 1 Settling in 10000.00',
    'GROSS_UP 1 Settling in 4088.48',
  ]);
  expect(assumptions).toEqual([{ says: 'NO_PAY' }]);
});

test('an amount that varies is explained by what holds for this family, not by the record that says another one', () => {
  const four = { id: 'v4', dependsOn: 'FAMILY_SIZE', value: '4', amount: '14400', currency: null, lowerLimit: null };
  const policy = [
    line('Housing', { dataVariation: 'FAMILY_SIZE', variations: [{ ...four, upperLimit: null } as never] }),
  ];
  const { lines } = estimateOfTerms(termsOf({ ...who, along: 3, policy }), [], { ...at, grossUp });
  expect(lines[0]?.amount).toBe('14400.00');
  const said = JSON.stringify(lines[0]?.trace);
  expect(said).toContain('"entity":"policyBenefitVariation","id":"v4"');
  expect(said).not.toContain('"entity":"policyBenefit"');
});
