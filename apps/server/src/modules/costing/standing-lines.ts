import type { SystemContext } from '@homeport/engine';
import type { StandingLine } from '@homeport/model/costing';
import { sql } from 'kysely';

/** The computed lines of an estimate, as far as they are compared. */
export const computedLines = (ctx: SystemContext, estimate: string): Promise<readonly StandingLine[]> =>
  ctx.query(sql<StandingLine>`
    select l.id, l.year, l.kind, l.benefit_id as benefit, l.description, l.amount::text as amount, l.low::text as low,
      l.high::text as high, l.pay_amount::text as "payAmount", l.quoted_amount::text as "quotedAmount",
      l.quoted_currency as "quotedCurrency", l.is_taxable as "isTaxable", l.is_grossed_up as "isGrossedUp"
    from app.cost_estimate_line l where l.cost_estimate_id = ${estimate}::uuid and l.is_computed order by l.year, l.id`);
