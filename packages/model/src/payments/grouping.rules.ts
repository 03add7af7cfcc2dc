import { Decimal } from 'decimal.js';

const ExactSum = Decimal.clone({ precision: 60, toExpNeg: -1000, toExpPos: 1000 });

/**
 * Something approved that may be paid: an expense report, an invoice or a credit note. `amount` is an exact decimal in
 * `currency`; `account` identifies the bank details (equal for equal accounts, empty when there are none).
 */
export interface PaymentCandidate {
  readonly id: string;
  readonly kind: 'expense' | 'invoice' | 'creditNote';
  readonly payee: string;
  readonly account?: string | null;
  readonly currency: string;
  readonly amount: string;
  /** Who pays; batches of different payers are never mixed. */
  readonly payer?: string | null;
  readonly isApproved: boolean;
  readonly holdReason?: string | null;
  readonly isOnHold?: boolean;
  /** Id of the batch it is already in. */
  readonly batch?: string | null;
  readonly creditReason?: string | null;
  /** The bank details have blocking findings. */
  readonly hasInvalidAccount?: boolean;
}

/** Items that are paid together: one kind, one account, one currency, one payer and one credit reason. */
export interface ProposedBatch {
  readonly kind: PaymentCandidate['kind'];
  readonly account: string;
  readonly currency: string;
  readonly payer?: string;
  readonly creditReason?: string;
  readonly items: readonly PaymentCandidate[];
  /** Sum of the items, exact decimal. */
  readonly total: string;
}

/** Why something is not paid now. */
export interface LeftOut {
  readonly id: string;
  readonly code:
    | 'payments.notApproved'
    | 'payments.inBatch'
    | 'payments.onHold'
    | 'payments.ownPayment'
    | 'payments.noBankDetails'
    | 'payments.invalidBankDetails'
    | 'payments.nothingToPay'
    | 'payments.credit';
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Builds payment batches so that mixtures cannot arise, and lists what was left out and why. Nothing is lost: every
 * candidate is in exactly one batch or in `leftOut`. Batches and items keep the order of the candidates.
 * `createdBy` never pays themself (`payments.ownPayment`); an expense report below zero is a debt, no payment
 * (`payments.credit`).
 */
export function groupForPayment(
  candidates: readonly PaymentCandidate[],
  createdBy: string,
): { readonly batches: readonly ProposedBatch[]; readonly leftOut: readonly LeftOut[] } {
  const groups = new Map<string, PaymentCandidate[]>();
  const leftOut: LeftOut[] = [];
  for (const candidate of candidates) {
    const reason = reasonToLeaveOut(candidate, createdBy);
    if (reason) {
      leftOut.push({ id: candidate.id, ...reason });
      continue;
    }
    const key = groupKey(candidate);
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  return { batches: [...groups.values()].map(batchOf), leftOut };
}

/** Why items may not be in one batch (specification, "A payment batch must not mix ..."). All block. */
export interface MixtureFinding {
  readonly code:
    | 'payments.differentBankDetails'
    | 'payments.differentCurrencies'
    | 'payments.differentPayers'
    | 'payments.invoicesWithCredits'
    | 'payments.expensesWithInvoices'
    | 'payments.differentCreditReasons';
  readonly severity: 'block';
}

/** Checks a batch put together by hand or changed since; an empty answer means that it may be paid as one. */
export function checkMixture(items: readonly PaymentCandidate[]): MixtureFinding[] {
  const isMixed = (valueOf: (item: PaymentCandidate) => unknown) => new Set(items.map(valueOf)).size > 1;
  const hasCredits = items.some((item) => item.kind === 'creditNote');
  const credits = items.filter((item) => item.kind === 'creditNote');
  const findings: MixtureFinding[] = [];
  const add = (code: MixtureFinding['code']) => findings.push({ code, severity: 'block' });
  if (isMixed((item) => item.account ?? '')) add('payments.differentBankDetails');
  if (isMixed((item) => item.currency)) add('payments.differentCurrencies');
  if (isMixed((item) => item.payer ?? '')) add('payments.differentPayers');
  if (isMixed((item) => item.kind)) add(hasCredits ? 'payments.invoicesWithCredits' : 'payments.expensesWithInvoices');
  if (new Set(credits.map((item) => item.creditReason ?? '')).size > 1) add('payments.differentCreditReasons');
  return findings;
}

function reasonToLeaveOut(candidate: PaymentCandidate, createdBy: string): Omit<LeftOut, 'id'> | undefined {
  const amount = new ExactSum(candidate.amount);
  if (!candidate.isApproved) return { code: 'payments.notApproved' };
  if (candidate.batch) return { code: 'payments.inBatch', params: { batch: candidate.batch } };
  if (candidate.isOnHold) return { code: 'payments.onHold', params: { reason: candidate.holdReason ?? '' } };
  if (candidate.payee === createdBy) return { code: 'payments.ownPayment' };
  if (amount.isZero()) return { code: 'payments.nothingToPay' };
  if (amount.isNegative()) return { code: 'payments.credit', params: { amount: candidate.amount } };
  if (!candidate.account) return { code: 'payments.noBankDetails' };
  return candidate.hasInvalidAccount ? { code: 'payments.invalidBankDetails' } : undefined;
}

function groupKey({ kind, account, currency, payer, creditReason }: PaymentCandidate): string {
  return JSON.stringify([kind, account, currency, payer || '', kind === 'creditNote' ? creditReason || '' : '']);
}

function batchOf(items: readonly PaymentCandidate[]): ProposedBatch {
  const first = items[0];
  if (!first?.account) throw new Error('A group of payments has at least one item with an account');
  const { kind, account, currency, payer, creditReason } = first;
  const places = Math.max(...items.map((item) => item.amount.split('.')[1]?.length ?? 0));
  const total = items.reduce((sum, item) => sum.plus(item.amount), new ExactSum(0)).toFixed(places);
  const reason = kind === 'creditNote' && creditReason ? { creditReason } : {};
  return { kind, account, currency, ...(payer && { payer }), ...reason, items, total };
}
