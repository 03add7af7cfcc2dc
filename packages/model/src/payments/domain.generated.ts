// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { companyAccount } from './company-account.entity.ts';
import { expensePayment } from './expense-payment.entity.ts';
import { paymentBatch } from './payment-batch.entity.ts';
import { paymentBatchRules } from './payment-batch.rules.ts';
import { paymentTotal } from './payment-total.rules.ts';
import { buildPayments, cancelBatch, failPayment, markBatchPaid, releaseBatches } from './payments.actions.ts';
import { batchesToReleaseCard, failedPaymentsCard } from './payments.cards.ts';
import { paymentPaid, paymentSent } from './payments.events.ts';
import { paymentRefusals } from './payments.refusals.ts';
import { moneyOnItsWay, paymentsToBuild } from './payments.routes.ts';

export const domain: Domain = {
  name: 'payments',
  entities: [companyAccount, expensePayment, paymentBatch],
  actions: [buildPayments, cancelBatch, failPayment, markBatchPaid, releaseBatches],
  routes: [moneyOnItsWay, paymentsToBuild],
  events: [paymentPaid, paymentSent],
  refusals: [paymentRefusals],
  rules: [paymentBatchRules],
  screens: [],
  cards: [batchesToReleaseCard, failedPaymentsCard],
  calculations: [paymentTotal],
};
