// Written by `npm run derive`: the door of the domain, what others take of it.
export { compensationDocument } from './compensation-document.entity.ts';
export { payProfile } from './pay-profile.entity.ts';
export { type InstructionFacts, payslipRules, sharePlanGrantRules } from './pay.rules.ts';
export { payrollInstruction } from './payroll-instruction.entity.ts';
export { payslip } from './payslip.entity.ts';
export { sharePlanGrant } from './share-plan-grant.entity.ts';
export { sharePlan } from './share-plan.entity.ts';
