// Written by `npm run derive`: the door of the domain.
export * from './batch-updates.routes.ts';
export * from './bin.routes.ts';
export * from './bulk.routes.ts';
export * from './find.routes.ts';
export * from './lists.routes.ts';
export * from './saved-view.entity.ts';
export * from './saved-view.rules.ts';
export * from './similar.routes.ts';
export * from './views.refusals.ts';
