// Written by `npm run derive`: the door of the domain.
export * from './benefit-to-expense-item.entity.ts';
export * from './benefit.entity.ts';
export * from './benefits.routes.ts';
export * from './case-benefit.entity.ts';
