import { amountText, Exact } from '@homeport/grammar';

/** An approved bill: what is still to be paid of it, and when that is expected. */
export interface ApprovedBill {
  readonly currency: string;
  readonly outstandingAmount: string | null;
  readonly expectedPayment: string | null;
}
export interface ExpectedPayment {
  readonly currency: string;
  readonly amount: string;
  /** The first day of it, yyyy-MM-dd; null where none is known. */
  readonly first: string | null;
}

/** What is expected of bills, never added up over currencies: one sum for each, in the order of the alphabet. */
export function expectedPayments(bills: readonly ApprovedBill[]): ExpectedPayment[] {
  const currencies = [...new Set(bills.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = bills.filter((bill) => bill.currency === currency);
    const sum = own.reduce((all, { outstandingAmount }) => all.plus(outstandingAmount ?? 0), new Exact(0));
    const [first = null] = own.flatMap(({ expectedPayment }) => expectedPayment ?? []).sort();
    return { currency, amount: amountText(sum.toFixed(), currency), first };
  });
}
