import { defineRules, type Facts } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';
import type { Scenario } from './scenario.entity.ts';

/** The states its scenarios are in, and whose relocation file it names. */
export interface CaseFacts extends Facts {
  /** The person of the file; null where it is not known. */
  readonly fileOf: string | null;
  readonly scenarios: readonly Scenario['status'][];
}

const furthest = ['APPROVED', 'SAVED', 'DRAFT'] as const;

/** How far the scenarios of an assignment have come: the furthest counts, rejected ones do not. */
const scenarioStatusOf = (states: readonly Scenario['status'][]): CaseDetail['scenarioStatus'] =>
  furthest.find((state) => states.includes(state)) ?? 'NONE';

export const caseDetailRules = defineRules<typeof caseDetail, CaseFacts>(caseDetail, {
  derive: (_, { scenarios }) => ({ scenarioStatus: scenarioStatusOf(scenarios) }),
  // File and assignee never change: what stood before is not judged again.
  check: ({ assignmentStartDate: start, assignmentEndDate: end, assignee }, before, { fileOf }) => [
    ...(start !== null && end !== null && end < start ? [no.endBeforeStart(undefined, 'assignmentEndDate')] : []),
    ...(before === undefined && fileOf !== null && fileOf !== assignee.id ? [no.fileOfAnother({}, 'caseMaster')] : []),
  ],
});
