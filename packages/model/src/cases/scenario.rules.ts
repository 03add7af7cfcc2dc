import { defineRules } from '@homeport/grammar';
import { caseRefusals as no } from './cases.refusals.ts';
import { type Scenario, scenario } from './scenario.entity.ts';

const places = ['homeLocation', 'hostLocation'] as const;

/** Once saved, both places stay. */
export const scenarioRules = defineRules(scenario, {
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
