import { type ActionHandler, type Context, handle, type SystemContext } from '@homeport/engine';
import { idIn, isRefusal, type Refusal } from '@homeport/grammar';
import { caseBenefit } from '@homeport/model/benefits';
import { type CaseDetail, caseDetail, caseService, scenario } from '@homeport/model/cases';
import {
  applyChange,
  assignmentChanged,
  type ChangeEffects,
  type ChangeOfCircumstance,
  changeApplied,
  changeFaults,
  earlyEnd,
  effectsOf,
  changeRefusals as no,
  serviceMoved,
  staleFields,
} from '@homeport/model/changes';
import { dependant } from '@homeport/model/family';
import { employee } from '@homeport/model/people';
import { dayBefore } from '@homeport/model/terms';
import { todayOf } from '../../today.ts';
import { callInPaybacks } from '../payroll/index.ts';
import { writeTerms } from '../terms/index.ts';
import { changeFactsOf } from './change-facts.ts';
import { effectFactsOf } from './effect-facts.ts';

/** The same for the clock and for whoever applies one that the clock could not: everything or nothing, in one transaction. */
export const applyChangeHandler: ActionHandler = handle(applyChange, async (ctx, { record: change }) => {
  if (change.effectiveDate > todayOf(ctx)) return no.notYetEffective({ day: change.effectiveDate });
  const system = ctx.asSystem('an approved change is applied to its assignment');
  const of = await system.records(caseDetail).get(change.caseDetail.id, { lock: true });
  if (isRefusal(of)) return of;
  const refused = await refuseNow(system, change);
  if (refused) return refused;
  const effects = effectsOf(change, await effectFactsOf(system, of.id, change));
  const unwritten =
    (await writeCase(system, of, change, effects)) ??
    (await writePeople(system, of, change, effects)) ??
    (await writeServices(system, change, effects)) ??
    (await writeBenefits(system, of, change, effects)) ??
    (await callInEarly(system, of, change, effects)) ??
    (await settleScenarios(system, change));
  if (unwritten) return unwritten;
  await tell(ctx, of, change, effects);
  return undefined;
});

/** The guards were asked before the assignment was locked; whoever was faster may have changed it. */
async function refuseNow(ctx: Context, change: ChangeOfCircumstance): Promise<Refusal | undefined> {
  const facts = await changeFactsOf(ctx, change);
  return staleFields(change, facts.present).length > 0 ? no.changedSince() : changeFaults(change, facts)[0];
}

/** The assignment names the change that made it as it is, also where what changed is kept elsewhere. */
async function writeCase(
  ctx: SystemContext,
  of: CaseDetail,
  change: ChangeOfCircumstance,
  { assignment }: ChangeEffects,
): Promise<Refusal | undefined> {
  const beside = [...(of.overlaps ?? []), ...(change.overlaps ?? [])].map(({ id }) => id);
  const values = { ...assignment, overlaps: [...new Set(beside)], lastChange: change.id };
  const saved = await ctx.records(caseDetail).update(of.id, values, { note: change.reason });
  return isRefusal(saved) ? saved : undefined;
}

/** The employee, and who of the family moves along. */
async function writePeople(
  ctx: SystemContext,
  of: CaseDetail,
  change: ChangeOfCircumstance,
  { employee: values, family }: ChangeEffects,
): Promise<Refusal | undefined> {
  const employed = idIn(of.employee);
  if (values && employed) {
    const saved = await ctx.records(employee).update(employed, values);
    if (isRefusal(saved)) return saved;
  }
  for (const { id, joins } of family) {
    const saved = await ctx.records(dependant).update(id, { accompanies: joins }, { note: change.reason });
    if (isRefusal(saved)) return saved;
  }
  return undefined;
}

async function writeServices(
  ctx: SystemContext,
  { reason }: ChangeOfCircumstance,
  { services }: ChangeEffects,
): Promise<Refusal | undefined> {
  const records = ctx.records(caseService);
  for (const { id, isCancelled, startAfter: startDate, endAfter: endDate } of services) {
    const written = isCancelled
      ? await records.move(id, 'status.cancel', {}, { note: reason })
      : await records.update(id, { startDate, endDate }, { note: reason });
    if (isRefusal(written)) return written;
  }
  return undefined;
}

/** The benefits become what the terms come to with the change. */
async function writeBenefits(
  ctx: SystemContext,
  of: CaseDetail,
  { reason, effectiveDate }: ChangeOfCircumstance,
  { terms: { changes, spans } }: ChangeEffects,
): Promise<Refusal | undefined> {
  for (const { id, endsOn } of spans) {
    const saved = await ctx.records(caseBenefit).update(id, { endsOn }, { note: reason });
    if (isRefusal(saved)) return saved;
  }
  const lastDay = dayBefore(effectiveDate);
  return writeTerms(ctx, { id: of.id, assignee: of.assignee.id }, changes, { note: reason, lastDay });
}

/** Whoever is back before the agreed end pays back what they have agreed to. */
async function callInEarly(
  ctx: SystemContext,
  of: CaseDetail,
  change: ChangeOfCircumstance,
  { assignment }: ChangeEffects,
): Promise<Refusal | undefined> {
  const end = earlyEnd(change, { endDate: of.assignmentEndDate }, assignment);
  return end === null ? undefined : callInPaybacks(ctx, { caseDetail: of.id }, end);
}

/** The scenario that was adopted is the one; what else was thought of for the assignment is set aside. */
async function settleScenarios(
  ctx: SystemContext,
  { kind, scenario: adopted, caseDetail: of, reason }: ChangeOfCircumstance,
): Promise<Refusal | undefined> {
  if (kind !== 'SCENARIO' || adopted === null) return undefined;
  const records = ctx.records(scenario);
  const taken = await records.move(adopted.id, 'status.adopt', {}, { note: reason });
  if (isRefusal(taken)) return taken;
  const others = await records.find({
    filter: {
      all: [
        { field: 'caseDetail', op: 'eq', value: of.id },
        { field: 'id', op: 'ne', value: adopted.id },
        { field: 'status', op: 'in', value: ['DRAFT', 'SAVED', 'APPROVED'] },
      ],
    },
    limit: 1000,
  });
  for (const { id } of others) {
    const aside = await records.move(id, 'status.setAside', {}, { note: reason });
    if (isRefusal(aside)) return aside;
  }
  return undefined;
}

async function tell(
  ctx: Context,
  { reference, assignee }: CaseDetail,
  { id }: ChangeOfCircumstance,
  { told, services }: ChangeEffects,
): Promise<void> {
  await ctx.emit(assignmentChanged, id, { change: id, reference, assignee: assignee.id });
  for (const { user: reader, as } of told)
    if (as === 'MANAGER' || as === 'HR') await ctx.emit(changeApplied, id, { change: id, reference, reader });
  for (const { id: service, name, isCancelled, vendors } of services)
    for (const { user: reader } of vendors) {
      const outcome = isCancelled ? 'CANCELLED' : 'MOVED';
      await ctx.emit(serviceMoved, service, { service, name, outcome, reader });
    }
}
