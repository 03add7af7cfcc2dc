import { defineRules, type Facts } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from './case-detail.entity.ts';
import { caseRefusals as no } from './cases.refusals.ts';
import { refuseClosing } from './closing.rules.ts';
import { type OtherCase, overlapRefusals } from './overlap.rules.ts';
import { entersPhase, phaseRefusals } from './phases.rules.ts';
import type { Scenario } from './scenario.entity.ts';

/** The states its scenarios are in, whose relocation file it names, and what else its person is on. */
export interface StoredCaseFacts extends Facts {
  /** The person of the file; null where it is not known. */
  readonly fileOf: string | null;
  readonly scenarios: readonly Scenario['status'][];
  readonly others: readonly OtherCase[];
}
export interface CaseFacts extends StoredCaseFacts {
  /** What it lacks for entering the phase it goes on to; empty where it stays in its phase. */
  readonly missing: readonly string[];
}

const furthest = ['ADOPTED', 'APPROVED', 'SAVED', 'DRAFT'] as const;

/** How far the scenarios of an assignment have come: the furthest counts, rejected ones do not. */
const scenarioStatusOf = (states: readonly Scenario['status'][]): CaseDetail['scenarioStatus'] =>
  furthest.find((state) => states.includes(state)) ?? 'NONE';

export const caseDetailRules = defineRules<typeof caseDetail, CaseFacts>(caseDetail, {
  derive: (_, { scenarios }) => ({ scenarioStatus: scenarioStatusOf(scenarios) }),
  guards: { isComplete: refuseClosing },
  // File and assignee never change: what stood before is not judged again.
  check: (record, before, { fileOf, others, missing }) => {
    const { assignmentStartDate: start, assignmentEndDate: end, assignee } = record;
    return [
      ...(start !== null && end !== null && end < start ? [no.endBeforeStart(undefined, 'assignmentEndDate')] : []),
      ...(before === undefined && fileOf !== null && fileOf !== assignee.id
        ? [no.fileOfAnother({}, 'caseMaster')]
        : []),
      ...(entersPhase(record, before) ? phaseRefusals(missing) : []),
      ...(before === undefined || isAsked(record, before) ? overlapRefusals(record, others) : []),
    ];
  },
});

/** Its dates or its answer changed: what stood before is not asked about again. */
const isAsked = (now: CaseDetail, before: CaseDetail): boolean =>
  now.assignmentStartDate !== before.assignmentStartDate ||
  now.assignmentEndDate !== before.assignmentEndDate ||
  idsOf(now.overlaps) !== idsOf(before.overlaps);
const idsOf = (named: CaseDetail['overlaps']): string =>
  (named ?? [])
    .map(({ id }) => id)
    .sort()
    .join();
