import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { amountText, isRefusal } from '@homeport/grammar';
import {
  approvedStates,
  caseExpenseBatch,
  checkReport,
  type MoneyByStage,
  moneyByStage,
} from '@homeport/model/expenses';
import { sql } from 'kysely';
import { submissionOf } from './submit.ts';

/** The check page before a submission: findings, total against control total, and who will be asked. */
export const checkHandler: RouteHandler = answer(checkReport, async (ctx, { params }) => {
  const report = await ctx.records(caseExpenseBatch).get(params.id ?? '');
  if (isRefusal(report)) return report;
  const {
    findings,
    asked: { choice },
    total,
  } = await submissionOf(ctx, report);
  const [approver] = choice.ok
    ? await ctx.query(
        sql<{ name: string }>`select display_name as name from app."user" where id = ${choice.user}::uuid`,
      )
    : [];
  return {
    findings,
    total,
    currency: report.currency,
    controlTotal: report.controlTotal,
    approver: approver?.name ?? null,
  };
});

export const byStageHandler: RouteHandler = answer(moneyByStage, (ctx) => moneyOf(ctx));

/** Own reports added up per stage and currency; cancelled ones do not count. */
export const moneyOf = async (ctx: Context): Promise<MoneyByStage[]> => {
  const stages = await ctx.query(sql<MoneyByStage>`
    select status as stage, currency, sum(case when status = any(${approvedStates}::text[]) then approved_total else batch_total end)::text as amount, count(*)::int as reports
    from app.case_expense_batch
    where assignee_id = ${ctx.me.person}::uuid and status <> 'CANCELLED'
    group by status, currency order by status, currency`);
  return stages.map((one) => ({ ...one, amount: amountText(one.amount, one.currency) }));
};
