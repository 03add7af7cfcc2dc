// Written by `npm run derive`: the door of the domain.
export * from './exchange.routes.ts';
export * from './import-match.entity.ts';
export * from './jobs.routes.ts';
