import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import {
  caseExpenseBatch,
  type MoneyEvent,
  type MoneyEventKind,
  reportStages,
  stageTracker,
} from '@homeport/model/expenses';
import { sql } from 'kysely';

interface HistoryLine {
  readonly entity: string;
  readonly deed: string;
  readonly at: string;
  readonly by: string | null;
  readonly to: string | null;
  readonly reason: string | null;
  readonly reference: string | null;
  readonly accountEnding: string | null;
}

/** What the deeds in the histories of a report, its lines and its payment mean for the money. */
const kinds: Readonly<Record<string, Readonly<Record<string, MoneyEventKind>>>> = {
  caseExpenseBatch: {
    create: 'created',
    submit: 'submitted',
    settle: 'approved',
    turnDown: 'rejected',
    reopen: 'unapproved',
    addToPayment: 'batched',
    takeFromPayment: 'unbatched',
    pay: 'paid',
    edit: 'cancelled',
    takeBack: 'reopened',
  },
  caseExpense: {
    approve: 'passedOn',
    delegate: 'delegated',
    escalate: 'escalated',
    raise: 'escalated',
    hold: 'held',
    release: 'resumed',
    backToWaiting: 'resumed',
    backToDelegated: 'delegated',
    backToEscalated: 'escalated',
    backToHold: 'held',
  },
  expensePayment: { send: 'released', fail: 'failed' },
};

/** "Where is my money" for whoever may see the report; names instead of ids. */
export const stagesHandler: RouteHandler = answer(reportStages, async (ctx, { params }) => {
  const report = await ctx.records(caseExpenseBatch).get(params.id ?? '');
  if (isRefusal(report)) return report;
  const all = await historyOf(ctx, report.id, report.expensePayment?.id ?? null);
  const lines = ctx.me.isActedFor ? all.map((line) => ({ ...line, accountEnding: null })) : all;
  const tracker = stageTracker(lines.flatMap(eventOf));
  const people = tracker.stages.flatMap((stage) => stage.owner.person ?? []);
  return { ...tracker, names: await namesOf(ctx, people) };
});

function eventOf(line: HistoryLine): MoneyEvent[] {
  const kind = kinds[line.entity]?.[line.deed];
  if (!kind) return [];
  const { at, by, to, reason, reference, accountEnding } = line;
  // An approval that names nobody else is told by the report.
  if (kind === 'passedOn' && !to) return [];
  return [
    {
      kind,
      at,
      ...(by && { by }),
      ...(to && { to }),
      ...(reason && { reason }),
      ...(reference && { reference }),
      ...(accountEnding && { accountEnding }),
    },
  ];
}

async function historyOf(ctx: Context, report: string, payment: string | null): Promise<HistoryLine[]> {
  return ctx.query(sql<HistoryLine>`
    with line as (select id, approver_id from app.case_expense where case_expense_batch_id = ${report}::uuid),
    paid as (select payment_reference, account_ending from app.expense_payment where id = ${payment}::uuid)
    select h.entity, h.deed, to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, h.by_user as by,
      case when h.entity = 'caseExpense' and h.deed in ('delegate', 'escalate', 'raise', 'approve') then h.changes #>> '{approver,1}'
        when h.deed in ('backToWaiting', 'backToDelegated', 'backToEscalated') then (select approver_id::text from line where id = h.record_id)
        when h.entity = 'caseExpenseBatch' and h.deed = 'submit' then (select approver_id::text from line limit 1) end as to,
      case when h.entity = 'caseExpense' then h.changes #>> '{decisionReason,1}' else h.note end as reason,
      case when h.entity = 'expensePayment' then (select payment_reference from paid) end as reference,
      case when h.entity = 'expensePayment' then (select account_ending from paid) end as "accountEnding"
    from engine.history h
    where h.record_id = ${report}::uuid or h.record_id = ${payment}::uuid or h.record_id in (select id from line)
    order by h.at, h.version`);
}

async function namesOf(ctx: Context, ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {};
  const rows = await ctx.query(sql<{ id: string; name: string }>`
    select id, display_name as name from app."user" where id = any(${[...ids]}::uuid[])`);
  return Object.fromEntries(rows.map((row) => [row.id, row.name]));
}
