// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { calendarSubscription } from './calendar-subscription.entity.ts';
import { caseTimeline } from './case-timeline.entity.ts';
import { timelineItem } from './timeline-item.entity.ts';
import { publishTimeline, shiftTimeline } from './timeline.actions.ts';

export const domain: Domain = {
  name: 'timeline',
  entities: [calendarSubscription, caseTimeline, timelineItem],
  actions: [publishTimeline, shiftTimeline],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
