import { defineRoute } from '@homeport/grammar';
import type { MoneyDays } from './usual-days.rules.ts';

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

/** An own report that was handed in and is not paid yet. */
export interface MoneyOnItsWay {
  readonly report: string;
  readonly reference: string;
  readonly description: string;
  readonly currency: string;
  readonly amount: string;
  /** SUBMITTED waits for a decision, APPROVED for a payment, PREPARED is in one, SENT was given to the bank. */
  readonly stage: MoneyDays['stage'];
  /** Who has it now; of what is approved the assignee where an account is missing. */
  readonly owner: 'approver' | 'finance' | 'bank' | 'assignee';
  /** The last characters of the account it goes to; null where there is none, or for who works as somebody else. */
  readonly accountEnding: string | null;
  /** yyyy-MM-dd, as `expectedDay` says; it may have passed. */
  readonly expected: string | null;
}
/** What of the caller's own money is on its way: to which account, who has it, and when it should be there. */
export const moneyOnItsWay = defineRoute<readonly MoneyOnItsWay[]>()({
  name: 'moneyOnItsWay',
  label: 'Own money on its way',
  method: 'GET',
  path: 'expense-payment/on-its-way',
  who: ['assignee'],
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: [
        'report',
        'reference',
        'description',
        'currency',
        'amount',
        'stage',
        'owner',
        'accountEnding',
        'expected',
      ],
      properties: {
        report: { type: 'string', format: 'uuid' },
        reference: { type: 'string' },
        description: { type: 'string' },
        currency: { type: 'string' },
        amount: { type: 'string' },
        stage: { type: 'string' },
        owner: { type: 'string' },
        accountEnding: { type: ['string', 'null'] },
        expected: { type: ['string', 'null'] },
      },
    },
  },
});
