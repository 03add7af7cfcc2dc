import { defineFacts } from '@homeport/engine';
import { type RateRequestFacts, rateRequest } from '@homeport/model/moves';
import { sql } from 'kysely';

/** What its quotes say. Quotes in another currency are counted, not compared. */
export const loadRateRequestFacts = defineFacts(rateRequest, async (ctx, request) => {
  const [row] = await ctx.query(sql<{ facts: RateRequestFacts }>`select jsonb_build_object(
    'quotes', count(q.id)::int,
    'best', (min(q.amount) filter (where q.currency = ${request.currency}))::text,
    'isChosen', coalesce(bool_or(q.is_chosen), false),
    'isSaleKnown', coalesce(bool_or(q.is_chosen and q.sale_amount is not null), false)) as facts
    from app.rate_request_quote q where q.rate_request_id = ${request.id ?? null}::uuid`);
  if (!row) throw new Error(`no facts for rate request ${request.id}`);
  return row.facts;
});
