import { type ActionHandler, type Context, handle, type SystemContext } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseService, caseDetail, caseService } from '@homeport/model/cases';
import { comment } from '@homeport/model/comments';
import { serviceProvider } from '@homeport/model/policies';
import {
  acceptOrder,
  askAboutOrder,
  declineOrder,
  servicesRefusals as no,
  orderAccepted,
  orderDeclined,
  orderElsewhere,
  orderQuestion,
  type ServiceOrder,
  serviceOrder,
} from '@homeport/model/services';
import { nextProvider } from './next-provider.ts';
import { answeredNow, because } from './order-watch.ts';

/** The service is scheduled on its days; that settles the order, as it does when the team schedules it. */
const accept = handle(acceptOrder, async (ctx, { record, input }) => {
  if (record.status !== 'OPEN') return no.orderAnswered();
  const taken = await takeOn(ctx.asSystem(because), record.caseService.id, input);
  if (isRefusal(taken)) return taken;
  await tell(ctx, record, (told) => ctx.emit(orderAccepted, record.id, told));
  return undefined;
});

/** Schedules a service, which tells the assignee, on the days that are given; those that are not stay as wished. */
export async function takeOn(
  system: SystemContext,
  id: string,
  { startDate, endDate }: { readonly startDate: string | null; readonly endDate: string | null },
): Promise<CaseService | Refusal> {
  const services = system.records(caseService);
  const scheduled = await services.act(id, 'schedule', {});
  if (isRefusal(scheduled)) return scheduled;
  if (!startDate && !endDate) return services.get(id);
  return services.update(id, { ...(startDate ? { startDate } : {}), ...(endDate ? { endDate } : {}) });
}

const decline = handle(declineOrder, async (ctx, { record, input }) => {
  const refused = await refuse(ctx.asSystem(because), record, input.reason);
  if (refused) return refused;
  await tell(ctx, record, (told) => ctx.emit(orderDeclined, record.id, { ...told, reason: input.reason }));
  return undefined;
});

/** The order is declined; its service goes back to the team, with whoever comes next by default. */
export async function refuse(system: SystemContext, order: ServiceOrder, reason: string): Promise<Refusal | undefined> {
  const services = system.records(caseService);
  const service = await services.get(order.caseService.id, { lock: true });
  if (isRefusal(service)) return service;
  if (order.status !== 'OPEN' && order.status !== 'ACCEPTED') return no.orderAnswered();
  if (service.status !== 'REQUESTED' && service.status !== 'SCHEDULED') return no.orderUnderWay();
  const refused = await system
    .records(serviceOrder)
    .move(order.id, 'status.refuse', { reason, ...(await answeredNow(system, order)) });
  if (isRefusal(refused)) return refused;
  const back = await services.move(service.id, 'status.giveBack');
  if (isRefusal(back)) return back;
  const saved = await services.update(service.id, { vendorUser: null, ...(await nextProvider(system, service)) });
  return isRefusal(saved) ? saved : undefined;
}

/** A question stands in the thread of the service, and the case manager hears of it. */
const ask = handle(askAboutOrder, async (ctx, { record, input }) => {
  if (record.status !== 'OPEN' && record.status !== 'ACCEPTED') return no.orderAnswered();
  const system = ctx.asSystem(because);
  const service = await system.records(caseService).get(record.caseService.id);
  if (isRefusal(service)) return service;
  const kept = await system.records(comment).create({
    comment: input.question,
    category: 'SERVICE',
    entityId: service.id,
    format: 'COMMENT',
    audience: 'VENDOR',
    caseDetailId: service.caseDetailId,
    caseServiceId: service.id,
    assignee: service.assignee.id,
    author: ctx.me.user,
    authorName: ctx.me.displayName,
    isFromAssignee: false,
  });
  if (isRefusal(kept)) return kept;
  await tell(ctx, record, (told) => ctx.emit(orderQuestion, record.id, { ...told, question: input.question }));
  return undefined;
});

/** Somebody else is asked: the service gets its provider, and is requested of them. */
const elsewhere = handle(orderElsewhere, async (ctx, { record, input }) => {
  const services = ctx.records(caseService);
  const service = await services.get(record.caseService.id, { lock: true });
  if (isRefusal(service)) return service;
  if (service.status !== 'NOT_INITIATED') return no.alreadyOrdered();
  const saved = await services.update(service.id, { provider: input.provider });
  if (isRefusal(saved)) return saved;
  const requested = await services.move(service.id, 'status.request');
  return isRefusal(requested) ? requested : undefined;
});

/** The case manager, unless they did it themselves. */
export async function tell(
  ctx: Context,
  order: ServiceOrder,
  say: (told: { order: string; name: string; by: string; reader: string }) => Promise<unknown>,
): Promise<void> {
  const system = ctx.asSystem(because);
  const assignment = await system.records(caseDetail).get(order.caseDetail.id);
  const reader = isRefusal(assignment) ? null : (assignment.manager?.id ?? null);
  if (reader === null || reader === ctx.me.user) return;
  const provider = await system.records(serviceProvider).get(order.provider.id);
  await say({ order: order.id, name: order.name, by: isRefusal(provider) ? '' : provider.name, reader });
}

export const answerHandlers: readonly ActionHandler[] = [accept, decline, ask, elsewhere];
