// Written by `npm run derive`: the door of the domain.
export * from './calendar-subscription.entity.ts';
export * from './calendar.routes.ts';
export * from './case-timeline.entity.ts';
export * from './case-timeline.rules.ts';
export * from './shared-task.routes.ts';
export * from './timeline-item.entity.ts';
export * from './timeline.actions.ts';
export * from './timeline.events.ts';
export * from './timeline.refusals.ts';
export * from './timeline.routes.ts';
export * from './timeline.rules.ts';
