import type { Refusal } from '@homeport/grammar';
import { Exact } from '@homeport/grammar';
import { difference, total } from './amounts.rules.ts';
import { financeRefusals as no } from './finance.refusals.ts';

/** An invoice of ours or a vendor's bill, as far as paying it goes. Amounts in major units of its currency. */
export interface PayableDocument {
  /** SENT or APPROVED, whichever its kind is paid in; or PAID already. */
  readonly isPayable: boolean;
  readonly party: string;
  readonly currency: string;
  readonly paidAmount: string | null;
  readonly outstandingAmount: string | null;
}
/** A receipt or payment of the ledger that names it. */
export interface PayingEntry {
  readonly party: string;
  readonly currency: string;
  readonly amount: string;
}
/** What is paid of a document now, and whether that is all of it. */
export interface Settlement {
  readonly paidAmount: string;
  readonly isSettled: boolean;
}

/** What is outstanding of a document. Of one that was written before payments were counted all of it is, until it is paid. */
export const outstandingOf = (bill: {
  readonly status: string;
  readonly grossAmount: string | null;
  readonly outstandingAmount: string | null;
}): string =>
  bill.outstandingAmount ?? (bill.status === 'PAID' || bill.status === 'CANCELLED' ? '0' : (bill.grossAmount ?? '0'));

/** What a document has been paid once an entry counts: never more than is outstanding, in its currency, by its own party. */
export function paidBy(entry: PayingEntry, bill: PayableDocument): Settlement | Refusal {
  if (!bill.isPayable) return no.notPayable();
  if (entry.party !== bill.party) return no.paymentOtherParty({}, 'financialEntity');
  if (entry.currency !== bill.currency) return no.paymentOtherCurrency({ currency: bill.currency }, 'currency');
  if (!new Exact(entry.amount).gt(0)) return no.paymentNotPositive({}, 'amount');
  const rest = difference(bill.currency, bill.outstandingAmount, entry.amount);
  if (new Exact(rest).lt(0))
    return no.paymentOverOutstanding({ outstanding: `${bill.outstandingAmount ?? '0'} ${bill.currency}` }, 'amount');
  return { paidAmount: total(bill.currency, bill.paidAmount, entry.amount), isSettled: new Exact(rest).isZero() };
}

/**
 * What is still paid of it when an entry that counted is taken back. Never less than nothing: entries that were posted before
 * payments were counted never made it any more paid.
 */
export const unpaidBy = (entry: PayingEntry, bill: PayableDocument): Settlement => {
  const paid = new Exact(bill.paidAmount ?? '0');
  const back = Exact.max(0, Exact.min(paid, entry.amount)).toFixed();
  return {
    paidAmount: difference(bill.currency, bill.paidAmount, back),
    isSettled: !new Exact(total(bill.currency, bill.outstandingAmount, back)).gt(0),
  };
};
