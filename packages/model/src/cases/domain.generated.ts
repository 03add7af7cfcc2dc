// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { balanceSheet } from './balance-sheet.entity.ts';
import { balanceNet, balanceReserve, balanceSheetRules, costOfLivingAllowance, housingDifferential } from './balance-sheet.rules.ts';
import { caseBlock } from './case-block.entity.ts';
import { caseCalculationStep } from './case-calculation-step.entity.ts';
import { caseDashboard } from './case-dashboard.routes.ts';
import { caseDetail } from './case-detail.entity.ts';
import { caseDetailRules } from './case-detail.rules.ts';
import { caseMaster } from './case-master.entity.ts';
import { caseMasterRules } from './case-master.rules.ts';
import { caseService } from './case-service.entity.ts';
import { caseServiceRules } from './case-service.rules.ts';
import { caseType } from './case-type.entity.ts';
import { approveEstimate, blockAssignment, confirmNextAction, liftBlock, scheduleService, unblockAssignment } from './cases.actions.ts';
import { activeAssignmentsCard, approvedEstimatesCard, arrivalsCard, assignmentTypesCard, companiesOfAssignmentsCard, departuresCard, draftEstimatesCard, endingSoonCard, lateServicesCard, myActiveAssignmentsCard, myArrivalsCard, myDeparturesCard, myPastTheirEndCard, myPendingAssignmentsCard, myPhasesCard, myStoppedAssignmentsCard, pastTheirEndCard, pendingAssignmentsCard, phasesCard, servicesUnderWayCard, servicesWithoutProviderCard, stoppedAssignmentsCard, unmanagedAssignmentsCard } from './cases.cards.ts';
import { nextActionDone, serviceScheduled } from './cases.events.ts';
import { caseRefusals } from './cases.refusals.ts';
import { expenseManagementOf, maiCase, serviceDetail, servicesWithNextAction } from './cases.routes.ts';
import { caseSearch, pendingCases, servicesToDo, vendorNewInitiations, vendorServices, vendorTasks } from './cases.screens.ts';
import { completeFinances, completeFinancesDespite, completeOperations, completeOperationsDespite, reopenFinances, reopenOperations } from './closing.actions.ts';
import { caseClosing } from './closing.routes.ts';
import { costEstimateLine } from './cost-estimate-line.entity.ts';
import { costEstimate } from './cost-estimate.entity.ts';
import { costEstimateLineRules, costEstimateRules } from './cost-estimate.rules.ts';
import { expenseManagementService } from './expense-management-service.entity.ts';
import { caseHealth, casesNeedingAttention } from './health.routes.ts';
import { phaseGate } from './phase-gate.entity.ts';
import { scenario } from './scenario.entity.ts';
import { scenarioRules, scenarioTotal } from './scenario.rules.ts';
import { serviceStep } from './service-step.entity.ts';
import { serviceType } from './service-type.entity.ts';

export const domain: Domain = {
  name: 'cases',
  entities: [balanceSheet, caseBlock, caseCalculationStep, caseDetail, caseMaster, caseService, caseType, costEstimateLine, costEstimate, expenseManagementService, phaseGate, scenario, serviceStep, serviceType],
  actions: [approveEstimate, blockAssignment, confirmNextAction, liftBlock, scheduleService, unblockAssignment, completeFinances, completeFinancesDespite, completeOperations, completeOperationsDespite, reopenFinances, reopenOperations],
  routes: [caseDashboard, expenseManagementOf, maiCase, serviceDetail, servicesWithNextAction, caseClosing, caseHealth, casesNeedingAttention],
  events: [nextActionDone, serviceScheduled],
  refusals: [caseRefusals],
  rules: [balanceSheetRules, caseDetailRules, caseMasterRules, caseServiceRules, costEstimateLineRules, costEstimateRules, scenarioRules],
  screens: [caseSearch, pendingCases, servicesToDo, vendorNewInitiations, vendorServices, vendorTasks],
  cards: [activeAssignmentsCard, approvedEstimatesCard, arrivalsCard, assignmentTypesCard, companiesOfAssignmentsCard, departuresCard, draftEstimatesCard, endingSoonCard, lateServicesCard, myActiveAssignmentsCard, myArrivalsCard, myDeparturesCard, myPastTheirEndCard, myPendingAssignmentsCard, myPhasesCard, myStoppedAssignmentsCard, pastTheirEndCard, pendingAssignmentsCard, phasesCard, servicesUnderWayCard, servicesWithoutProviderCard, stoppedAssignmentsCard, unmanagedAssignmentsCard],
  calculations: [balanceNet, balanceReserve, costOfLivingAllowance, housingDifferential, scenarioTotal],
};
