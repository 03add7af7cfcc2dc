import { type ActionHandler, handle, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { caseDetail, isSettled, caseRefusals as no, type Scenario, scenario } from '@homeport/model/cases';
import {
  approveScenario,
  changedBase,
  recalculateScenario,
  saveScenario,
  staleLines,
  totalsOfWorking,
} from '@homeport/model/costing';
import { todayOf } from '../../today.ts';
import { baseOf, loadScenarioCase, workOutPlan } from './load-scenario.ts';

const because = 'a scenario is worked out from its assignment';

/** The assignment of a scenario, locked, as long as it is not over. */
async function openCase(system: SystemContext, { caseDetail: of }: Scenario): Promise<Refusal | undefined> {
  const locked = await system.records(caseDetail).get(of.id, { lock: true });
  if (isRefusal(locked)) return locked;
  return isSettled(locked) ? no.caseIsOver() : undefined;
}

/** What a scenario comes to at the rates of a day, as it is kept. */
async function worked(system: SystemContext, of: Scenario, baseDate: string): Promise<Values> {
  const its = await loadScenarioCase(system, of.caseDetail.id);
  const { working, currency } = await workOutPlan(system, of, its, baseDate);
  const { low, high } = totalsOfWorking(working);
  return {
    ...{ working, currency, baseDate, lowCost: low, highCost: high, basedOn: baseOf(its) },
    workedOutAt: system.now.toString({ smallestUnit: 'second' }),
  };
}

/** What a saved scenario does not say any more, by lines, and what of its assignment has changed since. */
async function staleScenario(system: SystemContext, of: Scenario) {
  const its = await loadScenarioCase(system, of.caseDetail.id);
  if (of.working === null || of.basedOn === null || of.baseDate === null)
    return { lines: [], base: [], isWorked: false };
  const { working } = await workOutPlan(system, of, its, of.baseDate);
  const base = changedBase(of.basedOn, baseOf(its));
  return { lines: staleLines(of.working.lines, working.lines), base, isWorked: true };
}

const save = handle(saveScenario, async (ctx, { record: of }) => {
  const system = ctx.asSystem(because);
  return (await openCase(system, of)) ?? worked(system, of, todayOf(ctx));
});

const recalculate = handle(recalculateScenario, async (ctx, { record: of, input }) => {
  const system = ctx.asSystem(because);
  const refused = await openCase(system, of);
  if (refused) return refused;
  const baseDate = input.baseDate ?? todayOf(ctx);
  const { lines, base, isWorked } = await staleScenario(system, of);
  if (isWorked && baseDate === of.baseDate && lines.length + base.length === 0) return no.estimateUpToDate();
  const saved = await system.records(scenario).update(of.id, await worked(system, of, baseDate));
  return isRefusal(saved) ? saved : undefined;
});

const approve = handle(approveScenario, async (ctx, { record: of }) => {
  const system = ctx.asSystem(because);
  const refused = await openCase(system, of);
  if (refused) return refused;
  const { lines, base, isWorked } = await staleScenario(system, of);
  if (base.length > 0) return no.changedSinceScenario();
  return !isWorked || lines.length > 0 ? no.needsRecalculating() : undefined;
});

/** Scenarios are worked out when they are saved, worked out again, and approved as long as they say what they come to. What adopts one is a change of circumstance. */
export const scenarioDeeds: readonly ActionHandler[] = [save, recalculate, approve];
