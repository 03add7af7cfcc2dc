import { defineFactsOfAll, each } from '@homeport/engine';
import { type RateRequestFacts, rateRequest, rateRequestQuote } from '@homeport/model/moves';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';

/** What their quotes say. Quotes in another currency are counted, not compared. */
export const loadRateRequestFacts = defineFactsOfAll(
  rateRequest,
  (ctx, asked) =>
    factsOfRows<RateRequestFacts>(ctx, {
      rows: asked.map(({ record: { id, currency } }) => ({ id, currency })),
      columns: 'id uuid, currency text',
      facts: sql`(select jsonb_build_object(
        'quotes', count(q.id)::int,
        'best', (min(q.amount) filter (where q.currency = x.currency))::text,
        'isChosen', coalesce(bool_or(q.is_chosen), false),
        'isSaleKnown', coalesce(bool_or(q.is_chosen and q.sale_amount is not null), false))
        from app.rate_request_quote q where q.rate_request_id = x.id)`,
    }),
  {
    from: { quotes: each(rateRequestQuote, 'rateRequest', ['amount', 'currency'], ['numberOfQuotes', 'bestAmount']) },
    looksUp: { rateRequestQuote: ['isChosen', 'saleAmount'] },
  },
);
