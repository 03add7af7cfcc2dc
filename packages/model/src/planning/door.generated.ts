// Written by `npm run derive`: the door of the domain.
export * from './activity-type.entity.ts';
export * from './planning-access.ts';
export * from './planning.actions.ts';
export * from './planning.refusals.ts';
export * from './resource-event.entity.ts';
export * from './resource-event.rules.ts';
export * from './resource-team.entity.ts';
export * from './resource.entity.ts';
export * from './room.entity.ts';
