import { Exact, type Trace } from '@homeport/grammar';
import type { ScenarioLine, ScenarioTerm, ScenarioWorking } from '../cases/door.generated.ts';

/** So many scenarios stand beside the assignment. */
export const mostCompared = 4;

/** What is held beside each other of plans besides what they grant and cost. */
export const comparedFacts = [
  'homeLocation',
  'hostLocation',
  'startDate',
  'endDate',
  'months',
  'policy',
  'relocationPackage',
  'familySize',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

/** What each plan grants of a benefit, in the order of the plans; null: it does not grant it. */
export interface ComparedTerm {
  readonly benefit: string;
  readonly name: string;
  readonly cells: readonly (Pick<ScenarioTerm, 'amount' | 'currency' | 'period'> | null)[];
  readonly differs: boolean;
}
/** What one thing costs in each plan, in the order of the plans, altogether and by year; null: nothing. */
export interface ComparedCost {
  readonly kind: ScenarioLine['kind'];
  readonly name: string | null;
  readonly cells: readonly ({
    readonly amount: string;
    readonly years: readonly { readonly year: number; readonly amount: string; readonly trace: Trace }[];
  } | null)[];
  readonly differs: boolean;
}
type Worked = ScenarioWorking | null;

const isOne = (cells: readonly unknown[]): boolean => new Set(cells.map((cell) => JSON.stringify(cell))).size <= 1;

/** The facts in which plans are not all the same; addresses by their parts, relations by id. */
export const differingFacts = (
  plans: readonly Readonly<Partial<Record<ComparedFact, unknown>>>[],
): readonly ComparedFact[] => comparedFacts.filter((fact) => !isOne(plans.map((plan) => plain(plan[fact]))));

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value ?? null;
  if ('id' in value) return value.id;
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== '');
  return parts.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The benefits that any of the plans grants, those that differ first. */
export function comparedTerms(plans: readonly Worked[]): readonly ComparedTerm[] {
  const benefits = new Map(plans.flatMap((plan) => plan?.terms ?? []).map(({ benefit, name }) => [benefit, name]));
  return [...benefits]
    .map(([benefit, name]): ComparedTerm => {
      const cells = plans.map((plan) => {
        const found = plan?.terms.find((one) => one.benefit === benefit);
        return found ? { amount: found.amount, currency: found.currency, period: found.period } : null;
      });
      return { benefit, name, cells, differs: !isOne(cells) };
    })
    .sort((a, b) => Number(b.differs) - Number(a.differs));
}

/** What anything costs in any of the plans, in the order of its first plan. */
export function comparedCosts(plans: readonly Worked[]): readonly ComparedCost[] {
  const things = new Map(plans.flatMap((plan) => plan?.lines ?? []).map((line) => [keyOf(line), line]));
  return [...things].map(([key, { kind, name }]): ComparedCost => {
    const cells = plans.map((plan) => {
      const years = (plan?.lines ?? [])
        .filter((line) => keyOf(line) === key)
        .map(({ year, amount, trace }) => ({ year, amount, trace }))
        .sort((a, b) => a.year - b.year);
      return years.length === 0 ? null : { amount: sum(years.map(({ amount }) => amount)), years };
    });
    return { kind, name, cells, differs: !isOne(cells.map((cell) => cell?.amount ?? null)) };
  });
}
const keyOf = ({ kind, name }: ScenarioLine): string => JSON.stringify([kind, name]);
const sum = (amounts: readonly string[]): string =>
  amounts.reduce((all, amount) => all.plus(amount), new Exact(0)).toFixed();

/** Which plans cost least: none where their currencies differ, where fewer than two are known, or where all cost the same. */
export function cheapestOf(
  costs: readonly ({ readonly currency: string; readonly likely: string } | null)[],
): readonly number[] {
  const known = costs.flatMap((cost, at) => (cost === null ? [] : [{ ...cost, at }]));
  const [first] = known;
  if (!first || known.length < 2 || known.some(({ currency }) => currency !== first.currency)) return [];
  const least = known.reduce((low, { likely }) => (new Exact(likely).lt(low) ? likely : low), first.likely);
  const cheapest = known.filter(({ likely }) => new Exact(likely).eq(least));
  return cheapest.length === known.length ? [] : cheapest.map(({ at }) => at);
}

/** How far each state has come, for those that are shown before others are chosen. */
const order: Readonly<Record<string, number>> = { ADOPTED: 0, APPROVED: 1, SAVED: 2, DRAFT: 3 };
/** The scenarios that are compared before anybody chooses: those that have come furthest, none that was turned down. */
export const firstCompared = <S extends { readonly status: string }>(scenarios: readonly S[]): readonly S[] =>
  scenarios
    .filter(({ status }) => Object.hasOwn(order, status))
    .sort((a, b) => (order[a.status] ?? 0) - (order[b.status] ?? 0))
    .slice(0, mostCompared);
