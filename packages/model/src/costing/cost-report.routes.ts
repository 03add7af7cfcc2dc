import { choice, currency, defineRoute, text, yesNo } from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import type { EstimatedThing } from './actuals.rules.ts';

/** By what costs are put together. */
export const reportDimensions = {
  BENEFIT: 'Benefit or other cost',
  ROUTE: 'Route',
  COHORT: 'Quarter of the start',
  CLIENT: 'Client',
  ASSIGNMENT: 'Assignment',
} as const;
export type ReportDimension = keyof typeof reportDimensions;

/** Amounts in major units of the currency of the report; what follows from pay only where it was asked for and is open. */
export interface ReportFigures {
  readonly assignments: number;
  readonly estimated: string;
  readonly actual: string;
  readonly committed: string;
  /** Spent and bound to be, less estimated: above zero it costs more. */
  readonly difference: string;
  /** Of assignments whose end is known. */
  readonly accrual: string;
}
/** One group; of what it is called, as much as its dimension knows. */
export interface ReportRow extends ReportFigures {
  readonly key: string;
  readonly kind: EstimatedThing['kind'] | null;
  /** A benefit or another thing, an assignment, a client. */
  readonly name: string | null;
  readonly isPay: boolean;
  /** ISO 3166, of a route. */
  readonly home: string | null;
  readonly host: string | null;
  /** `2026-Q1` */
  readonly cohort: string | null;
  readonly caseDetail: string | null;
  readonly tenantId: string;
}
/** What assignments with an approved estimate were expected to cost, beside what was spent. */
export interface CostReport {
  readonly currency: string;
  readonly rows: readonly ReportRow[];
  readonly totals: ReportFigures;
  /** There are more groups than are shown: the totals are of all. */
  readonly hasMore: boolean;
  /** So many amounts have no rate, and are not counted. */
  readonly withoutRate: number;
  /** The reader may not see everything that was spent: the figures are without it. */
  readonly isPartial: boolean;
  /** What follows from pay may be asked for. */
  readonly isPayOpen: boolean;
}

const wanted = {
  by: choice('Put together by', reportDimensions, { required: true, initial: 'BENEFIT' }),
  of: choice('Of one', reportDimensions),
  key: text('Which one', { max: 400, help: 'The key of a row of that dimension.' }),
  currency: currency('Currency'),
  withPay: yesNo('With what follows from pay', { initial: false }),
};
const readers = [...caseWorkers, 'finance', 'financeLead', 'payroll'] as const;

/** Actual against estimate over all assignments that the caller sees, by what they choose. Changes nothing. */
export const costReport = defineRoute<CostReport>()({
  name: 'costReport',
  label: 'Actual against estimate of all assignments',
  method: 'GET',
  path: 'cost-report',
  about: 'costEstimate',
  who: readers,
  portfolio: true,
  query: wanted,
  shape: {
    type: 'object',
    required: ['currency', 'rows', 'totals', 'hasMore', 'withoutRate', 'isPartial', 'isPayOpen'],
    properties: {
      currency: { type: 'string' },
      rows: { type: 'array', items: { type: 'object' } },
      totals: { type: 'object' },
      hasMore: { type: 'boolean' },
      withoutRate: { type: 'integer' },
      isPartial: { type: 'boolean' },
      isPayOpen: { type: 'boolean' },
    },
  },
});

/** The same as a file, in the words of its reader. */
export const costReportFile = defineRoute<never>()({
  name: 'costReportFile',
  label: 'Actual against estimate of all assignments as a file',
  method: 'GET',
  path: 'cost-report/file',
  about: 'costEstimate',
  who: readers,
  portfolio: true,
  raw: true,
  limit: 'heavy',
  query: { ...wanted, format: choice('Format', { csv: 'CSV', xlsx: 'Excel (XLSX)' }, { initial: 'csv' }) },
});
