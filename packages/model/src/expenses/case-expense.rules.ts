import { amountText, type Caller, currencyDecimals, defineRules, Exact, type Refusal } from '@homeport/grammar';
import { convert, type RateRecord, rateRefusals } from '../rates/door.generated.ts';
import { type CaseExpense, caseExpense } from './case-expense.entity.ts';
import { findDuplicates, type KnownExpense } from './duplicate.rules.ts';
import { expenseRefusals } from './expenses.refusals.ts';
import type { ExpenseFinding, ExpenseLine } from './line.rules.ts';
import { checkDates, checkReceipt, checkSubmittedAmount } from './line-checks.rules.ts';
import { checkFlexLimits } from './policy-limit.rules.ts';

/** The report an expense belongs to, as far as the rules of its lines need to know. Ids, not labels. */
export interface ReportFacts {
  readonly id: string;
  readonly status: string;
  readonly assignee: string;
  readonly caseDetail: string;
  readonly category: 'EMPLOYEE' | 'VENDOR' | 'COMPANY';
  readonly currency: string;
  readonly postedBy: string | null;
}
/** The policy line of an expense item. Amounts in `currency`. */
export interface PolicyLine {
  readonly receiptRequired: boolean;
  readonly receiptRequiredAbove: string | null;
  readonly limit: string | null;
  readonly tolerance: string | null;
  readonly currency: string | null;
  readonly maximumAgeInDays: number | null;
}
/** What is loaded before the rules of an expense run. */
export interface ExpenseFacts extends Readonly<Record<string, unknown>> {
  readonly report: ReportFacts;
  readonly policy: PolicyLine | undefined;
  readonly rates: readonly RateRecord[];
  readonly baseCurrency: string;
  /** yyyy-MM-dd */
  readonly today: string;
  readonly known: readonly KnownExpense[];
  readonly receiptHash: string | null;
  readonly taxRate: string | null;
  /** Whether its tax code, if it has one, holds on its day. */
  readonly isTaxCodeValid: boolean;
  readonly approverName: string | null;
}

/** What is decided on: what the group before approved of it, else the amount as it was handed in. Exact decimal in its currency. */
export const amountToDecide = (
  expense: Pick<CaseExpense, 'submittedAmount' | 'amount'> & { readonly proposedAmount?: string | null },
): string => expense.proposedAmount ?? expense.submittedAmount ?? expense.amount;

/** The decimals of a currency; two for one that is not in ISO 4217. */
export const decimalsOf = currencyDecimals;

export const caseExpenseRules = defineRules<typeof caseExpense, ExpenseFacts>(caseExpense, {
  derive: (expense, facts) => ({
    assignee: facts.report.assignee,
    caseDetailId: facts.report.caseDetail,
    batchType: facts.report.category,
    receiptHash: facts.receiptHash,
    ...taxParts(expense, facts),
    ...conversion(expense, facts),
    ...found(findingsOf(expense, facts)),
  }),
  check: (expense, before, facts) => {
    const line = lineOf(expense, facts);
    const [lost] = hasMoved(before, facts) ? missingRate(expense, facts) : [];
    return [
      ...[
        ...(lost ? [lost] : []),
        ...checkSubmittedAmount(line, decimalsOf(expense.currency)),
        ...checkDates(line, facts.today),
      ]
        .filter(
          (finding) => finding.severity === 'block' && !(isOfThatDay(finding) && isDatedAsBefore(expense, before)),
        )
        .map((finding) => refusalOf(finding)),
      ...(facts.isTaxCodeValid || isTaxedAsBefore(expense, before)
        ? []
        : [expenseRefusals.taxCodeNotValid({}, 'taxCode')]),
    ];
  },
  guards: {
    isNotOwn: (expense, { me, report }) =>
      expense.assignee?.id === me.person || report.postedBy === me.user ? expenseRefusals.ownExpense() : undefined,
    isMineToDecide: (expense, { me, approverName }) =>
      isForMe(expense, me) ? undefined : expenseRefusals.notYours({ approver: approverName ?? '' }),
    nothingInTheWay: (expense, facts) => {
      const found = findingsOf(expense, facts).find(({ code }) => decisive.has(code));
      return found && refusalOf(found);
    },
    isNotInPayment: (_, { report }) =>
      report.status === 'IN_PAYMENT' || report.status === 'PAID' ? expenseRefusals.inPayment() : undefined,
  },
});

/**
 * What has come up since an expense was handed in and stops its approval: elsewhere its receipt was approved, or its rate is
 * gone. A policy that became stricter meanwhile does not; the approver sees it and decides.
 */
const decisive: ReadonlySet<string> = new Set(['expenses.sameReceiptApproved', 'rates.noRate']);

/** An expense that was kept while such a day was still taken can be changed, taken back and decided; handing it in is refused. */
const isOfThatDay = ({ code }: ExpenseFinding): boolean => code === 'expenses.dateInFuture';
const isDatedAsBefore = (expense: CaseExpense, before: CaseExpense | undefined): boolean =>
  before?.expenseDate === expense.expenseDate;

/** The report is in another currency than this expense was converted into. */
const hasMoved = (before: CaseExpense | undefined, { report }: ExpenseFacts): boolean =>
  typeof before?.convertedCurrency === 'string' && before.convertedCurrency !== report.currency;

/** The decision waits for this user, or for somebody who has delegated to this user today. */
const isForMe = (expense: Pick<CaseExpense, 'approver'>, me: Caller): boolean =>
  expense.approver === null || expense.approver.id === me.user || me.delegators.includes(expense.approver.id);

/** An expense as the pure checks look at it. */
function lineOf(expense: CaseExpense, facts: Pick<ExpenseFacts, 'policy' | 'receiptHash' | 'report'>): ExpenseLine {
  return {
    id: expense.id ?? 'new',
    employee: facts.report.assignee,
    date: expense.expenseDate,
    toDate: expense.toDate,
    submitted: amountText(expense.amount, expense.currency),
    approved: expense.approvedAmount,
    currency: expense.currency,
    isReceiptRequired: isReceiptRequired(expense, facts.policy),
    receiptHash: facts.receiptHash,
  };
}

/** A receipt is required by the policy line, from its threshold on when amounts are in the same currency. */
export function isReceiptRequired(
  expense: Pick<CaseExpense, 'amount' | 'currency'>,
  policy: PolicyLine | undefined,
): boolean {
  if (!policy?.receiptRequired) return false;
  if (policy.receiptRequiredAbove === null || policy.currency !== expense.currency) return true;
  return new Exact(expense.amount).gt(policy.receiptRequiredAbove);
}

/** Its age is that on the day it was handed in: an approver who takes a month makes no expense too old. */
const dayOf = (expense: CaseExpense, { today }: ExpenseFacts): string => expense.submittedDate?.slice(0, 10) ?? today;

/** Everything to know about one expense before it is handed in: receipt, date, age, duplicates, limit, missing rate. */
export function findingsOf(expense: CaseExpense, facts: ExpenseFacts): ExpenseFinding[] {
  const line = lineOf(expense, facts);
  return [
    ...checkDates(line, dayOf(expense, facts)),
    ...tooOld(expense, facts),
    ...checkReceipt(line),
    ...findDuplicates(line, facts.known, { report: facts.report.id }),
    ...overLimit(expense, facts),
    ...missingRate(expense, facts),
  ];
}

/**
 * The limit of the policy line, in the policy's currency: what was spent in another one is converted first, so that no
 * currency is a way around it. Without a rate nobody knows, and that is said.
 */
function overLimit(expense: CaseExpense, { policy, rates, baseCurrency, report }: ExpenseFacts): ExpenseFinding[] {
  if (!policy?.limit || !policy.currency) return [];
  const { currency } = policy;
  const decimals = decimalsOf(currency);
  const spent = convert(expense.amount, expense.currency, currency, expense.expenseDate, rates, decimals, {
    baseCurrency,
  });
  if (!spent.ok) {
    const isSaidAnyway = report.currency === currency;
    return isSaidAnyway ? [] : [{ code: spent.code, severity: 'warn', field: 'currency', params: spent.params }];
  }
  const limits = { upper: policy.limit, tolerancePercent: policy.tolerance };
  return checkFlexLimits(spent.amount, limits, decimals).findings.map((f) => ({
    ...f,
    params: { ...f.params, currency },
  }));
}

/** What is found on an expense now, and what it comes to in its report's currency now; null without a rate. */
export function judged(
  expense: CaseExpense,
  facts: ExpenseFacts,
): { readonly findings: readonly ExpenseFinding[]; readonly convertedAmount: string | null } {
  const { convertedAmount = expense.convertedAmount } = conversion(expense, facts);
  return { findings: findingsOf(expense, facts), convertedAmount };
}

/** A finding as the refusal shown at its field. */
export function refusalOf(finding: ExpenseFinding): Refusal {
  if (finding.code === 'rates.noRate') return rateRefusals.noRate(finding.params, finding.field);
  const name = finding.code.split('.')[1] as keyof typeof expenseRefusals;
  const make = expenseRefusals[name] as typeof expenseRefusals.noItems;
  return make(finding.params, finding.field === 'date' ? 'expenseDate' : finding.field);
}

function tooOld(expense: CaseExpense, facts: ExpenseFacts): ExpenseFinding[] {
  const { policy } = facts;
  if (!policy?.maximumAgeInDays) return [];
  const oldest = Temporal.PlainDate.from(dayOf(expense, facts)).subtract({ days: policy.maximumAgeInDays }).toString();
  if (expense.expenseDate >= oldest) return [];
  return [{ code: 'expenses.tooOld', severity: 'warn', field: 'date', params: { days: policy.maximumAgeInDays } }];
}

function missingRate(expense: CaseExpense, facts: ExpenseFacts): ExpenseFinding[] {
  if (isConverted(expense, facts)) return [];
  const converted = convertExpense(expense, facts);
  // What comes to nothing in the report's currency could be approved and never be paid.
  if (converted.ok && new Exact(converted.amount).isZero())
    return [{ code: 'expenses.amountNotPositive', severity: 'block', field: 'amount' }];
  return converted.ok ? [] : [{ code: converted.code, severity: 'block', field: 'currency', params: converted.params }];
}

const convertExpense = (expense: CaseExpense, { report, rates, baseCurrency }: ExpenseFacts) =>
  convert(
    amountText(expense.amount, expense.currency),
    expense.currency,
    report.currency,
    expense.expenseDate,
    rates,
    decimalsOf(report.currency),
    {
      baseCurrency,
    },
  );

/** Once it is handed in, the amount that the assignee saw stands, whatever rates are published or corrected after it. */
const isConverted = (expense: CaseExpense, { report }: ExpenseFacts): boolean =>
  expense.approvalStatus !== undefined &&
  expense.approvalStatus !== 'DRAFT' &&
  expense.convertedAmount !== null &&
  expense.convertedAmount !== undefined &&
  expense.convertedCurrency === report.currency;

function conversion(
  expense: CaseExpense,
  facts: ExpenseFacts,
): Readonly<Record<string, unknown>> & { readonly convertedAmount?: string | null } {
  if (isConverted(expense, facts)) return {};
  const converted = convertExpense(expense, facts);
  const none = {
    convertedAmount: null,
    convertedCurrency: facts.report.currency,
    rate: null,
    rateDate: null,
    rateSource: null,
    explanation: null,
  };
  if (!converted.ok) return none;
  const { rate, explanation } = converted;
  return {
    convertedAmount: converted.amount,
    convertedCurrency: converted.currency,
    rate: rate.path === 'same' ? null : new Exact(rate.rate).toDecimalPlaces(10).toFixed(),
    rateDate: rate.legs[0]?.date ?? null,
    rateSource: rate.legs[0]?.source ?? null,
    explanation,
  };
}

/** Tax inside the amount: goods = amount ÷ (1 + rate), rounded half-up once; the tax is the rest, so both add up. */
const isTaxedAsBefore = (expense: CaseExpense, before: CaseExpense | undefined): boolean =>
  before?.expenseDate === expense.expenseDate && before.taxCode?.id === expense.taxCode?.id;

function taxParts(expense: CaseExpense, { taxRate }: ExpenseFacts) {
  if (taxRate === null) return { taxRate: null, goodsAmount: expense.amount, taxAmount1: null };
  const decimals = decimalsOf(expense.currency);
  const goods = new Exact(expense.amount).div(new Exact(taxRate).div(100).plus(1)).toDecimalPlaces(decimals, 4);
  return {
    taxRate,
    goodsAmount: goods.toFixed(decimals),
    taxAmount1: new Exact(expense.amount).minus(goods).toFixed(decimals),
  };
}

const found = (findings: readonly ExpenseFinding[]) => ({ findings, isFlagged: findings.length > 0 });
