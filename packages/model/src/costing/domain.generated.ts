// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { caseActuals } from './actuals.routes.ts';
import { accrualToDate, leftOfEstimate } from './actuals.rules.ts';
import { changedCost } from './changed-cost.rules.ts';
import { compareScenarios } from './comparison.routes.ts';
import { costReport, costReportFile } from './cost-report.routes.ts';
import { addScenario, approveScenario, cloneScenario, estimateCosts, recalculateEstimate, recalculateScenario, saveScenario, submitEstimate, workOutBalanceSheet } from './costing.actions.ts';
import { caseEstimates, caseSheets, estimatePaper, requestEstimate } from './costing.routes.ts';
import { estimateLine } from './estimate-line.rules.ts';
import { factorGrossUp, flatGrossUp } from './gross-up.rules.ts';
import { indexOfDay, normOfTable, premiumsOfYear, rentOfYear } from './sheet-figures.rules.ts';
import { grossUpByBands, taxByBands } from './tax-bands.rules.ts';

export const domain: Domain = {
  name: 'costing',
  entities: [],
  actions: [addScenario, approveScenario, cloneScenario, estimateCosts, recalculateEstimate, recalculateScenario, saveScenario, submitEstimate, workOutBalanceSheet],
  routes: [caseActuals, compareScenarios, costReport, costReportFile, caseEstimates, caseSheets, estimatePaper, requestEstimate],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
  calculations: [accrualToDate, leftOfEstimate, changedCost, estimateLine, factorGrossUp, flatGrossUp, indexOfDay, normOfTable, premiumsOfYear, rentOfYear, grossUpByBands, taxByBands],
};
