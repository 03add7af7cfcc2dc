import type { Context } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import type { CaseService } from '@homeport/model/cases';
import { type ExternalAccess, mayBill, type OutsideBilling } from '@homeport/model/external';
import { vendorInvoice } from '@homeport/model/finance';
import { serviceProvider } from '@homeport/model/policies';

/** What was agreed and billed for the service of a link; null where its provider is not known, or nothing can be billed. */
export async function billingOf(ctx: Context, link: ExternalAccess, of: CaseService): Promise<OutsideBilling | null> {
  if (link.provider === null || !mayBill(of.status)) return null;
  const provider = await ctx.records(serviceProvider).get(link.provider.id);
  if (isRefusal(provider)) return null;
  const bills = await ctx.records(vendorInvoice).find({ filter: billsOf(link, of), sort: 'created,desc', limit: 50 });
  return {
    agreed: of.costAmount,
    currency: of.costCurrency ?? provider.currency,
    bills: bills.map((bill) => ({
      id: bill.id,
      invoiceNumber: bill.invoiceNumber,
      invoiceDate: bill.invoiceDate,
      currency: bill.currency,
      grossAmount: bill.grossAmount,
      status: bill.status,
      question: bill.status === 'QUERIED' ? bill.question : null,
      rejectionReason: bill.status === 'REJECTED' ? bill.rejectionReason : null,
      expectedPayment: bill.expectedPayment,
    })),
  };
}

/** The bills of the link's provider that are for its service as a whole. */
export const billsOf = (link: ExternalAccess, of: CaseService) =>
  ({
    all: [
      { field: 'provider', op: 'eq', value: link.provider?.id ?? null },
      { field: 'caseService', op: 'eq', value: of.id },
      { field: 'status', op: 'ne', value: 'DRAFT' },
    ],
  }) as const;
