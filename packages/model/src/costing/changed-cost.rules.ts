import {
  type Calculated,
  currencyDecimals,
  defineCalculation,
  Exact,
  many,
  money,
  sum,
  type Trace,
} from '@homeport/grammar';
import type { EstimateKind } from './estimate-snapshot.ts';
import type { EstimatedLine } from './estimated-line.ts';

/** What a change does to the cost of an assignment: what each year comes to with it, less what it comes to as it is. */
export const changedCost = defineCalculation({
  name: 'changedCost',
  source: 'What the years come to with the change, less what they come to as it is; each year rounded by itself',
  inputs: { after: many(money('With the change')), before: many(money('As it is')) },
  result: money('Effect on cost'),
  work: ({ after, before }, _, { currency }: { readonly currency: string }) => {
    const unit = { kind: 'money', currency } as const;
    return sum(after, unit).minus(sum(before, unit)).rounded(currencyDecimals(currency));
  },
});

/** One thing whose cost a change moves, over all years, in the currency of the estimate. */
export interface CostDifference {
  readonly kind: EstimateKind;
  readonly name: string | null;
  readonly before: string;
  readonly after: string;
  readonly difference: string;
  readonly trace: Trace;
}
/** What a change does to the cost: thing by thing, those that it does not move left out, and in all. */
export interface CostDifferences {
  readonly lines: readonly CostDifference[];
  readonly total: Calculated;
}

/** The difference of two runs of the estimate, of what follows from pay or of the rest. Amounts in `currency`. */
export function costDifferences(
  before: readonly EstimatedLine[],
  after: readonly EstimatedLine[],
  { currency, isPay }: { readonly currency: string; readonly isPay: boolean },
): CostDifferences {
  const [was, then] = [byThing(before, isPay), byThing(after, isPay)];
  const things = [...new Set([...was.keys(), ...then.keys()])].map((key) => ({
    before: was.get(key) ?? [],
    after: then.get(key) ?? [],
  }));
  const moved = things.filter((one) => !isSame(one.before, one.after));
  const run = (lines: { readonly before: readonly EstimatedLine[]; readonly after: readonly EstimatedLine[] }) =>
    changedCost.run(
      { after: lines.after.map(given(currency)), before: lines.before.map(given(currency)) },
      { currency },
    );
  const all = {
    before: moved.flatMap((one) => one.before),
    after: moved.flatMap((one) => one.after),
  };
  return {
    lines: moved.flatMap((one): readonly CostDifference[] => {
      const [line] = [...one.after, ...one.before];
      const { value, trace } = run(one);
      const { kind, name } = line ?? { kind: 'BENEFIT' as const, name: null };
      return [{ kind, name, before: total(one.before), after: total(one.after), difference: value, trace }];
    }),
    total: run(all),
  };
}

/** A year of a thing leads into how it was worked out. */
const given =
  (currency: string) =>
  ({ amount: value, trace, name, year }: EstimatedLine): Calculated & { readonly title: string } => ({
    ...{ value, unit: { kind: 'money', currency }, trace },
    title: name === null ? String(year) : `${name}, ${year}`,
  });

function byThing(lines: readonly EstimatedLine[], isPay: boolean): Map<string, EstimatedLine[]> {
  const found = new Map<string, EstimatedLine[]>();
  for (const line of lines.filter((one) => one.isPay === isPay)) {
    const key = JSON.stringify([line.kind, line.benefit ?? line.name]);
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return found;
}

const total = (lines: readonly EstimatedLine[]): string =>
  lines.reduce((all, { amount }) => all.plus(amount), new Exact(0)).toFixed();
const isSame = (one: readonly EstimatedLine[], other: readonly EstimatedLine[]): boolean =>
  new Exact(total(one)).eq(total(other));
