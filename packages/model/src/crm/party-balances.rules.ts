import { amountText, Exact } from '@homeport/grammar';
import type { PartyBalance } from './crm.routes.ts';

/** A document that is open: its currency, and what is still to be paid of it. */
export interface OpenDocument {
  readonly currency: string;
  readonly outstandingAmount: string | null;
}

/** What is open with a party by its bills and by the invoices to it: one line a currency, never added up over currencies. */
export function partyBalances(bills: readonly OpenDocument[], invoices: readonly OpenDocument[]): PartyBalance[] {
  const currencies = [...new Set([...bills, ...invoices].map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const sumOf = (documents: readonly OpenDocument[]): string =>
      amountText(
        documents
          .filter((one) => one.currency === currency)
          .reduce((sum, { outstandingAmount }) => sum.plus(outstandingAmount ?? 0), new Exact(0))
          .toFixed(),
        currency,
      );
    return { currency, owedToThem: sumOf(bills), owedByThem: sumOf(invoices) };
  });
}
