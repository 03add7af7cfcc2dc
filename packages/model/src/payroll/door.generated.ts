// Written by `npm run derive`: the door of the domain, what others take of it.
export { compensationDocument } from './compensation-document.entity.ts';
export { payProfile } from './pay-profile.entity.ts';
export { type InstructionFacts, payslipRules, sharePlanGrantRules } from './pay.rules.ts';
export { type PaybackAgreement, paybackAgreement } from './payback-agreement.entity.ts';
export { type NamedSource, type PaybackFacts, momentOfPayback, paybackAgreementRules } from './payback-agreement.rules.ts';
export { callInPayback, deductPayback } from './payback.actions.ts';
export { paybackAsked, paybackDueEvent, paybackMoment } from './payback.events.ts';
export { type MyPayback, myPaybacks } from './payback.routes.ts';
export { type PaidSource, type PaybackTerms, paybackOn, paybackPaid } from './payback.rules.ts';
export { payrollInstruction } from './payroll-instruction.entity.ts';
export { payslip } from './payslip.entity.ts';
export { sharePlanGrant } from './share-plan-grant.entity.ts';
export { sharePlan } from './share-plan.entity.ts';
export { settleTaxes } from './tax-settlement.actions.ts';
export { taxSettlement } from './tax-settlement.entity.ts';
export { type SettlementFacts, hypoWithheld, taxCompanyCost, taxSettled, taxSettlementRules } from './tax-settlement.rules.ts';
