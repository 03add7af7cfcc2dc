// Written by `npm run derive`: the door of the domain.
export * from './notice-delivery.entity.ts';
export * from './notification.entity.ts';
export * from './notifications.actions.ts';
export * from './notifications.events.ts';
export * from './notifications.refusals.ts';
export * from './notifications.routes.ts';
export * from './preferences.routes.ts';
export * from './preferences.rules.ts';
