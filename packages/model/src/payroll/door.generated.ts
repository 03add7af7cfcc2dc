// Written by `npm run derive`: the door of the domain.
export * from './compensation-document.entity.ts';
export * from './pay-profile.entity.ts';
export * from './pay.rules.ts';
export * from './payroll-access.ts';
export * from './payroll-instruction.entity.ts';
export * from './payroll.refusals.ts';
export * from './payslip.entity.ts';
export * from './share-plan-grant.entity.ts';
export * from './share-plan.entity.ts';
