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
  readonly isSubmitted: boolean;
  readonly decided: string | null;
  readonly decisionDue: string | null;
  readonly paymentStatus: string | null;
  readonly executionDate: string | null;
  readonly accountEnding: string | null;
  readonly isHeld: boolean;
}

/**
 * Own reports that were handed in and are not paid: what is paid of each, to which account, who has it and when it should be there. Of
 * what finance holds nobody knows.
 */
export const onItsWayHandler: RouteHandler = answer(moneyOnItsWay, onItsWay);

/** The caller's own money that is on its way, the oldest decision first; what nobody has decided on stands at the end. */
export async function onItsWay(ctx: Context): Promise<MoneyOnItsWay[]> {
  const rows = await ctx.query(sql<Row>`
    select b.id as report, b.batch_reference as reference, b.description, coalesce(p.currency, b.currency) as currency,
      coalesce(p.amount_requested, b.batch_payment_amount, b.submitted_total, 0)::text as amount, b.status = 'AWAITING_APPROVAL' as "isSubmitted",
      to_char(b.decided_date at time zone 'UTC', 'YYYY-MM-DD') as decided,
      (select to_char(max(e.due_date), 'YYYY-MM-DD') from app.case_expense e
        where e.case_expense_batch_id = b.id and e.approval_status not in ('APPROVED', 'REJECTED')) as "decisionDue",
      p.status as "paymentStatus", to_char(t.execution_date, 'YYYY-MM-DD') as "executionDate",
      case when p.id is null then coalesce(a.iban_last4, a.account_number_last4) else p.account_ending end as "accountEnding",
      coalesce(b.on_payment_hold, false) as "isHeld"
    from app.case_expense_batch b
    left join app.expense_payment p on p.tenant_id = b.tenant_id and p.id = b.expense_payment_id
    left join app.payment_batch t on t.tenant_id = b.tenant_id and t.id = p.payment_batch_id
    ${payeeAccount}
    where b.assignee_id = ${ctx.me.person}::uuid and b.status in ('AWAITING_APPROVAL', 'APPROVED', 'IN_PAYMENT')
    order by b.decided_date nulls last, b.id`);
  if (rows.length === 0) return [];
  const usual = usualDays(await daysToPayment(ctx));
  const today = todayOf(ctx);
  return rows.map((row): MoneyOnItsWay => {
    const { report, reference, description, currency, decided, decisionDue, accountEnding } = row;
    const stage = stageOf(row);
    const isHomeless = accountEnding === null;
    return {
      report,
      reference,
      description,
      currency,
      amount: amountText(row.amount, currency),
      stage,
      owner: ownerOf(stage, isHomeless),
      accountEnding: ctx.me.isActedFor ? null : accountEnding,
      expected: expectedDay({
        ...{ stage, decisionDue, approved: decided, execution: row.executionDate, usual, today },
        isStopped: isHomeless || row.isHeld,
      }),
    };
  });
}

function stageOf({ paymentStatus, isSubmitted }: Row): MoneyOnItsWay['stage'] {
  if (isSubmitted) return 'SUBMITTED';
  return paymentStatus === 'SENT' ? 'SENT' : paymentStatus === null ? 'APPROVED' : 'PREPARED';
}
function ownerOf(stage: MoneyOnItsWay['stage'], isHomeless: boolean): MoneyOnItsWay['owner'] {
  if (stage === 'SUBMITTED') return 'approver';
  if (stage === 'SENT') return 'bank';
  return stage === 'APPROVED' && isHomeless ? 'assignee' : 'finance';
}

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
