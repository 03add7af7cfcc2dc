import type { Values } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import {
  type CaseExpense,
  caseExpense,
  caseExpenseBatch,
  caseExpenseBatchRules,
  caseExpenseRules,
  chooseApprover,
  decimalsOf,
  type ExpenseFacts,
  type ReportLine,
} from '@homeport/model/expenses';
import { type ConversionExplanation, convertLike } from '@homeport/model/rates';
import type { DemoCase } from './cases.ts';
import { demoId } from './chance.ts';
import { type Desk, policyOf } from './desk.ts';
import type { OwnAccount } from './people.ts';
import { addReceipt, type Photo, type Receipt } from './receipts.ts';
import { userId, type World } from './world.ts';

/** What became of a line; `waiting` is everything that still needs a decision. */
export type Outcome =
  | { readonly is: 'approved'; readonly amount?: string; readonly note?: string }
  | { readonly is: 'rejected'; readonly reason: string }
  | { readonly is: 'waiting' }
  | { readonly is: 'delegated'; readonly to: string; readonly note: string }
  | { readonly is: 'escalated'; readonly to: string; readonly note: string }
  | { readonly is: 'onHold'; readonly note: string };

export interface NewLine {
  readonly item: string;
  readonly activity: string;
  readonly amount: string;
  readonly currency: string;
  /** Day of the purchase, counted from today. */
  readonly day: number;
  readonly receipt?: Photo | { readonly merchant: string; readonly town: string };
  readonly taxCode?: string;
  readonly notes?: string;
  /** The expense of a cancelled report that this one is a copy of; the receipt is the same. */
  readonly copyOf?: string;
  /** Approved as claimed unless said otherwise; of no meaning in open reports. */
  readonly outcome?: Outcome;
}

export interface NewReport {
  readonly key: string;
  readonly case: DemoCase;
  readonly description: string;
  readonly currency: string;
  readonly account?: OwnAccount;
  readonly controlTotal?: string;
  readonly notes?: string;
  readonly lines: readonly NewLine[];
  /** Days from today. */
  readonly created: number;
  readonly submitted?: number;
  readonly decided?: number;
  readonly paymentMethod?: 'BANK_TRANSFER' | 'PAYROLL';
  /** Somebody of the mobility team who entered it; else the assignee. */
  readonly postedBy?: string;
  readonly copyOf?: string;
  /** Edited after it was handed in, on this day, by this copy. */
  readonly replacedBy?: { readonly report: string; readonly day: number };
}

/** A report that has been written down. */
export interface FiledReport {
  readonly id: string;
  readonly plan: NewReport;
  readonly lines: readonly string[];
  /** Approved in the report's currency. */
  readonly approved: string;
}

/** The id of a report, before it is written. */
export const reportId = (world: World, key: string): string => demoId(world.tenant.code, 'report', key);
export const expenseId = (world: World, report: string, line: number): string =>
  demoId(world.tenant.code, 'expense', report, line);

interface Line {
  readonly id: string;
  readonly plan: NewLine;
  readonly values: Values;
  readonly explanation: ConversionExplanation | null;
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
    newReference: reference,
    postedBy: author,
    isEnabled: true,
    accountHolder: undefined,
  };
  const totals = (status: string, lines: readonly ReportLine[]): Values =>
    caseExpenseBatchRules.spec.derive?.({ status, currency: plan.currency } as never, { ...facts, lines }) as Values;
  world.add(caseExpenseBatch, id, {
    at: clock.at(plan.created, 8, 5),
    by: author,
    set: {
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
    if (plan.replacedBy) return replace(plan.replacedBy);
    decide(day, choice.user);
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

interface LineOf {
  readonly plan: NewReport;
  readonly id: string;
  readonly author: string;
  readonly reference: string;
}

function addLine(world: World, desk: Desk, of: LineOf, plan: NewLine, n: number): Line {
  const { clock } = world;
  const id = expenseId(world, of.plan.key, n);
  const owner = of.plan.case.assignee;
  const at = clock.at(of.plan.created, 8, 10 + 4 * n);
  const receipt = plan.receipt && receiptOf(world, { id, at, by: of.author, owner: owner.person }, plan);
  const entered = {
    caseExpenseBatch: of.id,
    expenseItem: desk.itemId(plan.item),
    activity: plan.activity,
    amount: plan.amount,
    currency: plan.currency,
    expenseDate: clock.day(plan.day),
    receipt: receipt?.id ?? null,
    notes: plan.notes ?? null,
    taxCode: plan.taxCode ? desk.taxId(plan.taxCode) : null,
    copyOf: plan.copyOf ?? null,
  };
  const facts: ExpenseFacts = {
    report: {
      id: of.id,
      status: 'OPEN',
      assignee: owner.person,
      caseDetail: of.plan.case.id,
      category: 'EMPLOYEE',
      currency: of.plan.currency,
      postedBy: of.author,
    },
    policy: policyOf(world.tenant, plan.item),
    rates: desk.ratesFor(plan.currency, of.plan.currency, entered.expenseDate),
    baseCurrency: world.tenant.baseCurrency,
    today: clock.day(of.plan.created),
    known: desk.lookAlikes(id, owner.person, entered, receipt?.sha256 ?? null),
    receiptHash: receipt?.sha256 ?? null,
    taxRate: plan.taxCode ? desk.taxRate(plan.taxCode) : null,
    approverName: null,
  };
  const record = { id, ...entered, toDate: null, approvedAmount: null } as unknown as CaseExpense;
  const { caseDetailId, ...derived } = caseExpenseRules.spec.derive?.(record as never, facts) as Values;
  const values: Values = { ...entered, ...derived, caseDetail: caseDetailId };
  world.add(caseExpense, id, { at, by: of.author, set: values });
  desk.remember({
    id,
    report: of.id,
    employee: owner.person,
    date: entered.expenseDate,
    submitted: plan.amount,
    currency: plan.currency,
    receiptHash: facts.receiptHash,
    reportState: stateOf(of.plan),
  });
  return { id, plan, values, explanation: (values.explanation ?? null) as unknown as ConversionExplanation | null };
}

const stateOf = (plan: NewReport) =>
  plan.replacedBy
    ? 'void'
    : plan.decided !== undefined
      ? 'approved'
      : plan.submitted !== undefined
        ? 'submitted'
        : 'open';

function receiptOf(
  world: World,
  expense: { id: string; at: string; by: string; owner: string },
  plan: NewLine,
): Receipt {
  const { receipt, amount, currency } = plan;
  if (plan.copyOf) {
    const id = String(world.valuesOf(caseExpense, plan.copyOf).receipt);
    return { id, sha256: String(world.valuesOf(attachment, id).sha256) };
  }
  const of = { expense: expense.id, owner: expense.owner, at: expense.at, by: expense.by };
  if (typeof receipt === 'string') return addReceipt(world, of, receipt);
  const { merchant, town } = receipt as Exclude<NewLine['receipt'], Photo | undefined>;
  return addReceipt(world, of, {
    merchant,
    town,
    item: plan.activity,
    amount,
    currency,
    date: world.clock.day(plan.day),
  });
}

interface Decided {
  readonly status: string;
  /** Approved amount in the line's currency; null while nobody has decided. */
  readonly amount: string | null;
}

function decideLine(world: World, line: Line, day: number, n: number, approver: string): Decided {
  const outcome = line.plan.outcome ?? { is: 'approved' };
  const at = world.clock.at(day, 15, 5 + n);
  const step = (deed: string, by: string, set: Values): void =>
    world.happened(caseExpense, line.id, { deed, at, by, set });
  switch (outcome.is) {
    case 'approved': {
      const amount = outcome.amount ?? line.plan.amount;
      step('approve', approver, {
        approvalStatus: 'APPROVED',
        approvedAmount: amount,
        approvedBy: approver,
        decidedDate: at,
        decisionReason: outcome.note ?? null,
      });
      return { status: 'APPROVED', amount };
    }
    case 'rejected':
      step('reject', approver, {
        approvalStatus: 'REJECTED',
        approvedAmount: '0',
        approvedBy: approver,
        decidedDate: at,
        decisionReason: outcome.reason,
      });
      return { status: 'REJECTED', amount: '0' };
    case 'delegated':
      step('delegate', approver, {
        approvalStatus: 'DELEGATED',
        approver: userId(outcome.to),
        delegatedBy: approver,
        decisionReason: outcome.note,
      });
      return { status: 'DELEGATED', amount: null };
    case 'escalated':
      step('escalate', approver, {
        approvalStatus: 'ESCALATED',
        approver: userId(outcome.to),
        decisionReason: outcome.note,
      });
      return { status: 'ESCALATED', amount: null };
    case 'onHold':
      step('hold', approver, { approvalStatus: 'ON_HOLD', decisionReason: outcome.note });
      return { status: 'ON_HOLD', amount: null };
    case 'waiting':
      return { status: 'AWAITING_APPROVAL', amount: null };
  }
}

/** A line as the rules of its report count it. */
function reportLine({ values, explanation }: Line, approvalStatus: string, approved: string | null): ReportLine {
  const approvedConverted = approved !== null && explanation ? convertLike(approved, explanation).amount : null;
  return { approvalStatus, convertedAmount: (values.convertedAmount ?? null) as string | null, approvedConverted };
}

/** An amount written with the decimals of its currency. */
export const written = (amount: number, currency: string): string => amount.toFixed(decimalsOf(currency));
