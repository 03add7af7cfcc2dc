// Written by `npm run derive`: the door of the domain.
export * from './notification.entity.ts';
export * from './notifications.actions.ts';
export * from './notifications.routes.ts';
