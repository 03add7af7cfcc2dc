import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { actualsRoutes } from './actuals/case-actuals.ts';
import { costReportRoutes } from './actuals/cost-report.ts';
import { costReportFileRoute } from './actuals/report-file.ts';
import { costingRoutes } from './case-estimates.ts';
import { sheetRoutes } from './case-sheets.ts';
import { scenarioRoutes } from './compare-scenarios.ts';
import { estimateDeeds } from './estimate-deeds.ts';
import { estimatePaperRoute } from './paper/estimate-paper.ts';
import { requestRoutes } from './request-estimate.ts';
import { scenarioCopies } from './scenario-copies.ts';
import { scenarioDeeds } from './scenario-deeds.ts';
import { sheetDeeds } from './sheet-deeds.ts';

/** What an assignment is expected to cost: worked out from its benefits, pay and services, compared with what stands, and frozen. */
export const costingModule = (services: Services): Module => ({
  name: 'costing',
  actions: [...estimateDeeds, ...sheetDeeds, ...scenarioDeeds, ...scenarioCopies],
  routes: [
    ...costingRoutes,
    ...sheetRoutes,
    ...requestRoutes,
    ...scenarioRoutes,
    ...actualsRoutes,
    ...costReportRoutes,
    costReportFileRoute(services),
    estimatePaperRoute(services),
  ],
});
