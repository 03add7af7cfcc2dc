// Written by `npm run derive`: the door of the domain.
export * from './comment-audience.rules.ts';
export * from './comment.entity.ts';
export * from './comments.events.ts';
export * from './comments.routes.ts';
export * from './communication.refusals.ts';
