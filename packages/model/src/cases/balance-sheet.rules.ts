import { calculatedOn, decimal, defineCalculation, defineRules, greatest, money, yesNo } from '@homeport/grammar';
import { balanceSheet } from './balance-sheet.entity.ts';

const kept = {
  baseSalary: money('Base salary a year'),
  hypotheticalTax: money('Hypothetical tax'),
  housingNorm: money('Housing norm'),
} as const;

/** What keeps the home purchasing power for goods and services in the host country (EX-01 to EX-03); by index bands of five (EX-04). */
export const costOfLivingAllowance = defineCalculation({
  name: 'costOfLivingAllowance',
  source:
    'Spendable income × (index − 100) ÷ 100; by bands × 5 % for every five that the index lies above 98, from 103 on (US State Department)',
  inputs: {
    spendable: money('Spendable income'),
    index: decimal('Cost of living index'),
    neverNegative: yesNo('Never below zero'),
    byBands: yesNo('By index bands'),
  },
  result: money('Cost of living allowance'),
  work: ({ spendable, index, neverNegative, byBands }) => {
    if (byBands) {
      // A band is named by its middle: 158 to 162.99 pays 60 %.
      const bands = greatest(index.minus(belowBands), 0).dividedBy(widthOfBand).rounded(0, 'down');
      return spendable.times(bands.times(widthOfBand)).dividedBy(100).rounded();
    }
    const exact = spendable.times(index.minus(100)).dividedBy(100);
    return (neverNegative ? greatest(exact, 0) : exact).rounded();
  },
});

const belowBands = 98;
const widthOfBand = 5;

/** What the home abroad costs the company more than the norm that is taken off the pay. */
export const housingDifferential = defineCalculation({
  name: 'housingDifferential',
  source: 'Host housing less the housing norm',
  inputs: { hostHousing: money('Host housing paid by the company'), housingNorm: money('Housing norm') },
  result: money('Housing differential'),
  work: ({ hostHousing, housingNorm }) => hostHousing.minus(housingNorm).rounded(),
});

/** What is saved of the home salary. */
export const balanceReserve = defineCalculation({
  name: 'balanceReserve',
  source: 'What tax, housing and spending leave of the home salary',
  inputs: { ...kept, spendable: money('Spendable income') },
  result: money('Reserve'),
  work: ({ baseSalary, hypotheticalTax, housingNorm, spendable }) =>
    baseSalary.minus(hypotheticalTax, housingNorm, spendable).rounded(),
});

/** What is paid; the sum of what is shown. */
export const balanceNet = defineCalculation({
  name: 'balanceNet',
  source: 'Home salary less tax and housing norm, and what is paid on top of it',
  inputs: { ...kept, costOfLiving: money('Cost of living allowance'), premiums: money('Premiums') },
  result: money('Net'),
  work: ({ baseSalary, hypotheticalTax, housingNorm, costOfLiving, premiums }) =>
    baseSalary.minus(hypotheticalTax, housingNorm).plus(costOfLiving, premiums).rounded(),
});

/** Amounts of a balance sheet, in one currency, major units. */
export interface BalanceAmounts {
  readonly currency: string;
  readonly baseSalary: string;
  readonly hypotheticalTax: string;
  readonly housingNorm: string;
  readonly spendable: string;
  readonly index: string;
  readonly neverNegative: boolean | null;
  readonly premiums: string | null;
  readonly byBands?: boolean | null;
  readonly hostHousing?: string | null;
}

/** Reserve, cost of living allowance, housing differential and net, each rounded half up once, to the decimals of the currency. */
export function balanceOf(given: BalanceAmounts): {
  reserve: string;
  costOfLiving: string;
  housingDifferential: string | null;
  net: string;
} {
  const costOfLiving = calculatedOn(balanceSheet, costOfLivingAllowance, { ...given }).value;
  return {
    reserve: calculatedOn(balanceSheet, balanceReserve, { ...given }).value,
    costOfLiving,
    // Without a home that the company rents there is nothing to compare.
    housingDifferential:
      (given.hostHousing ?? null) === null ? null : calculatedOn(balanceSheet, housingDifferential, { ...given }).value,
    net: calculatedOn(balanceSheet, balanceNet, { ...given, costOfLiving }).value,
  };
}

export const balanceSheetRules = defineRules(balanceSheet, { derive: balanceOf });
