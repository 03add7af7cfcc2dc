// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { myArrival } from './arrival.routes.ts';
import { calendarEvent } from './calendar-event.entity.ts';
import { calendarEventRules } from './calendar-event.rules.ts';
import { documentLimit } from './document-limit.entity.ts';
import { travelAlert } from './travel-alert.entity.ts';
import { travelAlertRules } from './travel-alert.rules.ts';
import { myTravelAlerts } from './travel-alerts.routes.ts';
import { travelDocument } from './travel-document.entity.ts';
import { travelDocumentRules } from './travel-document.rules.ts';
import { publishAlert } from './travel.actions.ts';
import { alertPublished, travellerAlerted } from './travel.events.ts';
import { travelRefusals } from './travel.refusals.ts';
import { trip } from './trip.entity.ts';
import { tripRules } from './trip.rules.ts';

export const domain: Domain = {
  name: 'travel',
  entities: [calendarEvent, documentLimit, travelAlert, travelDocument, trip],
  actions: [publishAlert],
  routes: [myArrival, myTravelAlerts],
  events: [alertPublished, travellerAlerted],
  refusals: [travelRefusals],
  rules: [calendarEventRules, travelAlertRules, travelDocumentRules, tripRules],
  screens: [],
};
