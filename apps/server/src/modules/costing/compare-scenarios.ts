import { answer, type Context, type RouteHandler, type SystemContext } from '@homeport/engine';
import { allowanceFor, isRefusal } from '@homeport/grammar';
import {
  caseDetail,
  costEstimate,
  type Scenario,
  type ScenarioWorking,
  scenario,
  scenarioCost,
} from '@homeport/model/cases';
import {
  type ComparedPlan,
  changedBase,
  cheapestOf,
  comparedCosts,
  comparedTerms,
  compareScenarios,
  differingFacts,
  firstCompared,
  type ScenarioComparison,
  staleLines,
  totalsOfWorking,
} from '@homeport/model/costing';
import { monthsOf } from '@homeport/model/policies';
import { todayOf } from '../../today.ts';
import { fitsOf } from '../policies/index.ts';
import { baseOf, loadScenarioCase, type ScenarioCase, type WorkedPlan, workOutPlan } from './load-scenario.ts';

/** A plan with what it comes to: what was kept, where it was worked out already. */
interface Held {
  readonly one: Scenario | null;
  readonly live: WorkedPlan;
  readonly working: ScenarioWorking;
}
async function held(system: SystemContext, one: Scenario | null, of: ScenarioCase, today: string): Promise<Held> {
  const live = await workOutPlan(system, one, of, one?.baseDate ?? today);
  const isKept = one !== null && one.status !== 'DRAFT' && one.working !== null;
  return { one, live, working: isKept ? (one.working ?? live.working) : live.working };
}

const comparisonHandler = answer(compareScenarios, async (ctx, { query }) => {
  const of = await ctx.records(caseDetail).get(query.caseDetail);
  if (isRefusal(of)) return of;
  const all = await ctx
    .records(scenario)
    .find({ filter: { field: 'caseDetail', op: 'eq', value: of.id }, sort: 'created,asc', limit: 100 });
  const wanted = (query.scenarios ?? '').split(',').filter(Boolean);
  const shown = wanted.length > 0 ? all.filter(({ id }) => wanted.includes(id)) : firstCompared(all);
  const system = ctx.asSystem('scenarios of an assignment are compared');
  const its = await loadScenarioCase(system, of.id);
  const plans = await Promise.all([null, ...shown].map((one) => held(system, one, its, todayOf(ctx))));
  return {
    ...(await compared(ctx, its, plans)),
    scenarios: all.map(({ id, name: label, status }) => ({ id, label, status })),
  } satisfies ScenarioComparison;
});

async function compared(
  ctx: Context,
  its: ScenarioCase,
  plans: readonly Held[],
): Promise<Omit<ScenarioComparison, 'scenarios'>> {
  const mayCost = allowanceFor(costEstimate, ctx.me).deeds.read !== undefined;
  const fits = await fitsOf(
    ctx.asSystem('the policy of a scenario is held against it'),
    its,
    plans.map(({ live: { plan } }) => ({
      ...{ policy: plan.policy, on: plan.startDate, country: plan.hostLocation?.country ?? null, along: plan.along },
      months: monthsOf(plan.startDate, plan.endDate),
    })),
  );
  const costs = plans.map((one) => (mayCost ? costOf(one) : null));
  const cheapest = cheapestOf(costs);
  const columns = plans.map((one, at) => ({
    ...columnOf(one, its, mayCost),
    ...{ fit: fits[at] ?? null, cost: costs[at] ?? null, isCheapest: cheapest.includes(at) },
    policy: fits[at] ? { id: fits[at].id, label: fits[at].label } : null,
  }));
  const working = plans.map((one) => one.working);
  return {
    plans: columns,
    differing: differingFacts(columns),
    terms: comparedTerms(working),
    costs: mayCost ? comparedCosts(working) : [],
  };
}

function costOf({ working, live: { currency } }: Held): ComparedPlan['cost'] {
  const { low, likely, high } = totalsOfWorking(working);
  const total = scenarioCost(working, currency);
  if (currency === null || low === null || likely === null || high === null || total === null) return null;
  return { currency, low, likely: total.value, high, trace: total.trace };
}

/** A plan as it is shown, before its policy is judged and its cost held beside others. */
function columnOf(
  { one, live, working }: Held,
  its: ScenarioCase,
  mayCost: boolean,
): Omit<ComparedPlan, 'fit' | 'cost' | 'isCheapest' | 'policy'> {
  const { plan, relocationPackage } = live;
  const isOpen = one?.status === 'SAVED';
  return {
    ...{ id: one?.id ?? null, version: one?.version ?? null, name: one?.name ?? null, status: one?.status ?? null },
    ...{ homeLocation: plan.homeLocation ?? {}, hostLocation: plan.hostLocation ?? {} },
    ...{ startDate: plan.startDate, endDate: plan.endDate, months: monthsOf(plan.startDate, plan.endDate) },
    ...{ relocationPackage, familySize: plan.along, can: one?.can ?? [] },
    takenForGiven: mayCost ? working.takenForGiven : [],
    stale: isOpen && mayCost ? staleLines(working.lines, live.working.lines) : [],
    changed: one?.basedOn && (isOpen || one.status === 'APPROVED') ? changedBase(one.basedOn, baseOf(its)) : [],
  };
}

/** Scenarios side by side, as their reader may see them. */
export const scenarioRoutes: readonly RouteHandler[] = [comparisonHandler];
