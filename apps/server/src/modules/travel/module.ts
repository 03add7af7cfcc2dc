import type { Module } from '@homeport/engine';
import { builtInPlaces } from '../../adapters/places/built-in-places.ts';
import type { Services } from '../../services.ts';
import { myAlertsHandler, publishAlertHandler } from './alerts.ts';
import { arrivalHandler } from './arrival.ts';
import { auditPackHandler } from './audit/audit-pack.ts';
import { loadDiaryFacts } from './diary-facts.ts';
import { loadDocumentFacts } from './document-facts.ts';
import { livingAbroadHandler } from './living-abroad.ts';
import { lockDaysHandler } from './lock.ts';
import { placeHandlers } from './places.ts';
import { replaceHandler } from './replace.ts';
import { alertReaction } from './tell-travellers.ts';
import { detailHandlers } from './travel-details.ts';

/** Travel: the diary with its calls, locking, days per country, audit packs, alerts, and places. */
export const travelModule = ({ configuration }: Services): Module => ({
  name: 'travel',
  facts: [loadDiaryFacts, loadDocumentFacts],
  actions: [lockDaysHandler, publishAlertHandler],
  reactions: [alertReaction],
  routes: [
    ...detailHandlers,
    replaceHandler,
    livingAbroadHandler,
    auditPackHandler,
    myAlertsHandler,
    arrivalHandler,
    ...placeHandlers(builtInPlaces(), configuration),
  ],
});
