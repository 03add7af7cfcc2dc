/** The door of the client: typed calls from the same declarations, and the session they are made in. */
export * from './account.ts';
export { apiPrefix } from './api-prefix.ts';
export * from './call.ts';
export { askEarly, dropEarly, watchAsked } from './early.ts';
export * from './problem.ts';
export * from './provider.ts';
export { isReached, onReach } from './reach.ts';
export * from './records.ts';
export { refreshTokens } from './refresh.ts';
export * from './tokens.ts';
