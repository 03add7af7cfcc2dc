// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { caseDetail } from './case-detail.entity.ts';
import { caseMaster } from './case-master.entity.ts';
import { caseService } from './case-service.entity.ts';
import { confirmNextAction } from './cases.actions.ts';
import { caseRefusals } from './cases.refusals.ts';
import { expenseManagementService } from './expense-management-service.entity.ts';
import { serviceStep } from './service-step.entity.ts';
import { serviceType } from './service-type.entity.ts';

export const domain: Domain = {
  name: 'cases',
  entities: [caseDetail, caseMaster, caseService, expenseManagementService, serviceStep, serviceType],
  actions: [confirmNextAction],
  routes: [],
  events: [],
  refusals: [caseRefusals],
  rules: [],
  screens: [],
};
