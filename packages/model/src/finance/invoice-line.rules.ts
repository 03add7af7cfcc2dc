import { defineRules } from '@homeport/grammar';
import { lineAmounts } from './amounts.rules.ts';
import { type ChargedBenefit, checkCharge } from './charge-limit.rules.ts';
import { invoiceLine } from './invoice-line.entity.ts';
import { vendorInvoiceLine } from './vendor-invoice-line.entity.ts';

/** The document of a line, and the rate of its tax code. */
export interface LineFacts extends Readonly<Record<string, unknown>> {
  readonly currency: string;
  readonly taxRate: string | null;
}
/** What an invoice line is checked by besides: the benefit that it charges, if any. */
export interface InvoiceLineFacts extends LineFacts {
  readonly benefit: ChargedBenefit | null;
}
const priced = (line: { readonly quantity: string; readonly unitAmount: string }, facts: LineFacts) => ({
  currency: facts.currency,
  taxRate: facts.taxRate,
  ...lineAmounts(line, facts.taxRate, facts.currency),
});

export const invoiceLineRules = defineRules<typeof invoiceLine, InvoiceLineFacts>(invoiceLine, {
  derive: priced,
  check: (line, _before, facts) => checkCharge({ ...priced(line, facts), unitAmount: line.unitAmount }, facts.benefit),
});
export const vendorInvoiceLineRules = defineRules<typeof vendorInvoiceLine, LineFacts>(vendorInvoiceLine, {
  derive: priced,
});
