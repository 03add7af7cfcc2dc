// Written by `npm run derive`: the door of the domain.
export * from './amount-left.rules.ts';
export * from './benefit-terms.ts';
export * from './benefit-to-expense-item.entity.ts';
export * from './benefit.entity.ts';
export * from './benefits.refusals.ts';
export * from './benefits.routes.ts';
export * from './case-benefit.entity.ts';
export * from './lump-sum-option.entity.ts';
export * from './lump-sum-use.entity.ts';
export * from './lump-sum-use.rules.ts';
export * from './lump-sum.entity.ts';
export * from './lump-sum.routes.ts';
export * from './lump-sum.rules.ts';
export * from './points.rules.ts';
