import type { Context } from '@homeport/engine';
import { amountText } from '@homeport/grammar';
import { groupForPayment, type PaymentCandidate } from '@homeport/model/payments';
import { sql } from 'kysely';

/** Hours that a changed account waits before money is sent to it: time for its owner to notice a change that was not theirs. */
const coolingOffHours = 24;

/** An approved report with what the grouping and the payment need to know of it. */
export interface Candidate extends PaymentCandidate {
  readonly reference: string;
  readonly description: string;
  readonly payeeUser: string | null;
  readonly accountEnding: string | null;
  readonly accountVersion: number | null;
}

/** The account `a` that a report `b` is paid to: the one chosen on it, else what `accountFor` says. */
export const payeeAccount = sql`left join lateral (
      select d.* from app.bank_details d
      where d.tenant_id = b.tenant_id and d.relocatee_id = b.assignee_id and d.active
        and (d.id = b.bank_account_id or (b.bank_account_id is null and d.currency = b.currency))
      order by d.id = b.bank_account_id desc nulls last, coalesce(d.is_default, false) desc, d.created, d.id limit 1) a on true`;

/**
 * The ending is that of the number the bank is told (`paidEnding`), read from the endings that stand beside the sealed
 * parts. Approved reports that are not in a payment, with the account they go to: the one chosen on the report, else the payee's
 * default in that currency, else the oldest one in that currency (`accountFor` says the same to them). Locked when they are about to be paid.
 */
export async function candidates(ctx: Context, reports?: readonly string[]): Promise<Candidate[]> {
  const chosen = reports ? sql`and b.id = any(${[...reports]}::uuid[]) order by b.id for update of b` : sql``;
  const rows = await ctx.query(sql<Candidate>`
    select b.id, 'expense' as kind, b.assignee_id as payee, p.first_name || ' ' || p.last_name as "payeeName", u.id as "payeeUser",
      b.batch_reference as reference, b.description, b.currency, coalesce(b.batch_payment_amount, 0)::text as amount,
      a.id as account, coalesce(a.iban_last4, a.account_number_last4) as "accountEnding", a.version as "accountVersion",
      to_char(a.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "accountChangedAt",
      true as "isApproved", coalesce(b.on_payment_hold, false) as "isOnHold",
      exists (select 1 from app.case_expense e join app.case_expense o on o.receipt_hash = e.receipt_hash
          and o.case_expense_batch_id <> e.case_expense_batch_id and o.approval_status = 'APPROVED'
        where e.case_expense_batch_id = b.id and e.approval_status = 'APPROVED') as "hasUsedReceipt"
    from app.case_expense_batch b
    join app.person p on p.tenant_id = b.tenant_id and p.id = b.assignee_id
    left join app."user" u on u.tenant_id = b.tenant_id and u.person_id = b.assignee_id
    ${payeeAccount}
    where b.status = 'APPROVED' and b.expense_payment_id is null ${chosen}`);
  return rows.map((row) => ({ ...row, amount: amountText(row.amount, row.currency) }));
}

/** The candidates in groups of one account and currency, and what is left out. The caller never pays themselves. */
export function grouped(ctx: Context, all: readonly Candidate[]) {
  const own = ctx.me.person ?? 'nobody';
  return groupForPayment(all, { createdBy: own, now: String(ctx.now), coolingOffHours });
}
