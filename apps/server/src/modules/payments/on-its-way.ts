import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { amountText } from '@homeport/grammar';
import { expectedDay, type MoneyOnItsWay, moneyOnItsWay, usualDays } from '@homeport/model/payments';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { payeeAccount } from './candidates.ts';

interface Row {
  readonly report: string;
  readonly reference: string;
  readonly description: string;
  readonly currency: string;
  readonly amount: string;
  readonly decided: string | null;
  readonly paymentStatus: string | null;
  readonly executionDate: string | null;
  readonly accountEnding: string | null;
  readonly isHeld: boolean;
}

/**
 * Own reports that are approved and not paid: what is paid of each, to which account, who has it and when it should be there. Of what
 * finance holds nobody knows.
 */
export const onItsWayHandler: RouteHandler = answer(moneyOnItsWay, async (ctx) => {
  const rows = await ctx.query(sql<Row>`
    select b.id as report, b.batch_reference as reference, b.description, coalesce(p.currency, b.currency) as currency,
      coalesce(p.amount_requested, b.batch_payment_amount, 0)::text as amount, to_char(b.decided_date at time zone 'UTC', 'YYYY-MM-DD') as decided,
      p.status as "paymentStatus", to_char(t.execution_date, 'YYYY-MM-DD') as "executionDate",
      case when p.id is null then coalesce(a.iban_last4, a.account_number_last4) else p.account_ending end as "accountEnding",
      coalesce(b.on_payment_hold, false) as "isHeld"
    from app.case_expense_batch b
    left join app.expense_payment p on p.tenant_id = b.tenant_id and p.id = b.expense_payment_id
    left join app.payment_batch t on t.tenant_id = b.tenant_id and t.id = p.payment_batch_id
    ${payeeAccount}
    where b.assignee_id = ${ctx.me.person}::uuid and b.status in ('APPROVED', 'IN_PAYMENT')
    order by b.decided_date, b.id`);
  if (rows.length === 0) return [];
  const usual = usualDays(await daysToPayment(ctx));
  return rows.map((row): MoneyOnItsWay => {
    const { report, reference, description, currency, decided, accountEnding } = row;
    const stage = row.paymentStatus === 'SENT' ? 'SENT' : row.paymentStatus === null ? 'APPROVED' : 'PREPARED';
    const isHomeless = stage === 'APPROVED' && accountEnding === null;
    return {
      report,
      reference,
      description,
      currency,
      amount: amountText(row.amount, currency),
      stage,
      owner: stage === 'SENT' ? 'bank' : isHomeless ? 'assignee' : 'finance',
      accountEnding: ctx.me.isActedFor ? null : accountEnding,
      expected:
        stage === 'APPROVED'
          ? decided === null || isHomeless || row.isHeld
            ? null
            : expectedDay(decided, usual, todayOf(ctx))
          : row.executionDate,
    };
  });
});

/** How many days the company's last hundred payments came after the approval; the index of their status has them in this order. */
async function daysToPayment(ctx: Context): Promise<number[]> {
  const rows = await ctx.query(sql<{ days: number }>`
    select greatest(p.paid_date - (b.decided_date at time zone 'UTC')::date, 0) as days
    from (select tenant_id, case_expense_batch_id, paid_date from app.expense_payment
      where status = 'PAID' and paid_date is not null order by created desc, id desc limit 100) p
    join app.case_expense_batch b on b.tenant_id = p.tenant_id and b.id = p.case_expense_batch_id
    where b.decided_date is not null`);
  return rows.map(({ days }) => days);
}
