import { defineFacts } from '@homeport/engine';
import { paymentBatch } from '@homeport/model/payments';
import { sql } from 'kysely';

/** Who had a hand in a batch: its builder and the users who are paid by it. */
export const loadPaymentBatchFacts = defineFacts(
  paymentBatch,
  async (ctx, batch) => {
    const rows = await ctx.query(sql<{ createdBy: string; payee: string | null }>`
    select b.created_by as "createdBy", u.id as payee
    from app.payment_batch b left join app."user" u on u.tenant_id = b.tenant_id and u.person_id = b.payee_id
    where b.id = ${batch.id ?? null}::uuid`);
    return {
      createdBy: rows[0]?.createdBy ?? ctx.me.user,
      payees: rows.flatMap((row) => row.payee ?? []),
      actingAs: ctx.me.onBehalfBy,
    };
  },
  { looksUp: { user: ['person'] } },
);
