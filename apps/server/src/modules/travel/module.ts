import type { Module } from '@homeport/engine';
import { myAlertsHandler, publishAlertHandler } from './alerts.ts';
import { arrivalHandler } from './arrival.ts';
import { loadDocumentFacts } from './document-facts.ts';
import { alertReaction } from './tell-travellers.ts';

/** Travel: documents, alerts, and the first days in a new place. */
export const travelModule: Module = {
  name: 'travel',
  facts: [loadDocumentFacts],
  actions: [publishAlertHandler],
  reactions: [alertReaction],
  routes: [myAlertsHandler, arrivalHandler],
};
