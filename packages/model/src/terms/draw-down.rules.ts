import { currencyDecimals, Exact } from '@homeport/grammar';
import type { BenefitYear } from '../benefits/door.generated.ts';
import { convert, type RateRecord } from '../rates/door.generated.ts';
import type { BenefitPeriod } from './terms-snapshot.ts';

/** Something that took of a benefit: an expense, or a line of an invoice that charges it. */
export interface Taken {
  readonly id: string;
  readonly entity: 'caseExpense' | 'invoiceLine';
  /** yyyy-MM-dd */
  readonly on: string;
  readonly amount: string;
  readonly currency: string;
  /** The benefit that it names; null: the one that its expense item may be claimed under. */
  readonly caseBenefit: string | null;
  readonly expenseItem: string | null;
}
/** A benefit as what was taken is put to it. */
export interface Drawable {
  readonly id: string;
  readonly currency: string;
  readonly period: BenefitPeriod;
  readonly amount: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly years: readonly BenefitYear[];
  /** Expense items that may be claimed under it. */
  readonly expenseItems: readonly string[];
}
/** How far a benefit is used, in its currency. Never below zero; what is beyond is `over`. */
export interface DrawnDown {
  /** All that was taken in the year that counts, or altogether where the benefit is granted once. */
  readonly used: string;
  /** What there is of it in that time; null where nothing is said of it, as by the item. */
  readonly granted: string | null;
  readonly left: string | null;
  readonly over: string;
  /** The year that counts: yyyy-MM-dd from and to; null: all of it. */
  readonly from: string | null;
  readonly to: string | null;
  readonly taken: readonly string[];
  /** How much of what was taken has no rate into the currency, and does not count. */
  readonly withoutRate: number;
}

/**
 * To which benefit each thing counts: the one that it names; else, of those that its expense item may be claimed under and that hold
 * on its day, the one that the fewest items may be claimed under, of equals the first. Each counts once.
 */
export function putToBenefits(taken: readonly Taken[], benefits: readonly Drawable[]): ReadonlyMap<string, Taken[]> {
  const put = new Map<string, Taken[]>(benefits.map(({ id }) => [id, []]));
  for (const one of taken) {
    const to =
      one.caseBenefit ??
      benefits
        .filter((of) => one.expenseItem !== null && of.expenseItems.includes(one.expenseItem) && holdsOn(of, one.on))
        .reduce<Drawable | null>(
          (best, of) => (best === null || of.expenseItems.length < best.expenseItems.length ? of : best),
          null,
        )?.id;
    if (to !== undefined) put.get(to)?.push(one);
  }
  return put;
}
const holdsOn = ({ startsOn, endsOn }: Drawable, day: string): boolean =>
  (startsOn === null || day >= startsOn) && (endsOn === null || day <= endsOn);

/** What is used and left of a benefit on a day: in its year for what comes every year or month, else altogether. */
export function drawnDown(
  of: Drawable,
  taken: readonly Taken[],
  today: string,
  how: { readonly rates: readonly RateRecord[]; readonly baseCurrency: string },
): DrawnDown {
  const year = of.period === 'YEAR' || of.period === 'MONTH' ? yearOn(of.years, today) : undefined;
  const counted = taken.filter(({ on }) => !year || (on >= year.from && on <= year.to));
  const decimals = currencyDecimals(of.currency);
  const amounts = counted.map((one) => {
    if (one.currency === of.currency) return one.amount;
    const found = convert(one.amount, one.currency, of.currency, one.on, how.rates, decimals, how);
    return found.ok ? found.amount : null;
  });
  const used = amounts.reduce((sum, one) => sum.plus(one ?? 0), new Exact(0));
  const granted = grantedIn(of, year);
  const left = granted === null ? null : new Exact(granted).minus(used);
  const text = (value: Exact): string => value.toFixed(decimals);
  return {
    used: text(used),
    granted: granted === null ? null : text(new Exact(granted)),
    left: left === null ? null : text(left.isNegative() ? new Exact(0) : left),
    over: text(left?.isNegative() ? left.neg() : new Exact(0)),
    from: year?.from ?? null,
    to: year?.to ?? null,
    taken: counted.map(({ id }) => id),
    withoutRate: amounts.filter((one) => one === null).length,
  };
}

/** The year of the assignment in which a day is; before it the first, after it the last. */
function yearOn(years: readonly BenefitYear[], day: string): BenefitYear | undefined {
  return years.findLast(({ from }) => from <= day) ?? years[0];
}
function grantedIn({ period, amount, years }: Drawable, year: BenefitYear | undefined): string | null {
  if (period === 'ITEM') return null;
  return year?.amount ?? years[0]?.amount ?? (period === 'ONCE' ? amount : null);
}
