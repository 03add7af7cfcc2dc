// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { diaryEntry } from './diary-entry.entity.ts';
import { diaryEntryRules } from './diary-entry.rules.ts';
import { lockDays } from './diary.actions.ts';
import { diaryLocked } from './diary.events.ts';
import { diaryRefusals } from './diary.refusals.ts';
import { auditPack, createTravelDetail, livingAbroad, mapTiles, oneTravelDetail, placeAt, placesNamed, removeTravelDetail, replaceTravelDetail, travelDetails } from './diary.routes.ts';

export const domain: Domain = {
  name: 'diary',
  entities: [diaryEntry],
  actions: [lockDays],
  routes: [auditPack, createTravelDetail, livingAbroad, mapTiles, oneTravelDetail, placeAt, placesNamed, removeTravelDetail, replaceTravelDetail, travelDetails],
  events: [diaryLocked],
  refusals: [diaryRefusals],
  rules: [diaryEntryRules],
  screens: [],
};
