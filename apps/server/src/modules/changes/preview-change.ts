import { answer, type Context, type RouteHandler } from '@homeport/engine';
import {
  allowanceFor,
  type Entity,
  idsIn,
  isRefusal,
  type Refusal,
  type Values,
  type ValuesOf,
} from '@homeport/grammar';
import { caseBenefit } from '@homeport/model/benefits';
import { type CaseDetail, caseDetail, caseService } from '@homeport/model/cases';
import {
  type ChangeEffects,
  type ChangeFacts,
  type ChangePreview,
  changeFaults,
  changeOfCircumstance,
  earlyEnd,
  effectsOf,
  previewChange,
  type SaidChange,
  type SeenEffects,
  saidByPlan,
  staleFields,
} from '@homeport/model/changes';
import { dependant } from '@homeport/model/family';
import { workPermit } from '@homeport/model/immigration';
import { employee } from '@homeport/model/people';
import { travelDocument } from '@homeport/model/travel';
import { caseWorkflowItem } from '@homeport/model/workflow';
import type { Services } from '../../services.ts';
import { refusalText } from '../exchange/index.ts';
import { paybacksDue } from '../payroll/index.ts';
import { changeFactsOf } from './change-facts.ts';
import { effectFactsOf } from './effect-facts.ts';
import { seenCost } from './seen-cost.ts';

/** Assignment and change are those that the caller may see; what is worked out is what the deed would do, shown as far as the caller may see it. */
export const previewChangeHandler = (services: Pick<Services, 'textOf'>): RouteHandler =>
  answer(previewChange, async (ctx, { body }): Promise<ChangePreview | Refusal> => {
    const kept = body.change ? await ctx.records(changeOfCircumstance).get(body.change) : undefined;
    if (isRefusal(kept)) return kept;
    const of = await ctx.records(caseDetail).get(kept?.caseDetail.id ?? body.caseDetail ?? '');
    if (isRefusal(of)) return of;
    const system = ctx.asSystem('what a change would do to its assignment');
    // What the caller does not see of it is worked out all the same; only what they see is answered.
    const whole = kept ? await system.records(changeOfCircumstance).get(kept.id) : undefined;
    if (isRefusal(whole)) return whole;
    const typedOne = typed(body);
    const scenario = (whole ?? typedOne)?.scenario ?? null;
    const facts = await changeFactsOf(system, { caseDetail: { id: of.id, label: '' }, scenario });
    const present = await presentOf(ctx, of, facts);
    const change = whole ?? typedOne;
    const plan = facts.plan?.caseDetail === of.id ? saidByPlan(facts.plan) : null;
    if (change === undefined)
      return { present, plan, stale: [], faults: [], effects: null, cost: null, paybacks: null };
    const faults = changeFaults(change, facts).map((one) => ({
      field: one.field ?? null,
      code: one.code,
      text: refusalText(ctx, services, changeOfCircumstance, one),
    }));
    const stale = whole ? staleFields(whole, facts.present) : [];
    const said = { present, plan, stale, faults };
    if (faults.length > 0) return { ...said, effects: null, cost: null, paybacks: null };
    const effectFacts = await effectFactsOf(system, of.id, change);
    const effects = effectsOf(change, effectFacts);
    const end = earlyEnd(change, effectFacts, effects.assignment);
    return {
      ...said,
      effects: await seen(ctx, effects),
      cost: await seenCost(ctx, { caseDetail: of.id, change, kept: whole, effects: effectFacts }),
      paybacks: end === null ? null : await paybacksDue(ctx, { caseDetail: of.id }, end),
    };
  });

/** A change as it is typed; nothing before its kind is chosen. */
function typed({ kind, effectiveDate, change: _, caseDetail: __, ...said }: Typed): SaidChange | undefined {
  if (kind === null) return undefined;
  const { newPolicy, newGrade, joining, leaving, overlaps, scenario } = said;
  return {
    ...{ ...said, kind, effectiveDate: effectiveDate ?? '' },
    ...{ newPolicy: related(newPolicy)[0] ?? null, newGrade: related(newGrade)[0] ?? null },
    scenario: related(scenario)[0] ?? null,
    ...{ joining: related(joining), leaving: related(leaving), overlaps: related(overlaps) },
  };
}
/** What is typed names records by their ids alone. */
const related = (value: unknown): { readonly id: string; readonly label: string }[] =>
  idsIn(Array.isArray(value) ? value : [value]).map((id) => ({ id, label: '' }));
type Typed = ValuesOf<NonNullable<(typeof previewChange)['body']>>;

/** The assignment as it is, by the fields in which a change keeps it, from records as the caller reads them. */
async function presentOf(ctx: Context, of: CaseDetail, facts: ChangeFacts): Promise<Values> {
  const found =
    of.employee && allowanceFor(employee, ctx.me).deeds.read !== undefined
      ? await ctx.records(employee).get(of.employee.id)
      : undefined;
  const employed = isRefusal(found) ? undefined : found;
  return {
    startBefore: of.assignmentStartDate,
    endBefore: of.assignmentEndDate,
    homeBefore: of.homeLocation,
    hostBefore: of.hostLocation,
    familySizeBefore: facts.present.familySizeBefore,
    policyBefore: of.policy,
    packageBefore: of.relocationPackage?.label ?? null,
    gradeBefore: employed?.grade ?? null,
    // What the caller may not see of an employee is not there.
    ...(employed && 'salary' in employed
      ? { salaryBefore: employed.salary, salaryCurrencyBefore: employed.salaryCurrency }
      : {}),
  };
}

/** The effects that the caller may see; the others are counted. */
async function seen(ctx: Context, effects: ChangeEffects): Promise<SeenEffects> {
  const { family, steps, services, benefits, papers, told } = effects;
  const permits = papers.filter(({ entity }) => entity === 'workPermit');
  const documents = papers.filter(({ entity }) => entity === 'travelDocument');
  const shown = {
    family: await visible(ctx, dependant, family),
    steps: await visible(ctx, caseWorkflowItem, steps),
    services: await visible(ctx, caseService, services),
    benefits: await visibleBenefits(ctx, benefits),
    papers: [...(await visible(ctx, workPermit, permits)), ...(await visible(ctx, travelDocument, documents))],
  };
  const all = [family, steps, services, benefits, papers].flat().length;
  return { ...shown, told, withheld: all - Object.values(shown).flat().length };
}

/** Of those that are gained there is no record yet: whoever reads benefits of the assignment is shown them. */
async function visibleBenefits(ctx: Context, effects: ChangeEffects['benefits']): Promise<ChangeEffects['benefits']> {
  if (allowanceFor(caseBenefit, ctx.me).deeds.read === undefined) return [];
  const known = new Set((await visible(ctx, caseBenefit, effects)).map(({ id }) => id));
  return effects.filter(({ id, kind }) => kind === 'GAINED' || known.has(id));
}

async function visible<T extends { readonly id: string }>(
  ctx: Context,
  entity: Entity,
  effects: readonly T[],
): Promise<readonly T[]> {
  if (effects.length === 0 || allowanceFor(entity, ctx.me).deeds.read === undefined) return [];
  const ids = effects.map(({ id }) => id);
  const found = await ctx.records(entity).find({ filter: { field: 'id', op: 'in', value: ids }, limit: 1000 });
  const known = new Set(found.map(({ id }) => id));
  return effects.filter(({ id }) => known.has(id));
}
