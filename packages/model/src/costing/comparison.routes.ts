import { defineRoute, type Trace, text } from '@homeport/grammar';
import { caseWorkers, type Scenario, type ScenarioWorking } from '../cases/door.generated.ts';
import type { PolicyOffer } from '../policies/door.generated.ts';
import { type ComparedCost, type ComparedFact, type ComparedTerm, mostCompared } from './comparison.rules.ts';
import type { BaseField } from './scenario-cost.rules.ts';

interface Named {
  readonly id: string;
  readonly label: string;
}
/** One way the assignment could be, or the assignment as it is, whole. Days are yyyy-MM-dd. */
export interface ComparedPlan
  extends Pick<Scenario, 'homeLocation' | 'hostLocation'>,
    Pick<ScenarioWorking, 'takenForGiven'> {
  /** Null: the assignment as it is now; then there is no version, name and status either. */
  readonly id: string | null;
  readonly version: number | null;
  readonly name: string | null;
  readonly status: Scenario['status'] | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Whole months, both days included; null while the end is open. */
  readonly months: number | null;
  readonly policy: Named | null;
  readonly relocationPackage: Named | null;
  /** Members of the family who move along. */
  readonly familySize: number;
  /** The policy held against the plan. */
  readonly fit: PolicyOffer | null;
  /** Null where nothing can be said of it, or costs are closed to the reader. */
  readonly cost: {
    readonly currency: string;
    readonly low: string;
    readonly likely: string;
    readonly high: string;
    readonly trace: Trace;
  } | null;
  readonly isCheapest: boolean;
  /** What a saved one does not say any more; empty: it is up to date, or frozen. */
  readonly stale: readonly Pick<ScenarioWorking['lines'][number], 'kind' | 'name' | 'year'>[];
  /** What of the assignment has changed since it was worked out. */
  readonly changed: readonly BaseField[];
  /** Deeds that the caller is offered. */
  readonly can: readonly string[];
}
export interface ScenarioComparison {
  /** The assignment as it is, then the scenarios. */
  readonly plans: readonly ComparedPlan[];
  readonly differing: readonly ComparedFact[];
  readonly terms: readonly ComparedTerm[];
  readonly costs: readonly ComparedCost[];
  /** All that the assignment has, to choose from. */
  readonly scenarios: readonly (Pick<Scenario, 'status'> & Named)[];
}
const list = { type: 'array', items: { type: 'object' } } as const;

/** Up to four scenarios of an assignment beside the assignment as it is, with what each grants and costs and where they differ. Changes nothing. */
export const compareScenarios = defineRoute<ScenarioComparison>()({
  name: 'compareScenarios',
  label: 'Scenarios of an assignment side by side',
  method: 'GET',
  path: 'scenario-comparison',
  about: 'scenario',
  who: [...caseWorkers, 'finance', 'financeLead', 'payroll', 'approver'],
  query: {
    caseDetail: text('Assignment', { required: true, max: 36 }),
    /** Ids with commas between them, four at most; without any those that have come furthest. */
    scenarios: text('Scenarios', { max: mostCompared * 37 - 1 }),
  },
  shape: {
    type: 'object',
    required: ['plans', 'differing', 'terms', 'costs', 'scenarios'],
    properties: {
      plans: list,
      differing: { type: 'array', items: { type: 'string' } },
      terms: list,
      costs: list,
      scenarios: list,
    },
  },
});
