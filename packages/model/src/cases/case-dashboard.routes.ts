import { defineRoute, text } from '@homeport/grammar';
import { caseWorkers } from './case-access.ts';
import type { CaseService } from './case-service.entity.ts';

/** How an assignment goes, in figures. What the caller may not see of it is null. */
export interface CaseDashboard {
  /** Its services by how far they are, in the order of their states. */
  readonly services: readonly { readonly status: CaseService['status']; readonly count: number }[] | null;
  /** The approved estimate, and what was spent in its currency; of costs in others only how many there are. Null: closed to the caller. */
  readonly cost: {
    readonly estimated: string;
    readonly actual: string | null;
    readonly currency: string;
    readonly inOtherCurrencies: number | null;
  } | null;
  /** How answered surveys judged it: the mean of their scores in percent of what could be reached, and how many there are. */
  readonly surveys: { readonly percent: string; readonly answered: number } | null;
}

const objectOrNull = { type: ['object', 'null'] };
export const caseDashboard = defineRoute<CaseDashboard>()({
  name: 'caseDashboard',
  label: 'An assignment in figures',
  method: 'GET',
  path: 'case-dashboard',
  about: 'caseDetail',
  who: caseWorkers,
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['services', 'cost', 'surveys'],
    properties: { services: { type: ['array', 'null'] }, cost: objectOrNull, surveys: objectOrNull },
  },
});
