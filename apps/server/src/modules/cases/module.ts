import type { Module } from '@homeport/engine';
import { taxService } from '@homeport/model/services';
import { loadChosenProvider } from '../../chosen-provider.ts';
import { blockHandlers } from './block-case.ts';
import { caseDashboardRoutes } from './case-dashboard.ts';
import { caseDeedHandlers } from './case-deeds.ts';
import { loadCaseFacts } from './case-facts.ts';
import { caseHealthRoutes } from './case-health.ts';
import { closingHandlers, closingRoutes } from './close-case.ts';
import { confirmNextActionHandler } from './confirm-next-action.ts';
import { loadEstimateCurrency, loadEstimateLines } from './estimate-facts.ts';
import { loadFileFacts } from './file-facts.ts';
import { maiCaseHandler } from './mai-case.ts';
import { scheduleServiceHandler } from './schedule-service.ts';
import { loadServiceFacts } from './service-facts.ts';
import { expenseManagementHandler, serviceDetailHandler, servicesHandler } from './services.ts';

/** Assignments and their services, as the assignee application asks for them. */
export const casesModule: Module = {
  name: 'cases',
  facts: [
    loadEstimateLines,
    loadEstimateCurrency,
    loadServiceFacts,
    loadChosenProvider(taxService, 'adviser'),
    loadCaseFacts,
    loadFileFacts,
  ],
  actions: [
    confirmNextActionHandler,
    scheduleServiceHandler,
    ...caseDeedHandlers,
    ...blockHandlers,
    ...closingHandlers,
  ],
  routes: [
    ...caseHealthRoutes,
    ...caseDashboardRoutes,
    ...closingRoutes,
    maiCaseHandler,
    servicesHandler,
    serviceDetailHandler,
    expenseManagementHandler,
  ],
};
