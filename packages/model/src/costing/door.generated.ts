// Written by `npm run derive`: the door of the domain, what others take of it.
export { type CaseActuals, caseActuals } from './actuals.routes.ts';
export { type ActualRow, type Actuals, type ActualsSnapshot, type EstimatedThing, type SpentItem, actualsOf } from './actuals.rules.ts';
export { type CostDifference, type CostDifferences, costDifferences } from './changed-cost.rules.ts';
export { type ComparedPlan, type ScenarioComparison, compareScenarios } from './comparison.routes.ts';
export { type ComparedCost, type ComparedFact, type ComparedTerm, cheapestOf, comparedCosts, comparedFacts, comparedTerms, differingFacts, firstCompared, mostCompared } from './comparison.rules.ts';
export { addScenario, approveScenario, cloneScenario, estimateCosts, recalculateEstimate, recalculateScenario, saveScenario, submitEstimate, workOutBalanceSheet } from './costing.actions.ts';
export { type CaseEstimates, type CaseSheets, type EstimateLineView, type EstimateView, type RequestEstimate, type SheetPaper, type SheetView, caseEstimates, caseSheets, requestEstimate } from './costing.routes.ts';
export { type EstimateChange, type StandingLine, estimateChanges, keptLine } from './estimate-changes.rules.ts';
export { type TaxOfBenefit, estimateOfTerms } from './estimate-of-terms.rules.ts';
export type { EstimateBenefit, EstimateKind, EstimatePay, EstimateService, EstimateSnapshot } from './estimate-snapshot.ts';
export { type Estimated, estimateOf } from './estimate.rules.ts';
export type { EstimatedLine } from './estimated-line.ts';
export type { GrossUp, GrossUpMethod } from './gross-up.rules.ts';
export { type BaseField, type PlanSnapshot, type ScenarioPlan, changedBase, costOfNothing, costOfPlan, planNow, planOf, staleLines, totalsOfWorking } from './scenario-cost.rules.ts';
export type { IndexRow, NormRow, SheetLack, SheetPolicy, SheetPremium, SheetSnapshot, SheetSource } from './sheet-snapshot.ts';
export { type SheetColumns, type SheetFigure, type WorkedSheet, balanceSheetOf, keptSheet, sheetColumns } from './sheet.rules.ts';
export { type TableChoice, type TaxBands, tableFor } from './tax-bands.rules.ts';
