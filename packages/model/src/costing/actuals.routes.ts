import { defineRoute, text } from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import type { ActualRow } from './actuals.rules.ts';

/** What was spent of an assignment beside its approved estimate. Amounts in major units of `currency`. */
export interface CaseActuals {
  /** Null where no estimate is approved: then there is nothing to hold against. */
  readonly estimate: {
    readonly number: number;
    readonly currency: string;
    /** Months of the assignment, and how many are over; null while its end is open. */
    readonly months: number | null;
    readonly monthsOver: number;
    readonly rows: readonly ActualRow[];
    /** Without what follows from pay. */
    readonly totals: Pick<ActualRow, 'estimated' | 'actual' | 'committed' | 'left'> & {
      readonly accrual: string | null;
    };
    /** Something was spent that the reader may not see: the figures are without it. */
    readonly isPartial: boolean;
    /** So many things have no rate into the currency of the estimate, and are not counted. */
    readonly withoutRate: number;
  } | null;
}

/** Actual against estimate, thing by thing: estimated, spent, bound to be, left and to accrue. Changes nothing. */
export const caseActuals = defineRoute<CaseActuals>()({
  name: 'caseActuals',
  label: 'Actual against estimate of an assignment',
  method: 'GET',
  path: 'case-actuals',
  about: 'costEstimate',
  who: [...caseWorkers, 'finance', 'financeLead', 'payroll'],
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: { type: 'object', required: ['estimate'], properties: { estimate: { type: ['object', 'null'] } } },
});
