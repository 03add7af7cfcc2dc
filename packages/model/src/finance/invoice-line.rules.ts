import { defineRules, type Refusal } from '@homeport/grammar';
import { lineAmounts } from './amounts.rules.ts';
import { type ChargedBenefit, checkCharge } from './charge-limit.rules.ts';
import { financeRefusals as no } from './finance.refusals.ts';
import { invoiceLine } from './invoice-line.entity.ts';
import { vendorInvoiceLine } from './vendor-invoice-line.entity.ts';

/** The document of a line, and the rate of its tax code. */
export interface LineFacts extends Readonly<Record<string, unknown>> {
  readonly currency: string;
  readonly taxRate: string | null;
  /** Whether its tax code, if it has one, holds on the day of the document. */
  readonly isTaxCodeValid: boolean;
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

type Taxed = { readonly taxCode: { readonly id: string } | null };
/** A line that was taxed before is not judged by what has ended since. */
const checkTaxCode = (line: Taxed, before: Taxed | undefined, { isTaxCodeValid }: LineFacts): Refusal[] =>
  isTaxCodeValid || before?.taxCode?.id === line.taxCode?.id ? [] : [no.taxCodeNotValid({}, 'taxCode')];

export const invoiceLineRules = defineRules<typeof invoiceLine, InvoiceLineFacts>(invoiceLine, {
  derive: priced,
  check: (line, before, facts) => [
    ...checkTaxCode(line, before, facts),
    ...checkCharge({ ...priced(line, facts), unitAmount: line.unitAmount }, facts.benefit),
  ],
});
export const vendorInvoiceLineRules = defineRules<typeof vendorInvoiceLine, LineFacts>(vendorInvoiceLine, {
  derive: priced,
  check: checkTaxCode,
});
