// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { caseDetail } from './case-detail.entity.ts';
import { caseMaster } from './case-master.entity.ts';
import { caseService } from './case-service.entity.ts';
import { caseServiceRules } from './case-service.rules.ts';
import { confirmNextAction } from './cases.actions.ts';
import { nextActionDone } from './cases.events.ts';
import { caseRefusals } from './cases.refusals.ts';
import { expenseManagementOf, maiCase, serviceDetail, servicesWithNextAction } from './cases.routes.ts';
import { expenseManagementService } from './expense-management-service.entity.ts';
import { serviceStep } from './service-step.entity.ts';
import { serviceType } from './service-type.entity.ts';

export const domain: Domain = {
  name: 'cases',
  entities: [caseDetail, caseMaster, caseService, expenseManagementService, serviceStep, serviceType],
  actions: [confirmNextAction],
  routes: [expenseManagementOf, maiCase, serviceDetail, servicesWithNextAction],
  events: [nextActionDone],
  refusals: [caseRefusals],
  rules: [caseServiceRules],
  screens: [],
};
