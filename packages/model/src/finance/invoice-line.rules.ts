import { defineRules } from '@homeport/grammar';
import { lineAmounts } from './amounts.rules.ts';
import { invoiceLine } from './invoice-line.entity.ts';
import { vendorInvoiceLine } from './vendor-invoice-line.entity.ts';

/** The document of a line, and the rate of its tax code. */
export interface LineFacts extends Readonly<Record<string, unknown>> {
  readonly currency: string;
  readonly taxRate: string | null;
}
const priced = (line: { readonly quantity: string; readonly unitAmount: string }, facts: LineFacts) => ({
  currency: facts.currency,
  taxRate: facts.taxRate,
  ...lineAmounts(line, facts.taxRate, facts.currency),
});

export const invoiceLineRules = defineRules<typeof invoiceLine, LineFacts>(invoiceLine, {
  derive: priced,
});
export const vendorInvoiceLineRules = defineRules<typeof vendorInvoiceLine, LineFacts>(vendorInvoiceLine, {
  derive: priced,
});
