import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail, isSettled, caseRefusals as no, scenario } from '@homeport/model/cases';
import { addScenario, cloneScenario } from '@homeport/model/costing';
import { entered } from '../../entered.ts';
import { loadScenarioCase } from './load-scenario.ts';

const clone = handle(cloneScenario, async (ctx, { record: of, input }) => {
  const its = await ctx.records(caseDetail).get(of.caseDetail.id);
  if (isRefusal(its)) return its;
  if (isSettled(its)) return no.caseIsOver();
  const made = await ctx.records(scenario).create({ ...entered(scenario, of), name: input.name });
  return isRefusal(made) ? made : undefined;
});

const add = handle(addScenario, async (ctx, { record: of, input }) => {
  if (isSettled(of)) return no.caseIsOver();
  if (of.assignmentStartDate === null) return no.nothingToEstimate();
  const { along } = await loadScenarioCase(ctx.asSystem('a scenario begins as its assignment is'), of.id);
  const made = await ctx.records(scenario).create({
    ...{ caseDetail: of.id, name: input.name, homeLocation: of.homeLocation, hostLocation: of.hostLocation },
    ...{ policy: of.policy?.id ?? null, relocationPackage: of.relocationPackage?.id ?? null, familySize: along },
    ...{ startDate: of.assignmentStartDate, endDate: of.assignmentEndDate },
  });
  return isRefusal(made) ? made : undefined;
});

/** A draft that is as the assignment, or as another scenario, for somebody to change something of it. */
export const scenarioCopies: readonly ActionHandler[] = [clone, add];
