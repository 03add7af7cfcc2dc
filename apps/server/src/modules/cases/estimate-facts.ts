import { defineFacts, defineFactsOfAll, each } from '@homeport/engine';
import { costEstimate, costEstimateLine, type EstimateFacts } from '@homeport/model/cases';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';

/** The lines an estimate adds up. */
export const loadEstimateLines = defineFactsOfAll(
  costEstimate,
  (ctx, asked) =>
    factsOfRows<{ lines: EstimateFacts['lines'][number][] }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`jsonb_build_object('lines', coalesce((
        select jsonb_agg(jsonb_build_object('amount', l.amount::text, 'low', l.low::text, 'high', l.high::text,
          'payAmount', l.pay_amount::text, 'isTaxable', l.is_taxable))
        from app.cost_estimate_line l where l.cost_estimate_id = x.id), '[]'::jsonb))`,
    }),
  { from: { lines: each(costEstimateLine, 'costEstimate', ['amount', 'low', 'high', 'payAmount', 'isTaxable']) } },
);

/** The currency the estimate of a line adds up in, and whether a person writes it. */
export const loadEstimateCurrency = defineFacts(
  costEstimateLine,
  async (ctx, { costEstimate: of }) => {
    const [row] = await ctx.query(sql<{ currency: string }>`
    select currency from app.cost_estimate where id = ${of?.id ?? null}::uuid`);
    return { estimateCurrency: row?.currency ?? null, isByHand: !ctx.isSystem };
  },
  { looksUp: { costEstimate: ['currency'] } },
);
