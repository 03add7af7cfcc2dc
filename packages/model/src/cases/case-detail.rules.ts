import { defineRules, type Facts } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';
import type { Scenario } from './scenario.entity.ts';

/** The states its scenarios are in. */
export interface ScenarioFacts extends Facts {
  readonly scenarios: readonly Scenario['status'][];
}

const furthest = ['APPROVED', 'SAVED', 'DRAFT'] as const;

/** How far the scenarios of an assignment have come: the furthest counts, rejected ones do not. */
const scenarioStatusOf = (states: readonly Scenario['status'][]): CaseDetail['scenarioStatus'] =>
  furthest.find((state) => states.includes(state)) ?? 'NONE';

export const caseDetailRules = defineRules<typeof caseDetail, ScenarioFacts>(caseDetail, {
  derive: (_, { scenarios }) => ({ scenarioStatus: scenarioStatusOf(scenarios) }),
  check: ({ assignmentStartDate: start, assignmentEndDate: end }) =>
    start !== null && end !== null && end < start ? [no.endBeforeStart(undefined, 'assignmentEndDate')] : [],
});
