// Written by `npm run derive`: the door of the domain.
export * from './cost-of-living-index.entity.ts';
export * from './cost-of-living.rules.ts';
