import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { buildHandler, toBuildHandler } from './build.ts';
import { cancelHandler, failHandler, markPaidHandler } from './mark-paid.ts';
import { onItsWayHandler } from './on-its-way.ts';
import { loadPaymentBatchFacts } from './payment-batch-facts.ts';
import { releaseHandler } from './release.ts';

/** Payments: from approved reports to the bank's file and the money. */
export const paymentsModule = (services: Services): Module => ({
  name: 'payments',
  facts: [loadPaymentBatchFacts],
  actions: [buildHandler, releaseHandler(services), markPaidHandler, cancelHandler, failHandler],
  routes: [toBuildHandler, onItsWayHandler],
});
