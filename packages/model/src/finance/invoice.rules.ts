import { type Caller, defineRules, Exact, type Refusal } from '@homeport/grammar';
import { difference, documentTotals, type RateGroup, total } from './amounts.rules.ts';
import { financeRefusals as no } from './finance.refusals.ts';
import { type Invoice, invoice } from './invoice.entity.ts';

/** What is loaded before the rules of an invoice run. */
export interface InvoiceFacts extends Readonly<Record<string, unknown>> {
  readonly lines: number;
  readonly groups: readonly RateGroup[];
  /** Sum of its approved credit notes. */
  readonly credited: string;
  readonly statement: { readonly from: string; readonly to: string } | null;
  readonly isPeriodClosed: boolean;
  readonly createdBy: string | null;
  /** yyyy-MM-dd */
  readonly today: string;
}

export const invoiceRules = defineRules<typeof invoice, InvoiceFacts>(invoice, {
  derive: (bill, facts) => {
    const totals = documentTotals(facts.groups, bill.currency, bill.taxPerLine !== false);
    const isSent = bill.status === 'SENT' || bill.status === 'PAID';
    return {
      proformaReference: bill.proformaReference ?? bill.reference,
      ...totals,
      numberOfLines: facts.lines,
      creditedAmount: facts.credited,
      outstandingAmount:
        bill.status === 'CANCELLED'
          ? total(bill.currency)
          : difference(bill.currency, totals.grossAmount, facts.credited, bill.paidAmount),
      isOutsideStatement: isOutside(bill, facts),
      sentDate: isSent ? (bill.sentDate ?? facts.today) : bill.sentDate,
    };
  },
  guards: {
    hasLines: (_, { lines }) => (lines === 0 ? no.noLines() : undefined),
    hasExternalReference: (bill) =>
      bill.externalReference ? undefined : no.externalReferenceRequired({}, 'externalReference'),
    isNotOwn: (_, facts) => refuseOwn(facts),
    isPeriodOpen: (_, { isPeriodClosed }) => (isPeriodClosed ? no.periodClosed({}, 'invoiceDate') : undefined),
    isSettled: (bill) => (new Exact(bill.outstandingAmount ?? 0).gt(0) ? no.notSettled() : undefined),
  },
});

/** Two pairs of eyes: who entered a document does not approve it. The system's own work has no roles, and no eyes. */
export const refuseOwn = (facts: { readonly createdBy: string | null; readonly me: Caller }): Refusal | undefined =>
  facts.me.roles.length > 0 && facts.createdBy === facts.me.user ? no.ownDocument() : undefined;

const isOutside = (bill: Pick<Invoice, 'invoiceDate'>, { statement }: Pick<InvoiceFacts, 'statement'>): boolean =>
  statement !== null && (bill.invoiceDate < statement.from || bill.invoiceDate > statement.to);
