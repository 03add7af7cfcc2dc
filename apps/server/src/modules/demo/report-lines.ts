import type { Values } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import { caseExpense, caseExpenseRules, type ExpenseFacts, type ReportLine } from '@homeport/model/expenses';
import { convertLike, type StoredConversion } from '@homeport/model/rates';
import { derived } from './derived.ts';
import { type Desk, policyOf } from './desk.ts';
import { expenseId, type NewLine, type NewReport } from './new-report.ts';
import { addReceipt, type Photo, type Receipt } from './receipts.ts';
import { userId, type World } from './world.ts';

/** An expense that has been written down. */
export interface Line {
  readonly id: string;
  readonly plan: NewLine;
  readonly values: Values;
  readonly explanation: StoredConversion | null;
}
/** The report a line is added to. */
export interface LineOf {
  readonly plan: NewReport;
  readonly id: string;
  readonly author: string;
  readonly reference: string;
}

/** An expense with its receipt, converted and checked as the product does when it is entered. */
export function addLine(world: World, desk: Desk, of: LineOf, plan: NewLine, n: number): Line {
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
  const policy = policyOf(world.tenant, plan.item);
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
    policy,
    rates: desk.ratesFor([plan.currency, of.plan.currency, policy.currency], entered.expenseDate),
    baseCurrency: world.tenant.baseCurrency,
    today: clock.day(of.plan.created),
    known: desk.lookAlikes(id, owner.person, entered, receipt?.sha256 ?? null),
    receiptHash: receipt?.sha256 ?? null,
    isTaxCodeValid: true,
    taxRate: plan.taxCode ? desk.taxRate(plan.taxCode) : null,
    approverName: null,
  };
  const record = { id, ...entered, toDate: null, approvedAmount: null };
  const { caseDetailId, ...others } = derived(caseExpenseRules, record, facts);
  const values: Values = { ...entered, ...others, caseDetail: caseDetailId };
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
  return { id, plan, values, explanation: (values.explanation ?? null) as unknown as StoredConversion | null };
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

/** What the approver made of a line. */
export function decideLine(world: World, line: Line, day: number, n: number, approver: string): Decided {
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
export function reportLine({ values, explanation }: Line, approvalStatus: string, approved: string | null): ReportLine {
  const approvedConverted = approved !== null && explanation ? convertLike(approved, explanation).amount : null;
  return { approvalStatus, convertedAmount: (values.convertedAmount ?? null) as string | null, approvedConverted };
}
