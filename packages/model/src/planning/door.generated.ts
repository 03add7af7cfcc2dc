// Written by `npm run derive`: the door of the domain, what others take of it.
export { activityType } from './activity-type.entity.ts';
export { resourceEvent } from './resource-event.entity.ts';
export type { ActivityFacts } from './resource-event.rules.ts';
export { resourceTeam } from './resource-team.entity.ts';
export { resource } from './resource.entity.ts';
export { room } from './room.entity.ts';
