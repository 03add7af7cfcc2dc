// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { calendarEvent } from './calendar-event.entity.ts';
import { documentLimit } from './document-limit.entity.ts';
import { travelAlert } from './travel-alert.entity.ts';
import { travelDocument } from './travel-document.entity.ts';
import { publishAlert } from './travel.actions.ts';
import { trip } from './trip.entity.ts';

export const domain: Domain = {
  name: 'travel',
  entities: [calendarEvent, documentLimit, travelAlert, travelDocument, trip],
  actions: [publishAlert],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
