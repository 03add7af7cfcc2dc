// Written by `npm run derive`: the door of the domain.
export * from './approval-group.entity.ts';
export * from './cost-center.entity.ts';
