// Written by `npm run derive`: the door of the domain.
export * from './broadcast.entity.ts';
export * from './broadcast.refusals.ts';
export * from './broadcast.rules.ts';
export * from './followers.routes.ts';
export * from './notice-delivery.entity.ts';
export * from './notification-event.entity.ts';
export * from './notification-template.entity.ts';
export * from './notification.entity.ts';
export * from './notifications.actions.ts';
export * from './notifications.events.ts';
export * from './notifications.refusals.ts';
export * from './notifications.routes.ts';
export * from './preferences.routes.ts';
export * from './preferences.rules.ts';
export * from './push-message.rules.ts';
