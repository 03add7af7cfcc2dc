import { Exact } from '@homeport/grammar';

/**
 * Something approved that may be paid: an expense report, an invoice or a credit note. `amount` is an exact decimal in
 * `currency`; `account` identifies the bank details (equal for equal accounts, empty when there are none).
 */
export interface PaymentCandidate {
  readonly id: string;
  readonly kind: 'expense' | 'invoice' | 'creditNote';
  /** User or person who gets the money, and the name to show for them. */
  readonly payee: string;
  readonly payeeName?: string | null;
  readonly account?: string | null;
  readonly currency: string;
  readonly amount: string;
  /** Who pays; batches of different payers are never mixed. */
  readonly payer?: string | null;
  readonly isApproved: boolean;
  readonly holdReason?: string | null;
  readonly isOnHold?: boolean;
  /** One of its receipts is approved in another report, too. */
  readonly hasUsedReceipt?: boolean;
  /** Id of the batch it is already in. */
  readonly batch?: string | null;
  readonly creditReason?: string | null;
  /** The bank details have blocking findings. */
  readonly hasInvalidAccount?: boolean;
  /** When the account was last changed, ISO instant. */
  readonly accountChangedAt?: string | null;
}

/** Who groups, when, and how long a changed account has to wait (against hijacked accounts). */
export interface GroupingOptions {
  readonly createdBy: string;
  /** ISO instant. */
  readonly now?: string;
  readonly coolingOffHours?: number;
}

/** Items that become one payment: one kind, one account, one currency, one payer and one credit reason. */
export interface PaymentGroup {
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
    | 'payments.usedReceipt'
    | 'payments.ownPayment'
    | 'payments.noBankDetails'
    | 'payments.invalidBankDetails'
    | 'payments.nothingApproved'
    | 'payments.coolingOff'
    | 'payments.credit';
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * Groups what is to be paid so that mixtures cannot arise, and lists what was left out and why. Nothing is lost: every
 * candidate is in exactly one group or in `leftOut`. Groups and items keep the order of the candidates.
 * `createdBy` never pays themself (`payments.ownPayment`); a total below zero is a debt, no payment
 * (`payments.credit`); an account changed less than `coolingOffHours` ago waits (`payments.coolingOff`).
 */
export function groupForPayment(
  candidates: readonly PaymentCandidate[],
  options: GroupingOptions,
): { readonly groups: readonly PaymentGroup[]; readonly leftOut: readonly LeftOut[] } {
  const groups = new Map<string, PaymentCandidate[]>();
  const leftOut: LeftOut[] = [];
  for (const candidate of candidates) {
    const reason = reasonToLeaveOut(candidate, options);
    if (reason) {
      leftOut.push({ id: candidate.id, ...reason });
      continue;
    }
    const key = groupKey(candidate);
    const group = groups.get(key);
    if (group) group.push(candidate);
    else groups.set(key, [candidate]);
  }
  return { groups: [...groups.values()].map(groupOf), leftOut };
}

/** Why items may not be in one batch (specification, "A payment batch must not mix ..."). All block. */
export interface MixtureFinding {
  readonly code:
    | 'payments.mixedAccounts'
    | 'payments.differentCurrencies'
    | 'payments.differentPayers'
    | 'payments.invoicesWithCredits'
    | 'payments.expensesWithInvoices'
    | 'payments.differentCreditReasons';
  readonly severity: 'block';
}

/** Checks a batch put together by hand or changed since; an empty answer means that it may be paid as one. */
export function checkMixture(items: readonly PaymentCandidate[]): MixtureFinding[] {
  const isMixed = (pick: (item: PaymentCandidate) => unknown) => new Set(items.map(pick)).size > 1;
  const hasCredits = items.some((item) => item.kind === 'creditNote');
  const credits = items.filter((item) => item.kind === 'creditNote');
  const findings: MixtureFinding[] = [];
  const add = (code: MixtureFinding['code']) => findings.push({ code, severity: 'block' });
  if (isMixed((item) => item.account ?? '')) add('payments.mixedAccounts');
  if (isMixed((item) => item.currency)) add('payments.differentCurrencies');
  if (isMixed((item) => item.payer ?? '')) add('payments.differentPayers');
  if (isMixed((item) => item.kind)) add(hasCredits ? 'payments.invoicesWithCredits' : 'payments.expensesWithInvoices');
  if (new Set(credits.map((item) => item.creditReason ?? '')).size > 1) add('payments.differentCreditReasons');
  return findings;
}

function reasonToLeaveOut(candidate: PaymentCandidate, options: GroupingOptions): Omit<LeftOut, 'id'> | undefined {
  const amount = new Exact(candidate.amount);
  if (!candidate.isApproved) return { code: 'payments.notApproved' };
  if (candidate.batch) return { code: 'payments.inBatch', params: { batch: candidate.batch } };
  if (candidate.isOnHold) return { code: 'payments.onHold', params: { reason: candidate.holdReason ?? '' } };
  if (candidate.hasUsedReceipt) return { code: 'payments.usedReceipt' };
  if (candidate.payee === options.createdBy) return { code: 'payments.ownPayment' };
  if (amount.isZero()) return { code: 'payments.nothingApproved' };
  if (amount.isNegative()) return { code: 'payments.credit', params: { amount: candidate.amount } };
  const who = { payee: candidate.payeeName ?? candidate.payee };
  if (!candidate.account) return { code: 'payments.noBankDetails', params: { ...who, currency: candidate.currency } };
  if (candidate.hasInvalidAccount) return { code: 'payments.invalidBankDetails', params: who };
  const hours = options.coolingOffHours ?? 0;
  if (isCoolingOff(candidate, options)) return { code: 'payments.coolingOff', params: { ...who, hours } };
  return undefined;
}

function isCoolingOff({ accountChangedAt }: PaymentCandidate, { now, coolingOffHours }: GroupingOptions): boolean {
  if (!accountChangedAt || !now || !coolingOffHours) return false;
  const age = Temporal.Instant.from(now).epochMilliseconds - Temporal.Instant.from(accountChangedAt).epochMilliseconds;
  return age < coolingOffHours * 3_600_000;
}

function groupKey({ kind, account, currency, payer, creditReason }: PaymentCandidate): string {
  return JSON.stringify([kind, account, currency, payer || '', kind === 'creditNote' ? creditReason || '' : '']);
}

function groupOf(items: readonly PaymentCandidate[]): PaymentGroup {
  const first = items[0];
  if (!first?.account) throw new Error('A group of payments has at least one item with an account');
  const { kind, account, currency, payer, creditReason } = first;
  const places = Math.max(...items.map((item) => item.amount.split('.')[1]?.length ?? 0));
  const total = items.reduce((sum, item) => sum.plus(item.amount), new Exact(0)).toFixed(places);
  const reason = kind === 'creditNote' && creditReason ? { creditReason } : {};
  return { kind, account, currency, ...(payer && { payer }), ...reason, items, total };
}
