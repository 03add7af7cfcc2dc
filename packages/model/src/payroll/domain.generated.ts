// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { compensationDocument } from './compensation-document.entity.ts';
import { payProfile } from './pay-profile.entity.ts';
import { payProfileRules } from './pay-profile.rules.ts';
import { compensationDocumentRules, netPay, payrollInstructionRules, payslipRules, sharePlanGrantRules } from './pay.rules.ts';
import { paybackAgreement } from './payback-agreement.entity.ts';
import { paybackAgreementRules } from './payback-agreement.rules.ts';
import { callInPayback, deductPayback } from './payback.actions.ts';
import { paybackAsked, paybackDueEvent, paybackMoment } from './payback.events.ts';
import { myPaybacks } from './payback.routes.ts';
import { paybackDue, paybackPaid } from './payback.rules.ts';
import { payrollInstruction } from './payroll-instruction.entity.ts';
import { instructionsSentCard, instructionsStartingCard, instructionsToApproveCard, instructionsToSendCard, payDaysCard } from './payroll.cards.ts';
import { payrollRefusals } from './payroll.refusals.ts';
import { payslip } from './payslip.entity.ts';
import { sharePlanGrant } from './share-plan-grant.entity.ts';
import { sharePlan } from './share-plan.entity.ts';
import { settleTaxes } from './tax-settlement.actions.ts';
import { taxSettlement } from './tax-settlement.entity.ts';
import { hypoWithheld, taxCompanyCost, taxSettled, taxSettlementRules } from './tax-settlement.rules.ts';

export const domain: Domain = {
  name: 'payroll',
  entities: [compensationDocument, payProfile, paybackAgreement, payrollInstruction, payslip, sharePlanGrant, sharePlan, taxSettlement],
  actions: [callInPayback, deductPayback, settleTaxes],
  routes: [myPaybacks],
  events: [paybackAsked, paybackDueEvent, paybackMoment],
  refusals: [payrollRefusals],
  rules: [payProfileRules, compensationDocumentRules, payrollInstructionRules, payslipRules, sharePlanGrantRules, paybackAgreementRules, taxSettlementRules],
  screens: [],
  cards: [instructionsSentCard, instructionsStartingCard, instructionsToApproveCard, instructionsToSendCard, payDaysCard],
  calculations: [netPay, paybackDue, paybackPaid, hypoWithheld, taxCompanyCost, taxSettled],
};
