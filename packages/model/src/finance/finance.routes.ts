import { defineRoute, text } from '@homeport/grammar';
import { clerks } from '../role-presets/door.generated.ts';
import type { BilledService, BillingFinding } from './billed-services.rules.ts';

/** A service that its provider may bill. Amounts without tax, in the currency that was agreed. */
export interface BillableService {
  readonly id: string;
  readonly name: string;
  /** Whose move it belongs to; null where the caller may not see it. */
  readonly assignee: string | null;
  readonly status: string;
  readonly provider: string;
  readonly agreed: string | null;
  readonly currency: string | null;
  /** What bills that stand charge of it already, in that currency. */
  readonly billed: string;
}
export interface BillableServices {
  readonly providers: readonly { readonly id: string; readonly name: string; readonly currency: string | null }[];
  readonly services: readonly BillableService[];
}
/** What the caller may post a bill for: services that were ordered from the providers they work for; for finance, from one. */
export const billableServices = defineRoute<BillableServices>()({
  name: 'billableServices',
  label: 'Services that can be billed',
  method: 'GET',
  path: 'vendor-invoice/billable',
  who: ['vendor', ...clerks],
  query: { provider: text('Service provider', { max: 36 }) },
  shape: {
    type: 'object',
    required: ['providers', 'services'],
    properties: { providers: { type: 'array' }, services: { type: 'array' } },
  },
});

/** A service on a bill as whoever decides on it sees it. */
export interface ReviewedService extends BilledService {
  readonly finding: BillingFinding | null;
}
/** What there is to look at before a vendor's bill is approved, by what stands now. */
export const reviewBill = defineRoute<{ readonly services: readonly ReviewedService[] }>()({
  name: 'reviewBill',
  label: 'What a vendor’s bill charges, against what was agreed',
  method: 'GET',
  path: 'vendor-invoice/{id}/review',
  who: clerks,
  shape: { type: 'object', required: ['services'], properties: { services: { type: 'array' } } },
});

/** What a vendor looks at first: how much of what waits, and what is to be paid to them. */
export interface VendorOverview {
  /** Services that were ordered and not taken up yet, that are under way, and steps of them that are not done. */
  readonly newServices: number;
  readonly underWay: number;
  readonly openSteps: number;
  /** Bills that finance looks at, and those with a question to the vendor. */
  readonly inReview: number;
  readonly questions: number;
  /** Approved and not paid, by currency, with the day on which the first of it is expected; yyyy-MM-dd. */
  readonly expected: readonly { readonly currency: string; readonly amount: string; readonly first: string | null }[];
  /** The mean of what was answered about their work, from 1 to 5 with one decimal; null without answers. */
  readonly rating: string | null;
  readonly answers: number;
}
export const vendorOverview = defineRoute<VendorOverview>()({
  name: 'vendorOverview',
  label: 'Where a vendor stands',
  method: 'GET',
  path: 'vendor-invoice/overview',
  who: ['vendor'],
  shape: { type: 'object', required: ['newServices', 'underWay', 'openSteps', 'inReview', 'questions', 'expected'] },
});
