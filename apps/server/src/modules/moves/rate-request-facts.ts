import { defineFacts } from '@homeport/engine';
import { type RateRequestFacts, rateRequest } from '@homeport/model/moves';
import { sql } from 'kysely';

/** Its number when it is new, and what its quotes say. Quotes in another currency are counted, not compared. */
export const loadRateRequestFacts = defineFacts(rateRequest, async (ctx, request, before, { isRestored }) => {
  const isNew = before === undefined && !isRestored;
  const [row] = await ctx.query(sql<{ facts: RateRequestFacts }>`select jsonb_build_object(
    'nextReference', case when ${isNew} then 'RR-' || lpad(app.next_reference('rate-request')::text, 6, '0') end,
    'quotes', count(q.id)::int,
    'best', (min(q.amount) filter (where q.currency = ${request.currency}))::text,
    'isChosen', coalesce(bool_or(q.is_chosen), false),
    'isSaleKnown', coalesce(bool_or(q.is_chosen and q.sale_amount is not null), false)) as facts
    from app.rate_request_quote q where q.rate_request_id = ${request.id ?? null}::uuid`);
  if (!row) throw new Error(`no facts for rate request ${request.id}`);
  return row.facts;
});
