import { defineRoute, text } from '@homeport/grammar';
import {
  type Assumption,
  type CostEstimate,
  type CostEstimateLine,
  caseWorkers,
  type EstimateBounds,
  type EstimateMonth,
} from '../cases/door.generated.ts';

/** A line as its reader sees it; what follows from pay without amounts where pay is closed. */
export interface EstimateLineView
  extends Pick<
    CostEstimateLine,
    | 'id'
    | 'version'
    | 'year'
    | 'kind'
    | 'amount'
    | 'low'
    | 'high'
    | 'quotedAmount'
    | 'quotedCurrency'
    | 'isTaxable'
    | 'isGrossedUp'
    | 'isComputed'
    | 'reason'
    | 'explanation'
  > {
  /** What it is for, where its kind does not say it. */
  readonly name: string | null;
  /** Null: there is none, or pay is closed. */
  readonly payAmount: string | null;
  readonly payExplanation: CostEstimateLine['payExplanation'];
  readonly bounds: EstimateBounds | null;
  readonly months: readonly EstimateMonth[];
}
export interface EstimateView
  extends Pick<
    CostEstimate,
    | 'id'
    | 'version'
    | 'number'
    | 'baseDate'
    | 'currency'
    | 'total'
    | 'lowTotal'
    | 'highTotal'
    | 'workedOutAt'
    | 'status'
    | 'assumptions'
  > {
  /** Null where pay is closed. */
  readonly payTotal: string | null;
  readonly takenForGiven: readonly Assumption[];
  readonly lines: readonly EstimateLineView[];
  /** Names of what it does not say any more; empty: it is up to date, or frozen. */
  readonly stale: readonly {
    readonly kind: EstimateLineView['kind'];
    readonly name: string | null;
    readonly year: number;
  }[];
  /** Deeds that the caller is offered. */
  readonly can: readonly string[];
}
/** The estimates of an assignment, the newest first. */
export interface CaseEstimates {
  readonly estimates: readonly EstimateView[];
}

/** The cost estimates of an assignment with their lines, year by year and month by month, and what they do not say any more. Changes nothing. */
export const caseEstimates = defineRoute<CaseEstimates>()({
  name: 'caseEstimates',
  label: 'Cost estimates of an assignment',
  method: 'GET',
  path: 'case-estimates',
  about: 'costEstimate',
  who: [...caseWorkers, 'finance', 'financeLead', 'payroll', 'approver'],
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['estimates'],
    properties: { estimates: { type: 'array', items: { type: 'object' } } },
  },
});
