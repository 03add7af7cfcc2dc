import { answer, newId, type RouteHandler, type SystemContext } from '@homeport/engine';
import { isRefusal, namesIn } from '@homeport/grammar';
import { serviceType } from '@homeport/model/cases';
import { type Initiation, initiation, previewStart, type StartPreview } from '@homeport/model/initiations';
import type { Services } from '../../services.ts';
import { todayOf } from '../../today.ts';
import { chosenWorkflow, stepsInForce, workOf } from '../workflow/index.ts';
import { type PlannedStart, planOfStart } from './plan-of-start.ts';

/** The request is one that the caller may see; what is read besides is what the deed reads. */
export const previewStartHandler = (services: Services): RouteHandler =>
  answer(previewStart, async (ctx, { query }) => {
    const of = await ctx.records(initiation).get(query.initiation);
    if (isRefusal(of)) return of;
    const system = ctx.asSystem('what starting a request would make');
    const planned = await planOfStart(ctx, system, of, { ...query, overlaps: namesIn(query.overlaps) });
    if (isRefusal(planned)) return planned;
    const work = query.activate === false ? { workflow: null, steps: [] } : await workAhead(system, of, planned);
    const inTheWay = planned.plan.faults.map(({ code, params = {} }) =>
      services.textOf(`refusal.${code}`, params, ctx.locale),
    );
    const benefits = planned.plan.benefits.map(({ payAmount: _, trace: __, ...one }) => one);
    return { ...planned.plan, benefits, inTheWay, ...work };
  });

/** The steps that the assignment would get, as activating it gives them. */
async function workAhead(
  system: SystemContext,
  of: Initiation,
  { plan, person, manager }: PlannedStart,
): Promise<Pick<StartPreview, 'workflow' | 'steps'>> {
  const chosen = await chosenWorkflow(system, { type: plan.kind });
  if (!chosen) return { workflow: null, steps: [] };
  const named = (id: string | null) => (id === null ? null : { id, label: '' });
  const counted = {
    family: plan.family.filter(({ accompanies }) => accompanies).length,
    visas: await visasIn(system, plan),
  };
  const ahead = {
    id: newId(),
    type: plan.kind,
    status: 'ACTIVE',
    phase: plan.phase,
    hostLocation: { country: plan.hostCountry },
    assignmentStartDate: of.startDate,
    assignmentEndDate: plan.endDate,
    confidential: of.confidential,
    manager: named(manager),
    // Somebody who is not there yet has no sign-in.
    assignee: { id: person ?? newId(), label: '' },
    employee: of.employee,
    initiation: named(of.id),
    createdBy: of.createdBy,
  } as const;
  const steps = await workOf(system, await stepsInForce(system, chosen), ahead, todayOf(system), { counted });
  return {
    workflow: chosen.name,
    steps: steps.map(({ item, plan: { key }, planned: { start, due }, leftOutBecause }) => ({
      key,
      name: item.name,
      start,
      due,
      leftOutBecause,
    })),
  };
}

/** As the activation counts them. */
const visasIn = (system: SystemContext, { services }: PlannedStart['plan']): Promise<number> =>
  system.records(serviceType).count({
    all: [
      { field: 'id', op: 'in', value: services.map((one) => one.serviceType) },
      { field: 'serviceClass', op: 'eq', value: 'IMMIGRATION' },
    ],
  });
