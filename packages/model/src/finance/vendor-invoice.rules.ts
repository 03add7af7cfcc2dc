import { defineRules, Exact } from '@homeport/grammar';
import { difference, documentTotals, type RateGroup, total } from './amounts.rules.ts';
import { type BilledService, findingsIn } from './billed-services.rules.ts';
import { financeRefusals as no } from './finance.refusals.ts';
import { refuseOwn } from './invoice.rules.ts';
import { isOverTolerance, numberKeyOf, type Tolerance } from './tolerance.rules.ts';
import { vendorInvoice } from './vendor-invoice.entity.ts';

/** What is loaded before the rules of a vendor's invoice run. */
export interface VendorInvoiceFacts extends Readonly<Record<string, unknown>> {
  readonly lines: number;
  readonly groups: readonly RateGroup[];
  readonly tolerance: Tolerance;
  /** The services that it charges, each once. */
  readonly services: readonly BilledService[];
  /** Numbers, as written, of the vendor's other invoices that are not cancelled and may say the same: those of its key. */
  readonly knownNumbers: readonly string[];
  readonly isPeriodClosed: boolean;
  readonly createdBy: string | null;
}

export const vendorInvoiceRules = defineRules<typeof vendorInvoice, VendorInvoiceFacts>(vendorInvoice, {
  derive: (bill, facts) => {
    const totals = documentTotals(facts.groups, bill.currency, true);
    const numberKey = numberKeyOf(bill.invoiceNumber);
    return {
      ...totals,
      outstandingAmount:
        bill.status === 'CANCELLED'
          ? total(bill.currency)
          : difference(bill.currency, totals.grossAmount, bill.paidAmount),
      numberKey,
      isOverTolerance: isOverTolerance(bill.approvedQuote, totals.goodsAmount, facts.tolerance),
      findings: findingsIn(facts.services, bill.currency, facts.tolerance),
      expectedPayment: bill.status === 'APPROVED' ? bill.dueDate : null,
      isPossibleDuplicate: facts.knownNumbers.some((known) => numberKeyOf(known) === numberKey),
    };
  },
  guards: {
    hasLines: (_, { lines }) => (lines === 0 ? no.noLines() : undefined),
    matchesControlTotal: (bill) =>
      bill.controlTotal === null || new Exact(bill.controlTotal).eq(bill.grossAmount ?? 0)
        ? undefined
        : no.controlTotalDiffers({}, 'controlTotal'),
    hasExternalReference: (bill) =>
      bill.externalReference ? undefined : no.externalReferenceRequired({}, 'externalReference'),
    isNotDuplicate: (bill) => (bill.isPossibleDuplicate ? no.duplicateNumber({}, 'invoiceNumber') : undefined),
    isWithinTolerance: (bill) => (bill.isOverTolerance ? no.overTolerance() : undefined),
    hasNoFindings: (bill) =>
      (bill.findings ?? 0) > 0 ? no.billedPastAgreed({ services: bill.findings ?? 0 }) : undefined,
    isPeriodOpen: (_, { isPeriodClosed }) => (isPeriodClosed ? no.periodClosed({}, 'invoiceDate') : undefined),
    isNotOwn: (_, facts) => refuseOwn(facts),
  },
});
