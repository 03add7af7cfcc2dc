import { currencyDecimals, defineCalculation, Exact, many, money, sum, type Trace, whole } from '@homeport/grammar';
import { convert, type RateRecord } from '../rates/door.generated.ts';
import type { EstimateKind } from './estimate-snapshot.ts';

/** What is earned of an estimate by now and not posted yet (EX-24: of 240,000 over 24 months, 70,000 after 7 of them; 62,500 posted, 7,500 to accrue). */
export const accrualToDate = defineCalculation({
  name: 'accrualToDate',
  source: 'Straight line: what is estimated × the months that are over ÷ all months, less what is posted (EX-24)',
  inputs: {
    estimated: money('Estimated'),
    months: whole('Months', { unit: 'months' }),
    monthsOver: whole('Months that are over', { unit: 'months' }),
    posted: money('Posted'),
  },
  steps: { earned: money('Earned by now') },
  result: money('To accrue'),
  work: ({ estimated, months, monthsOver, posted }, steps) =>
    steps.earned(estimated.times(monthsOver).dividedBy(months)).minus(posted).rounded(),
});

/** What is left of an estimate: below zero more was spent, or is bound to be. */
export const leftOfEstimate = defineCalculation({
  name: 'leftOfEstimate',
  source: 'What is estimated, less what was spent and what is bound to be',
  inputs: { estimated: money('Estimated'), actual: many(money('Spent')), committed: many(money('Bound to be')) },
  result: money('Left of the estimate'),
  work: ({ estimated, actual, committed }, _, { currency }: { readonly currency: string }) => {
    const unit = { kind: 'money', currency } as const;
    return estimated.minus(sum(actual, unit)).minus(sum(committed, unit)).rounded(currencyDecimals(currency));
  },
});

/** What an approved estimate says of a thing, over all years. Amounts in the currency of the estimate. */
export interface EstimatedThing {
  /** Of something else the estimate has no kind. */
  readonly kind: EstimateKind | 'TAX' | 'FEE' | 'OTHER';
  readonly benefit: string | null;
  readonly name: string | null;
  readonly amount: string;
  readonly isPay: boolean;
}
/** One thing that was spent, or is bound to be, in its own currency, on a day (yyyy-MM-dd). */
export interface SpentItem extends EstimatedThing {
  readonly is: 'ACTUAL' | 'COMMITTED';
  readonly currency: string;
  readonly on: string;
  readonly source: { readonly entity: string; readonly id: string };
}
/** Everything that actual is held against estimate with. */
export interface ActualsSnapshot {
  /** The currency of the estimate. */
  readonly currency: string;
  readonly estimated: readonly EstimatedThing[];
  readonly spent: readonly SpentItem[];
  readonly rates: readonly RateRecord[];
  readonly baseCurrency: string;
  /** Months of the assignment, and how many of them are over; null while its end is open. */
  readonly months: number | null;
  readonly monthsOver: number;
}
/** A thing with what was estimated, spent, bound to be and is left of it; `accrual` is null where its months are not known. */
export interface ActualRow extends Pick<EstimatedThing, 'kind' | 'name' | 'isPay'> {
  readonly estimated: string;
  readonly actual: string;
  readonly committed: string;
  readonly left: string;
  readonly trace: Trace;
  readonly accrual: string | null;
  readonly accrualTrace: Trace | null;
}
export interface Actuals {
  readonly rows: readonly ActualRow[];
  /** Records that have no rate into the currency of the estimate: they are not counted. */
  readonly withoutRate: readonly SpentItem['source'][];
}

const keyOf = ({ kind, benefit, name, isPay }: EstimatedThing): string =>
  JSON.stringify([kind, benefit ?? name, isPay]);

/** Actual against estimate, thing by thing: those of the estimate in its order, then what was spent on things that it does not know. */
export function actualsOf(of: ActualsSnapshot): Actuals {
  const withoutRate: SpentItem['source'][] = [];
  const things = new Map<
    string,
    { readonly thing: EstimatedThing; readonly estimated: Exact; readonly spent: Spent[] }
  >();
  for (const thing of of.estimated) {
    const known = things.get(keyOf(thing));
    const estimated = (known?.estimated ?? new Exact(0)).plus(thing.amount);
    things.set(keyOf(thing), { thing, estimated, spent: known?.spent ?? [] });
  }
  for (const item of of.spent) {
    const found = spentIn(item, of);
    if (found === null) {
      withoutRate.push(item.source);
      continue;
    }
    const known = things.get(keyOf(item)) ?? { thing: item, estimated: new Exact(0), spent: [] };
    things.set(keyOf(item), { ...known, spent: [...known.spent, found] });
  }
  return { rows: [...things.values()].map((one) => rowOf(one, of)), withoutRate };
}

interface Spent extends Pick<SpentItem, 'is' | 'source'> {
  readonly value: string;
  readonly currency: string;
  readonly title: string;
}
/** At the rate of its day. */
function spentIn({ amount, currency, on, is, source, name, kind }: SpentItem, of: ActualsSnapshot): Spent | null {
  const about = { is, source, currency: of.currency, title: `${name ?? kind}, ${on}` };
  if (currency === of.currency) return { ...about, value: amount };
  const { baseCurrency, rates } = of;
  const found = convert(amount, currency, of.currency, on, rates, currencyDecimals(of.currency), { baseCurrency });
  return found.ok ? { ...about, value: found.amount } : null;
}

function rowOf(
  {
    thing,
    estimated,
    spent,
  }: { readonly thing: EstimatedThing; readonly estimated: Exact; readonly spent: readonly Spent[] },
  { currency, months, monthsOver }: ActualsSnapshot,
): ActualRow {
  const [actual, committed] = (['ACTUAL', 'COMMITTED'] as const).map((is) => spent.filter((one) => one.is === is));
  const value = { value: estimated.toFixed(), currency };
  const left = leftOfEstimate.run({ estimated: value, actual: actual ?? [], committed: committed ?? [] }, { currency });
  const posted = { value: total(actual ?? []), currency };
  const accrual =
    months === null || months <= 0 ? null : accrualToDate.run({ estimated: value, months, monthsOver, posted });
  const { kind, name, isPay } = thing;
  return {
    ...{ kind, name, isPay, estimated: estimated.toFixed(), actual: posted.value, committed: total(committed ?? []) },
    ...{ left: left.value, trace: left.trace, accrual: accrual?.value ?? null, accrualTrace: accrual?.trace ?? null },
  };
}

const total = (spent: readonly Spent[]): string =>
  spent.reduce((all, { value }) => all.plus(value), new Exact(0)).toFixed();
