import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import {
  type CostEstimate,
  type CostEstimateLine,
  caseDetail,
  costEstimate,
  costEstimateLine,
} from '@homeport/model/cases';
import {
  type CaseEstimates,
  caseEstimates,
  type EstimateChange,
  type EstimateLineView,
  type EstimateView,
} from '@homeport/model/costing';
import { staleIn } from './estimate-deeds.ts';

const caseEstimatesHandler = answer(caseEstimates, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const estimates = await ctx
    .records(costEstimate)
    .find({ filter: { field: 'caseDetail', op: 'eq', value: of.id }, limit: mostEstimates });
  const newest = [...estimates].sort((a, b) => b.number - a.number);
  return { estimates: await Promise.all(newest.map((one) => viewOf(ctx, one))) } satisfies CaseEstimates;
});

/** So many versions are shown with their lines. */
const mostEstimates = 20;

/** An estimate with its lines as the caller reads it, and whether it is up to date. */
export async function viewOf(ctx: Context, one: CostEstimate): Promise<EstimateView> {
  const lines = await ctx
    .records(costEstimateLine)
    .find({ filter: { field: 'costEstimate', op: 'eq', value: one.id }, limit: 1000 });
  const {
    id,
    version,
    number,
    baseDate,
    currency,
    total,
    lowTotal,
    highTotal,
    workedOutAt,
    status,
    assumptions,
    can = [],
  } = one;
  return {
    ...{ id, version, number, baseDate, currency, total, lowTotal, highTotal, workedOutAt, status, assumptions, can },
    payTotal: one.payTotal ?? null,
    takenForGiven: Array.isArray(one.takenForGiven) ? one.takenForGiven : [],
    lines: lines.map(lineView).sort((a, b) => a.year - b.year),
    stale: await staleOf(ctx, one),
  };
}

/** An estimate that is being worked on says what it does not say any more; what was decided stays as it is. */
async function staleOf(ctx: Context, one: CostEstimate): Promise<EstimateView['stale']> {
  if (one.workedOutAt === null || (one.status !== 'DRAFT' && one.status !== 'SUBMITTED')) return [];
  const found = await staleIn(ctx.asSystem('whether an estimate is up to date is seen by who reads it'), one);
  return (found?.changes ?? []).map(about);
}
/** Which line it is about; how much it comes to is shown when it is worked out, to whom it may be. */
function about(change: EstimateChange): EstimateView['stale'][number] {
  if (change.is === 'GONE') {
    const { kind, description: name, year } = change.standing;
    return { kind, name, year };
  }
  const { kind, name, year } = change.line;
  return { kind, name, year };
}

/** A line as the caller reads it: fields that are closed are not there. */
function lineView(line: CostEstimateLine): EstimateLineView {
  const {
    id,
    version,
    year,
    kind,
    amount,
    low,
    high,
    quotedAmount,
    quotedCurrency,
    isTaxable,
    isGrossedUp,
    isComputed,
  } = line;
  return {
    ...{ id, version, year, kind, amount, low, high, quotedAmount, quotedCurrency, isTaxable, isGrossedUp, isComputed },
    ...{ reason: line.reason, explanation: line.explanation, bounds: line.bounds },
    name: line.description || line.benefit?.label || null,
    payAmount: line.payAmount ?? null,
    payExplanation: line.payExplanation ?? null,
    months: line.months ?? line.working?.months ?? [],
  };
}

/** What an assignment is expected to cost, as its reader may see it. */
export const costingRoutes: readonly RouteHandler[] = [caseEstimatesHandler];
