import { defineRoute } from '@homeport/grammar';

/** An approved report that can be paid, or the reason why it is left out. */
export interface Payable {
  readonly report: string;
  readonly reference: string;
  readonly description: string;
  readonly payee: string;
  readonly payeeName: string;
  readonly currency: string;
  readonly amount: string;
  readonly accountEnding: string | null;
  readonly leftOut: { readonly code: string; readonly params?: Readonly<Record<string, string | number>> } | null;
}
/** What would become one payment batch. */
export interface PayableGroup {
  readonly account: string;
  readonly payeeName: string;
  readonly accountEnding: string;
  readonly currency: string;
  readonly total: string;
  readonly reports: readonly Payable[];
}
export interface PaymentsToBuild {
  readonly groups: readonly PayableGroup[];
  readonly leftOut: readonly Payable[];
}

/** Approved reports grouped by bank account and currency, and what was left out and why. */
export const paymentsToBuild = defineRoute<PaymentsToBuild>()({
  name: 'paymentsToBuild',
  label: 'Payments that can be built',
  method: 'GET',
  path: 'payment-batch/to-build',
  who: ['finance', 'financeLead'],
  shape: {
    type: 'object',
    required: ['groups', 'leftOut'],
    properties: { groups: { type: 'array' }, leftOut: { type: 'array' } },
  },
});
