import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { amountText, isRefusal } from '@homeport/grammar';
import {
  type CaseService,
  caseRefusals,
  caseService,
  expenseManagementOf,
  expenseManagementService,
  groupOfService,
  type ServiceLine,
  serviceDetail,
  serviceGroups,
  serviceStep,
  servicesWithNextAction,
  serviceType,
} from '@homeport/model/cases';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { casesOf } from './mai-case.ts';

export const servicesHandler: RouteHandler = answer(servicesWithNextAction, (ctx) => servicesOf(ctx));

/** The shared services of the caller's assignments that are not over, what needs them first and by date. */
export async function servicesOf(ctx: Context): Promise<ServiceLine[]> {
  const assignments = await casesOf(ctx);
  if (assignments.length === 0) return [];
  const services = await ctx.records(caseService).find({
    filter: { field: 'caseDetail', op: 'in', value: assignments.map(({ id }) => id) },
    sort: 'startDate,asc',
    limit: 1000,
  });
  const lines = await linesOf(ctx, services);
  const due = (line: ServiceLine): string => line.nextAction?.dueDate ?? line.startDate ?? '9999';
  return lines.sort(
    (one, other) =>
      serviceGroups.indexOf(one.group) - serviceGroups.indexOf(other.group) || due(one).localeCompare(due(other)),
  );
}

/** One shared service with its steps; contact and cost as far as the team shares them. */
export const serviceDetailHandler: RouteHandler = answer(serviceDetail, async (ctx, { params }) => {
  const service = await ctx.records(caseService).get(params.id ?? '');
  if (isRefusal(service)) return caseRefusals.serviceNotFound();
  const [[line], allSteps, [cost]] = await Promise.all([
    linesOf(ctx, [service]),
    ctx.records(serviceStep).find({
      filter: { field: 'caseService', op: 'eq', value: service.id },
      sort: 'sequence,asc',
      limit: 200,
    }),
    ctx.query(sql<{ amount: string; currency: string }>`
      select cost_amount::text as amount, cost_currency as currency from app.case_service
      where not ${ctx.me.roles.every((role) => role === 'dependant')} and id = ${service.id}::uuid and share_cost and cost_amount is not null and cost_currency is not null`),
  ]);
  if (!line) return caseRefusals.serviceNotFound();
  const { contactName: name, contactEmail: email, contactPhone: phone } = service;
  return {
    ...line,
    contact: name || email || phone ? { name, email, phone } : null,
    information: service.information ?? null,
    cost: cost ? { ...cost, amount: amountText(cost.amount, cost.currency) } : null,
    allSteps: allSteps.map(({ id, description, dueDate, isDone }) => ({
      id,
      description,
      dueDate,
      isDone: isDone === true,
    })),
    version: service.version,
  };
});

async function linesOf(ctx: Context, services: readonly CaseService[]): Promise<ServiceLine[]> {
  if (services.length === 0) return [];
  const ids = services.map((service) => service.id);
  const [types, steps] = await Promise.all([
    ctx.records(serviceType).find({
      filter: { field: 'id', op: 'in', value: [...new Set(services.map((service) => service.serviceType.id))] },
      limit: 1000,
    }),
    ctx.query(sql<{ service: string; done: number; of: number }>`
      select case_service_id as service, count(*) filter (where is_done)::int as done, count(*)::int as of
      from app.service_step where case_service_id = any(${ids}::uuid[]) and share_with_assignee group by 1`),
  ]);
  const today = todayOf(ctx);
  return services.map((service): ServiceLine => {
    const type = types.find((one) => one.id === service.serviceType.id);
    const step = steps.find((one) => one.service === service.id);
    const isOver = service.status === 'COMPLETED' || service.status === 'CANCELLED';
    const due = service.nextActionDate;
    return {
      id: service.id,
      caseDetailId: service.caseDetailId,
      serviceType: { ...service.serviceType, code: type?.code ?? '', serviceClass: type?.serviceClass ?? null },
      name: service.name,
      providerName: service.providerName,
      status: service.status,
      group: groupOfService(service),
      startDate: service.startDate,
      endDate: service.endDate,
      nextAction:
        service.nextAction && !isOver
          ? {
              description: service.nextAction,
              dueDate: due,
              byAssignee: service.nextActionByAssignee === true,
              isOverdue: due !== null && due < today,
            }
          : null,
      steps: { done: step?.done ?? 0, of: step?.of ?? 0 },
    };
  });
}

/** How the expenses of an assignment are paid; what the caller may not see of it is left out. */
export const expenseManagementHandler: RouteHandler = answer(expenseManagementOf, async (ctx, { params }) => {
  const [found] = await ctx.records(expenseManagementService).find({
    filter: { field: 'caseDetail', op: 'eq', value: params.caseDetailId ?? '' },
    limit: 1,
  });
  return found ? found : caseRefusals.serviceNotFound();
});
