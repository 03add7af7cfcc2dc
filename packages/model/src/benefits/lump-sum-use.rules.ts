import { currencyDecimals, defineRules, Exact, type Refusal } from '@homeport/grammar';
import { convert, type RateRecord, rateRefusals } from '../rates/door.generated.ts';
import { amountLeft } from './amount-left.rules.ts';
import { benefitRefusals as no } from './benefits.refusals.ts';
import { lumpSumUse } from './lump-sum-use.entity.ts';

/** A use as it was entered, in whatever currency. */
export interface EnteredUse {
  readonly amount: string;
  readonly currency: string;
  /** yyyy-MM-dd */
  readonly usedOn: string;
}
/** The lump sum a use is taken from, its other uses, and the rates between all their currencies. */
export interface LumpSumUseFacts extends Readonly<Record<string, unknown>> {
  readonly amount: string;
  readonly currency: string;
  readonly others: readonly EnteredUse[];
  readonly rates: readonly RateRecord[];
  readonly baseCurrency: string;
}
type Conversion = Pick<LumpSumUseFacts, 'currency' | 'rates' | 'baseCurrency'>;

/** What a use takes from a lump sum, in its currency, by the rate of the day it was used; or that there is no rate. */
export const usedAmount = (use: EnteredUse, { currency, rates, baseCurrency }: Conversion) =>
  convert(use.amount, use.currency, currency, use.usedOn, rates, currencyDecimals(currency), { baseCurrency });

/** What uses take together; one without a rate (its rate was deleted since) is left out. */
export const usedAmounts = (uses: readonly EnteredUse[], how: Conversion): string[] =>
  uses.flatMap((use) => {
    const taken = usedAmount(use, how);
    return taken.ok ? [taken.amount] : [];
  });

/** A use counts in whatever currency it was paid, and is never more than is left. */
export const lumpSumUseRules = defineRules<typeof lumpSumUse, LumpSumUseFacts>(lumpSumUse, {
  check: (use, before, facts): Refusal[] => {
    const taken = usedAmount(use, facts);
    if (!taken.ok) return [rateRefusals.noRate(taken.params, 'currency')];
    const { left } = amountLeft(facts.amount, usedAmounts(facts.others, facts), facts.currency);
    const isLess = before !== undefined && before.currency === use.currency && !new Exact(use.amount).gt(before.amount);
    const isOver = new Exact(taken.amount).gt(left) && !isLess;
    return isOver ? [no.overLumpSum({ left, currency: facts.currency }, 'amount')] : [];
  },
});
