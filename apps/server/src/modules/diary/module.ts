import type { Module } from '@homeport/engine';
import { builtInPlaces } from '../../adapters/places/built-in-places.ts';
import type { Services } from '../../services.ts';
import { auditPackHandler } from './audit/audit-pack.ts';
import { loadDiaryFacts } from './diary-facts.ts';
import { livingAbroadHandler } from './living-abroad.ts';
import { lockDaysHandler } from './lock.ts';
import { placeHandlers } from './places.ts';
import { replaceHandler } from './replace.ts';
import { detailHandlers } from './travel-details.ts';

/** The travel diary with its calls, locking, days per country, audit packs, and places. */
export const diaryModule = ({ configuration }: Services): Module => ({
  name: 'diary',
  facts: [loadDiaryFacts],
  actions: [lockDaysHandler],
  routes: [
    ...detailHandlers,
    replaceHandler,
    livingAbroadHandler,
    auditPackHandler,
    ...placeHandlers(builtInPlaces(), configuration),
  ],
});
