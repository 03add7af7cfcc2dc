import {
  currencyDecimals,
  defineCalculation,
  defineRules,
  makerOf,
  many,
  money,
  sum,
  type Trace,
} from '@homeport/grammar';
import { caseRefusals as no } from './cases.refusals.ts';
import { type Scenario, scenario } from './scenario.entity.ts';
import type { ScenarioWorking } from './scenario-working.ts';

const places = ['homeLocation', 'hostLocation'] as const;

/** What a scenario comes to: each thing in each year was rounded by itself. */
export const scenarioTotal = defineCalculation({
  name: 'scenarioTotal',
  source: 'The sum of what each thing costs in each year, each of them rounded by itself',
  inputs: { lines: many(money('Cost of a year')) },
  result: money('Estimated cost'),
  work: ({ lines }, _, { currency }: { readonly currency: string }) =>
    sum(lines, { kind: 'money', currency }).rounded(currencyDecimals(currency)),
});

/** What was worked out adds up to, in its currency, with how; null where nothing can be said. */
export function scenarioCost(
  working: ScenarioWorking | null,
  currency: string | null,
): { readonly value: string; readonly trace: Trace } | null {
  if (working === null || currency === null) return null;
  if (working.takenForGiven.some(({ says }) => says === 'NO_POLICY')) return null;
  const lines = working.lines.map(({ amount, name, year }) => ({
    ...{ value: amount, currency },
    title: name === null ? String(year) : `${name}, ${year}`,
  }));
  const { value, trace } = scenarioTotal.run({ lines }, { currency });
  return { value, trace };
}

/** Once saved, both places stay; the cost is what was worked out, and nothing where there is no policy. */
export const scenarioRules = defineRules(scenario, {
  derive: ({ working, currency }) => {
    const cost = scenarioCost(working, currency);
    return { estimatedCost: cost?.value ?? null, explanation: cost?.trace ?? null };
  },
  guards: {
    // Whoever made a scenario does not decide on it.
    isNotOwn: (record, { me }) => (makerOf(record) === me.user ? no.ownScenario() : undefined),
  },
  check: (now, before) => [
    ...(now.endDate !== null && now.endDate < now.startDate ? [no.endBeforeStart(undefined, 'endDate')] : []),
    ...(before === undefined || before.status === 'DRAFT'
      ? []
      : places
          .filter((place) => written(now, place) !== written(before, place))
          .map((place) => no.placeLocked(undefined, place))),
  ],
});

const written = (record: Scenario, place: (typeof places)[number]): string =>
  JSON.stringify(
    Object.entries(record[place] ?? {})
      .filter(([, part]) => part !== null)
      .sort(),
  );
