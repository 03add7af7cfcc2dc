// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { calendarEvent } from './calendar-event.entity.ts';
import { diaryEntry } from './diary-entry.entity.ts';
import { documentLimit } from './document-limit.entity.ts';
import { travelAlert } from './travel-alert.entity.ts';
import { travelDocument } from './travel-document.entity.ts';
import { lockDays, publishAlert } from './travel.actions.ts';
import { trip } from './trip.entity.ts';

export const domain: Domain = {
  name: 'travel',
  entities: [calendarEvent, diaryEntry, documentLimit, travelAlert, travelDocument, trip],
  actions: [lockDays, publishAlert],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
