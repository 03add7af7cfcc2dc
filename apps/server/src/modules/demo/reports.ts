import type { Values } from '@homeport/grammar';
import {
  caseExpense,
  caseExpenseBatch,
  caseExpenseBatchRules,
  chooseApprover,
  type ReportLine,
} from '@homeport/model/expenses';
import { derived } from './derived.ts';
import type { Desk } from './desk.ts';
import { type NewReport, reportId } from './new-report.ts';
import { addLine, decideLine, reportLine } from './report-lines.ts';
import { userId, type World } from './world.ts';

/** A report that has been written down. */
export interface FiledReport {
  readonly id: string;
  readonly plan: NewReport;
  readonly lines: readonly string[];
  /** Approved in the report's currency. */
  readonly approved: string;
}

/** Writes a report with its lines as it went through the hands, every number by the same rules as in the product. */
export function fileReport(world: World, desk: Desk, plan: NewReport): FiledReport {
  const { clock } = world;
  const id = reportId(world, plan.key);
  const owner = plan.case.assignee;
  const author = plan.postedBy ? userId(plan.postedBy) : (owner.user ?? plan.case.manager);
  const reference = desk.nextReference();
  const facts = {
    assignee: owner.person,
    caseMaster: plan.case.file,
    postedBy: author,
    isEnabled: true,
    accountHolder: undefined,
  };
  const totals = (status: string, lines: readonly ReportLine[]): Values =>
    derived(caseExpenseBatchRules, { status, currency: plan.currency }, { ...facts, lines });
  world.add(caseExpenseBatch, id, {
    at: clock.at(plan.created, 8, 5),
    by: author,
    set: {
      batchReference: reference,
      description: plan.description,
      category: 'EMPLOYEE',
      caseDetail: plan.case.id,
      currency: plan.currency,
      controlTotal: plan.controlTotal ?? null,
      notes: plan.notes ?? null,
      bankAccount: plan.account?.id ?? null,
      paymentMethod: plan.paymentMethod ?? 'BANK_TRANSFER',
      copyOf: plan.copyOf ?? null,
      ...totals('OPEN', []),
    },
  });
  const lines = plan.lines.map((line, n) => addLine(world, desk, { plan, id, author, reference }, line, n));
  const undecided = lines.map((l) => reportLine(l, 'DRAFT', null));
  follow(plan.created, 8, 40, author, 'derive', totals('OPEN', undecided));
  if (plan.submitted !== undefined) submit(plan.submitted);
  return {
    id,
    plan,
    lines: lines.map((l) => l.id),
    approved: plan.decided === undefined ? '0' : String(world.valuesOf(caseExpenseBatch, id).approvedTotal),
  };

  function follow(
    day: number,
    hour: number,
    minute: number,
    by: string,
    deed: string,
    set: Values,
    note?: string,
  ): void {
    world.happened(caseExpenseBatch, id, { deed, at: clock.at(day, hour, minute), by, set, ...(note && { note }) });
  }

  function submit(day: number): void {
    const at = clock.at(day, 9, 10);
    const choice = chooseApprover(desk.routeOn(day, plan.case.group, { employee: owner.user ?? '', postedBy: author }));
    if (!choice.ok) throw new Error(`nobody can approve the report ${plan.key}`);
    for (const line of lines) {
      const set = {
        approvalStatus: 'AWAITING_APPROVAL',
        submittedAmount: line.plan.amount,
        originalAmount: line.plan.amount,
        submittedDate: at,
        approver: choice.user,
        dueDate: clock.day(day + 5),
      };
      world.happened(caseExpense, line.id, { deed: 'handIn', at, by: author, set });
    }
    follow(day, 9, 10, author, 'submit', {
      status: 'AWAITING_APPROVAL',
      submittedDate: at,
      ...totals('AWAITING_APPROVAL', undecided),
    });
    if (plan.replacedBy) replace(plan.replacedBy);
    else decide(day, choice.user);
  }

  /** The lines are decided one after the other; the report follows with the last. */
  function decide(submitted: number, approver: string): void {
    const day = plan.decided ?? Math.min(-1, submitted + 1);
    const after = lines.map((line, n) => decideLine(world, line, day, n, approver));
    const states = lines.map((line, n) =>
      reportLine(line, after[n]?.status ?? 'AWAITING_APPROVAL', after[n]?.amount ?? null),
    );
    if (plan.decided === undefined) {
      if (after.some((a) => a.amount !== null))
        follow(day, 15, 10, approver, 'derive', totals('AWAITING_APPROVAL', states));
      return;
    }
    const status = states.some((s) => s.approvalStatus === 'APPROVED') ? 'APPROVED' : 'REJECTED';
    const last = clock.at(day, 15, 5 + lines.length);
    follow(day, 15, 5 + lines.length, approver, status === 'APPROVED' ? 'settle' : 'turnDown', {
      status,
      decidedDate: last,
      ...totals(status, states),
    });
  }

  function replace({ report, day }: NonNullable<NewReport['replacedBy']>): void {
    for (const line of lines) {
      world.happened(caseExpense, line.id, {
        deed: 'cancel',
        at: clock.at(day, 10),
        by: author,
        set: { approvalStatus: 'CANCELLED' },
      });
    }
    follow(day, 10, 0, author, 'edit', { status: 'CANCELLED', replacedBy: report, ...totals('CANCELLED', []) });
  }
}
