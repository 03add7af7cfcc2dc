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
/** What a line of a vendor's bill is checked by besides: the service that it charges, where it names one. */
export interface VendorLineFacts extends LineFacts {
  /** Whether it is one of the provider who sends the bill; true where no provider is named. */
  readonly isOfProvider: boolean;
  /** Whether it was ordered from them; true where no provider is named. */
  readonly isOrdered: boolean;
}
type ForService = Taxed & { readonly caseService: { readonly id: string } | null };
/** Nobody bills for the work of others, nor for what was not ordered. A line that stands is not judged by what came later. */
function checkService(line: ForService, before: ForService | undefined, facts: VendorLineFacts): Refusal[] {
  if (!line.caseService || line.caseService.id === before?.caseService?.id) return [];
  if (!facts.isOfProvider) return [no.serviceOfAnother({}, 'caseService')];
  return facts.isOrdered ? [] : [no.serviceNotOrdered({}, 'caseService')];
}
export const vendorInvoiceLineRules = defineRules<typeof vendorInvoiceLine, VendorLineFacts>(vendorInvoiceLine, {
  derive: priced,
  check: (line, before, facts) => [...checkTaxCode(line, before, facts), ...checkService(line, before, facts)],
});
