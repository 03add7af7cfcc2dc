import { currencyDecimals, defineRules, Exact } from '@homeport/grammar';
import { balanceSheet } from './balance-sheet.entity.ts';

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
}

/** Reserve, cost of living allowance and net, each rounded half up once, to the decimals of the currency; the net is the sum of what is shown. */
export function balanceOf(given: BalanceAmounts): { reserve: string; costOfLiving: string; net: string } {
  const kept = new Exact(given.baseSalary).minus(given.hypotheticalTax).minus(given.housingNorm);
  const exact = new Exact(given.spendable).times(new Exact(given.index).minus(100)).div(100);
  const decimals = currencyDecimals(given.currency);
  const costOfLiving = (given.neverNegative && exact.isNegative() ? new Exact(0) : exact).toDecimalPlaces(
    decimals,
    Exact.ROUND_HALF_UP,
  );
  const rounded = (amount: Exact): string => amount.toDecimalPlaces(decimals, Exact.ROUND_HALF_UP).toFixed(decimals);
  return {
    reserve: rounded(kept.minus(given.spendable)),
    costOfLiving: rounded(costOfLiving),
    net: rounded(kept.plus(costOfLiving).plus(given.premiums ?? 0)),
  };
}

export const balanceSheetRules = defineRules(balanceSheet, { derive: balanceOf });
