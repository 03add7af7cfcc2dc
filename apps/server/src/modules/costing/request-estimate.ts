import { answer, type RouteHandler } from '@homeport/engine';
import { idIn } from '@homeport/grammar';
import { estimateOfTerms, type RequestEstimate, requestEstimate } from '@homeport/model/costing';
import { termsOf } from '@homeport/model/terms';
import { todayOf } from '../../today.ts';
import { loadGranting } from './load-granting.ts';

const requestEstimateHandler = answer(requestEstimate, async (ctx, { query }) => {
  const policy = idIn(query.policy);
  const nothing: RequestEstimate = { currency: null, lines: [], takenForGiven: [] };
  if (policy === null || policy === undefined || query.startDate === null) return nothing;
  const pack = idIn(query.relocationPackage ?? null) ?? null;
  const asked = { policy, relocationPackage: pack, takesPackage: true, currency: query.currency ?? null };
  const baseDate = todayOf(ctx);
  const loaded = await loadGranting(ctx.asSystem('a request is estimated before it is one'), asked, baseDate);
  if (loaded?.currency == null) return nothing;
  const [startDate, endDate, hostCountry] = [query.startDate, query.endDate ?? null, query.hostCountry ?? null];
  const along = query.familySize ?? 0;
  const { currency, baseCurrency, rates, grossUp, taxes, relocationPackage: _, ...terms } = loaded;
  const who = { startDate, endDate, along, hostCountry, grade: null, distance: null, currency, pay: null };
  const snapshot = {
    startDate,
    endDate,
    currency,
    baseDate,
    rates,
    baseCurrency,
    grossUp,
    incomeTax: null,
    socialSecurity: null,
  };
  const { lines, assumptions } = estimateOfTerms(termsOf({ ...terms, ...who }), taxes, snapshot);
  return {
    currency,
    lines: lines.map(({ kind, year, name, amount, low, high, trace }) => ({
      kind,
      year,
      name,
      amount,
      low,
      high,
      trace,
    })),
    // That no pay is counted is so by design here.
    takenForGiven: assumptions.filter(({ says }) => says !== 'NO_PAY'),
  } satisfies RequestEstimate;
});

/** What a request would cost, while it is being written. */
export const requestRoutes: readonly RouteHandler[] = [requestEstimateHandler];
