import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type ApproverChoice,
  type CaseExpense,
  type CaseExpenseBatch,
  caseExpense,
  caseExpenseBatch,
  checkControlTotal,
  type ExpenseFinding,
  expenseRefusals,
  refusalOf,
  reportSubmitted,
  submitReport,
  totalOf,
} from '@homeport/model/expenses';
import { closeRates } from './close-rates.ts';
import { judgedAnew } from './expense-facts.ts';
import { type Asked, askedIn, turnOf, waitingSince } from './turn.ts';

/**
 * All that stands between an open report and its submission, as it is now: the findings of its lines and of the whole, and its
 * total. What was found when a line was entered is not asked: its receipt may have been approved elsewhere, its rate published.
 */
export async function submissionOf(ctx: Context, report: CaseExpenseBatch) {
  const lines = await ctx
    .records(caseExpense)
    .find({ filter: { field: 'caseExpenseBatch', op: 'eq', value: report.id }, sort: 'created,asc', limit: 1000 });
  const fresh = await judgedAnew(ctx, lines);
  const total = totalOf(
    report.currency,
    fresh.map(({ convertedAmount }) => convertedAmount),
  );
  const findings = [...fresh.flatMap(foundOn), ...checkControlTotal(total, report.controlTotal)];
  return { lines: fresh, total, findings, asked: await firstAsked(ctx, report, total) };
}

/** Whom the first group asks; where a later one could ask nobody, that is said before anything is handed in. */
async function firstAsked(ctx: Context, report: CaseExpenseBatch, total: string): Promise<Asked> {
  const about = { id: report.id, postedBy: report.postedBy?.id ?? null };
  const turn = await turnOf(ctx, {
    ...about,
    caseDetailId: report.caseDetailId,
    currency: report.currency,
    total,
  });
  const first = await askedIn(ctx, about, turn[0]?.id ?? null);
  for (const { id } of turn.slice(1)) {
    const later = await askedIn(ctx, about, id);
    if (!later.choice.ok) return { ...first, choice: later.choice };
  }
  return first;
}

const foundOn = ({ line, findings }: { line: CaseExpense; findings: readonly ExpenseFinding[] }): ExpenseFinding[] =>
  findings.map((f) => ({ ...f, params: { ...f.params, line: line.id } }));

/** Hands the lines in to one approver and tells them; the report follows with its own status. */
export const submitHandler: ActionHandler = handle(submitReport, async (ctx, { record, input }) => {
  const report = record;
  const { lines, total, findings, asked } = await submissionOf(ctx, report);
  const { choice, group, times } = asked;
  const refused = refuse(findings, choice, input.warningsSeen === true);
  if (refused) return refused;
  const approver = (choice as Extract<ApproverChoice, { ok: true }>).user;
  const system = ctx.asSystem('a submitted report hands in its lines');
  const waiting = await waitingSince(system, times);
  const handedIn: unknown[] = [];
  for (const { line, isStale } of lines) {
    const kept = isStale ? await system.records(caseExpense).update(line.id, {}) : undefined;
    if (isRefusal(kept)) return kept;
    const moved = await system.records(caseExpense).move(line.id, 'approvalStatus.handIn', {
      submittedAmount: line.amount,
      originalAmount: line.originalAmount ?? line.amount,
      submittedDate: String(ctx.now),
      approver,
      approvalGroup: group,
      ...waiting,
    });
    if (isRefusal(moved)) return moved;
    handedIn.push(moved.explanation);
  }
  const unclosed = await closeRates(ctx, handedIn);
  if (unclosed) return unclosed;
  await ctx.emit(reportSubmitted, report.id, {
    report: report.id,
    reference: report.batchReference ?? '',
    description: report.description,
    assignee: report.assignee?.id ?? null,
    caseDetail: report.caseDetailId,
    total,
    currency: report.currency,
    approver,
    submittedDate: String(ctx.now),
  });
  return { submittedDate: String(ctx.now) };
});

function refuse(
  findings: readonly ExpenseFinding[],
  choice: ApproverChoice,
  warningsSeen: boolean,
): Refusal | undefined {
  const blocking = findings.find((f) => f.severity === 'block');
  if (blocking) return refusalOf(blocking);
  if (!choice.ok) return expenseRefusals.noApprover();
  if (findings.length > 0 && !warningsSeen) return expenseRefusals.warningsNotSeen();
  return undefined;
}

/** The report of a line, in full. A line always has one. */
export async function reportOf(ctx: Context, line: CaseExpense): Promise<CaseExpenseBatch> {
  const report = await ctx.records(caseExpenseBatch).get(line.caseExpenseBatch.id, { lock: true });
  if (isRefusal(report)) throw new Error(`expense ${line.id} belongs to a report that cannot be read`);
  return report;
}
