// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { compensationDocument } from './compensation-document.entity.ts';
import { payProfile } from './pay-profile.entity.ts';
import { paybackAgreement } from './payback-agreement.entity.ts';
import { callInPayback, deductPayback } from './payback.actions.ts';
import { payrollInstruction } from './payroll-instruction.entity.ts';
import { payslip } from './payslip.entity.ts';
import { sharePlanGrant } from './share-plan-grant.entity.ts';
import { sharePlan } from './share-plan.entity.ts';
import { settleTaxes } from './tax-settlement.actions.ts';
import { taxSettlement } from './tax-settlement.entity.ts';

export const domain: Domain = {
  name: 'payroll',
  entities: [compensationDocument, payProfile, paybackAgreement, payrollInstruction, payslip, sharePlanGrant, sharePlan, taxSettlement],
  actions: [callInPayback, deductPayback, settleTaxes],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
