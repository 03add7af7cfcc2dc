import { type AddressValue, Exact } from '@homeport/grammar';
import type { Scenario, ScenarioBase, ScenarioLine, ScenarioTerm, ScenarioWorking } from '../cases/door.generated.ts';
import { type GrantedTerm, termsOf } from '../terms/door.generated.ts';
import { estimateOfTerms, type TaxOfBenefit } from './estimate-of-terms.rules.ts';
import type { EstimateSnapshot } from './estimate-snapshot.ts';

/** How an assignment would be, whole: relations by id, days yyyy-MM-dd. */
export interface ScenarioPlan {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly homeLocation: AddressValue | null;
  readonly hostLocation: AddressValue | null;
  readonly policy: string | null;
  readonly relocationPackage: string | null;
  /** The package is that of the policy, where none is named: the policy is another one than that of the assignment. */
  readonly takesPackage: boolean;
  readonly along: number;
}
type Said = Pick<
  Scenario,
  'homeLocation' | 'hostLocation' | 'startDate' | 'endDate' | 'policy' | 'relocationPackage' | 'familySize'
>;

/** The assignment as its scenario would have it: what the scenario leaves open stays as it is. A package goes with its policy. */
export function planOf(scenario: Said, now: ScenarioBase): ScenarioPlan {
  const policy = scenario.policy?.id ?? now.policy;
  const isSamePolicy = policy === now.policy;
  return {
    startDate: scenario.startDate,
    endDate: scenario.endDate ?? now.endDate,
    homeLocation: scenario.homeLocation,
    hostLocation: scenario.hostLocation,
    policy,
    relocationPackage: scenario.relocationPackage?.id ?? (isSamePolicy ? now.relocationPackage : null),
    takesPackage: !isSamePolicy,
    along: scenario.familySize ?? now.along,
  };
}
/** The assignment as it is now. */
export const planNow = (now: ScenarioBase): ScenarioPlan => ({ ...now, takesPackage: false });

/** What a plan is costed from besides itself, loaded at one moment. */
export interface PlanSnapshot
  extends Omit<Parameters<typeof termsOf>[0], 'startDate' | 'endDate' | 'along' | 'hostCountry' | 'distance' | 'pay'>,
    Pick<EstimateSnapshot, 'baseCurrency' | 'baseDate' | 'rates' | 'grossUp' | 'services'> {
  readonly currency: string;
  readonly taxes: readonly TaxOfBenefit[];
}

/**
 * What a plan comes to, by the path that estimates a request: what its policy and package grant, with the services of the assignment;
 * without pay, and without what follows from it, which other places would change.
 */
export function costOfPlan(plan: ScenarioPlan, snapshot: PlanSnapshot): ScenarioWorking {
  const { startDate, endDate, along, hostLocation } = plan;
  const { taxes, rates, baseCurrency, baseDate, grossUp, services, currency, ...terms } = snapshot;
  const who = { startDate, endDate, along, hostCountry: hostLocation?.country ?? null, distance: null, currency };
  const granted = termsOf({ ...terms, ...who, pay: null });
  const estimated = estimateOfTerms(
    granted,
    taxes,
    {
      ...{ startDate, endDate, currency, baseDate, rates, baseCurrency, grossUp },
      ...{ incomeTax: null, socialSecurity: null },
    },
    services,
  );
  return {
    lines: estimated.lines.map(({ kind, year, name, amount, low, high, trace }) => ({
      ...{ kind, year, name, amount, low, high, trace },
    })),
    terms: granted.filter(({ isIncluded }) => isIncluded).map(termOf),
    // That no pay is counted is said of all plans together.
    takenForGiven: estimated.assumptions.filter(({ says }) => says !== 'NO_PAY'),
  };
}
const termOf = ({ benefit, name, amount, currency, period }: GrantedTerm): ScenarioTerm => ({
  ...{ benefit, name, amount, currency, period },
});

/** Without a policy there is nothing that could cost anything. */
export const costOfNothing: ScenarioWorking = { lines: [], terms: [], takenForGiven: [{ says: 'NO_POLICY' }] };

const sum = (amounts: readonly string[]): string =>
  amounts.reduce((all, amount) => all.plus(amount), new Exact(0)).toFixed();
/** At least, likely and at most, in the currency of the lines; null where nothing can be said. */
export function totalsOfWorking({ lines, takenForGiven }: ScenarioWorking) {
  if (takenForGiven.some(({ says }) => says === 'NO_POLICY')) return { low: null, likely: null, high: null };
  return {
    low: sum(lines.map((line) => line.low)),
    likely: sum(lines.map((line) => line.amount)),
    high: sum(lines.map((line) => line.high)),
  };
}

/** Lines that were kept and come to something else now, or are there no more, or are new: what a scenario does not say any more. */
export function staleLines(
  kept: readonly ScenarioLine[],
  now: readonly ScenarioLine[],
): readonly Pick<ScenarioLine, 'kind' | 'name' | 'year'>[] {
  const said = keyed(kept);
  const changed = [...keyed(now)].filter(([key, line]) => {
    const before = said.get(key);
    said.delete(key);
    return before === undefined || !isSame(before, line);
  });
  return [...changed.map(([, line]) => line), ...said.values()].map(({ kind, name, year }) => ({ kind, name, year }));
}
/** Lines by what they are for; of several that are for the same one after the other. */
function keyed(lines: readonly ScenarioLine[]): Map<string, ScenarioLine> {
  const found = new Map<string, ScenarioLine>();
  for (const line of lines) {
    let n = 0;
    const keyOf = () => JSON.stringify([line.kind, line.name, line.year, n]);
    while (found.has(keyOf())) n += 1;
    found.set(keyOf(), line);
  }
  return found;
}
const isSame = (one: ScenarioLine, other: ScenarioLine): boolean =>
  (['amount', 'low', 'high'] as const).every((name) => new Exact(one[name]).eq(other[name]));

export type BaseField = keyof ScenarioBase;
/** What of the assignment is not any more as it was when its scenario was worked out. */
export const changedBase = (was: ScenarioBase, now: ScenarioBase): readonly BaseField[] =>
  (['startDate', 'endDate', 'homeLocation', 'hostLocation', 'policy', 'relocationPackage', 'along'] as const).filter(
    (name) => plain(was[name]) !== plain(now[name]),
  );
/** Addresses are the same by their parts, in whatever order. */
const plain = (value: ScenarioBase[BaseField]): string =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(
        Object.entries(value)
          .filter(([, part]) => part !== null && part !== '')
          .sort(([a], [b]) => (a < b ? -1 : 1)),
      )
    : JSON.stringify(value ?? null);
