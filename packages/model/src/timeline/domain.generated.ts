// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { calendarSubscription } from './calendar-subscription.entity.ts';
import { makeCalendarLink, myCalendarLink, readCalendarFeed, revokeCalendarLink, timelineCalendar } from './calendar.routes.ts';
import { caseTimeline } from './case-timeline.entity.ts';
import { caseTimelineRules } from './case-timeline.rules.ts';
import { doTimelineItem, shareTimelineItem, takeBackTimelineItem } from './shared-task.routes.ts';
import { timelineItem } from './timeline-item.entity.ts';
import { publishTimeline, shiftTimeline } from './timeline.actions.ts';
import { doneByPartner, itemShared, itemTakenBack, noteByEmployee, noteForEmployee, notedByPartner, timelinePublished } from './timeline.events.ts';
import { timelineRefusals } from './timeline.refusals.ts';
import { caseTimelineOf, linkedServiceDetails, saveTimelineNotes } from './timeline.routes.ts';

export const domain: Domain = {
  name: 'timeline',
  entities: [calendarSubscription, caseTimeline, timelineItem],
  actions: [publishTimeline, shiftTimeline],
  routes: [makeCalendarLink, myCalendarLink, readCalendarFeed, revokeCalendarLink, timelineCalendar, doTimelineItem, shareTimelineItem, takeBackTimelineItem, caseTimelineOf, linkedServiceDetails, saveTimelineNotes],
  events: [doneByPartner, itemShared, itemTakenBack, noteByEmployee, noteForEmployee, notedByPartner, timelinePublished],
  refusals: [timelineRefusals],
  rules: [caseTimelineRules],
  screens: [],
};
