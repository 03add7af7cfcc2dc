import { defineFacts, defineFactsOfAll, each } from '@homeport/engine';
import { costEstimate, costEstimateLine } from '@homeport/model/cases';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';

/** The lines an estimate adds up. */
export const loadEstimateLines = defineFactsOfAll(
  costEstimate,
  (ctx, asked) =>
    factsOfRows<{ lines: { amount: string; isTaxable: boolean | null }[] }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`jsonb_build_object('lines', coalesce((
        select jsonb_agg(jsonb_build_object('amount', l.amount::text, 'isTaxable', l.is_taxable))
        from app.cost_estimate_line l where l.cost_estimate_id = x.id), '[]'::jsonb))`,
    }),
  { from: { lines: each(costEstimateLine, 'costEstimate', ['amount', 'isTaxable']) } },
);

/** The currency the estimate of a line adds up in. */
export const loadEstimateCurrency = defineFacts(
  costEstimateLine,
  async (ctx, { costEstimate: of }) => {
    const [row] = await ctx.query(sql<{ currency: string }>`
    select currency from app.cost_estimate where id = ${of?.id ?? null}::uuid`);
    return { estimateCurrency: row?.currency ?? null };
  },
  { looksUp: { costEstimate: ['currency'] } },
);
