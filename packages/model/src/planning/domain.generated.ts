// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { activityType } from './activity-type.entity.ts';
import { confirmEvent } from './planning.actions.ts';
import { eventsToConfirmCard, unscheduledEventsCard } from './planning.cards.ts';
import { planningRefusals } from './planning.refusals.ts';
import { resourceEvent } from './resource-event.entity.ts';
import { activityTypeRules, resourceEventRules } from './resource-event.rules.ts';
import { resourceTeam } from './resource-team.entity.ts';
import { resource } from './resource.entity.ts';
import { room } from './room.entity.ts';

export const domain: Domain = {
  name: 'planning',
  entities: [activityType, resourceEvent, resourceTeam, resource, room],
  actions: [confirmEvent],
  routes: [],
  events: [],
  refusals: [planningRefusals],
  rules: [activityTypeRules, resourceEventRules],
  screens: [],
  cards: [eventsToConfirmCard, unscheduledEventsCard],
};
