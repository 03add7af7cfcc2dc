// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { balanceSheet } from './balance-sheet.entity.ts';
import { caseBlock } from './case-block.entity.ts';
import { caseCalculationStep } from './case-calculation-step.entity.ts';
import { caseDetail } from './case-detail.entity.ts';
import { caseMaster } from './case-master.entity.ts';
import { caseService } from './case-service.entity.ts';
import { caseType } from './case-type.entity.ts';
import { approveEstimate, blockAssignment, confirmNextAction, liftBlock, scheduleService, unblockAssignment } from './cases.actions.ts';
import { completeFinances, completeFinancesDespite, completeOperations, completeOperationsDespite, reopenFinances, reopenOperations } from './closing.actions.ts';
import { costEstimateLine } from './cost-estimate-line.entity.ts';
import { costEstimate } from './cost-estimate.entity.ts';
import { expenseManagementService } from './expense-management-service.entity.ts';
import { phaseGate } from './phase-gate.entity.ts';
import { scenario } from './scenario.entity.ts';
import { serviceStep } from './service-step.entity.ts';
import { serviceType } from './service-type.entity.ts';

export const domain: Domain = {
  name: 'cases',
  entities: [balanceSheet, caseBlock, caseCalculationStep, caseDetail, caseMaster, caseService, caseType, costEstimateLine, costEstimate, expenseManagementService, phaseGate, scenario, serviceStep, serviceType],
  actions: [approveEstimate, blockAssignment, confirmNextAction, liftBlock, scheduleService, unblockAssignment, completeFinances, completeFinancesDespite, completeOperations, completeOperationsDespite, reopenFinances, reopenOperations],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};
