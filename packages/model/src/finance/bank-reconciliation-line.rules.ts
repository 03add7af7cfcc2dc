import { defineRules, Exact, type Refusal } from '@homeport/grammar';
import { bankReconciliationLine } from './bank-reconciliation-line.entity.ts';
import { financeRefusals as no } from './finance.refusals.ts';

/** The entry of the ledger or the payment that a line of the bank stands for. Money in is positive, money out negative. */
export interface BankMatch {
  readonly amount: string;
  readonly currency: string;
  /** Posted, or sent to the bank. */
  readonly isFinal: boolean;
  /** A line of this or another statement has cleared it. */
  readonly isUsed: boolean;
}
export interface BankLineFacts extends Readonly<Record<string, unknown>> {
  readonly match: BankMatch | null;
  /** The currency of the statement, ISO 4217. */
  readonly statementCurrency: string;
  readonly statementDate: string;
  /** The day of the statement of the same account before this one, where its period begins. */
  readonly statementBefore: string | null;
}

/**
 * A line is in the currency of its statement, whose balances it is added to: what was paid in another one stands there as the bank
 * converted it. Its day lies after the statement before, up to the day of its own. It is cleared by what it stands for: a final entry of the same amount and currency that no other line has taken.
 */
export const bankReconciliationLineRules = defineRules<typeof bankReconciliationLine, BankLineFacts>(
  bankReconciliationLine,
  {
    check: (line, before, { match, statementCurrency, statementDate, statementBefore }, how) => {
      const found = line.isCleared ? refuseMatch(line.amount, line.currency, match) : undefined;
      const isForeign = line.currency !== statementCurrency;
      const isMoved = before?.valueDate !== line.valueDate && !how?.isRestored;
      const isOutside =
        line.valueDate > statementDate || (statementBefore !== null && line.valueDate <= statementBefore);
      return [
        ...(isMoved && isOutside ? [no.outsideStatement({}, 'valueDate')] : []),
        ...(found ? [found] : []),
        ...(isForeign ? [no.lineOtherCurrency({ currency: statementCurrency }, 'currency')] : []),
      ];
    },
  },
);

function refuseMatch(amount: string, currency: string, match: BankMatch | null): Refusal | undefined {
  if (match === null) return no.matchNeeded({}, 'isCleared');
  if (!match.isFinal) return no.matchNotPosted({}, 'isCleared');
  if (match.currency !== currency) return no.matchOtherCurrency({ currency: match.currency }, 'isCleared');
  if (!new Exact(match.amount).eq(amount))
    return no.matchOtherAmount({ amount: `${match.amount} ${match.currency}` }, 'isCleared');
  return match.isUsed ? no.matchUsed({}, 'isCleared') : undefined;
}
