import type { SystemContext, Watch } from '@homeport/engine';
import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { caseService } from '@homeport/model/cases';
import { serviceProvider } from '@homeport/model/policies';
import {
  type OrderedService,
  orderStep,
  type ServiceOrder,
  serviceOrder,
  serviceOrdered,
} from '@homeport/model/services';
import { workingHoursBetween, workingHoursLater } from '@homeport/model/workflow';
import { sql } from 'kysely';
import { providerTime } from '../../working-time.ts';

export const because = 'a service that is requested is ordered from its provider';

/** Orders follow their service, in the transaction of whatever changes it: by hand, by a link, as an assignment starts or is changed. */
export const orderWatch: Watch = {
  on: ({ name }) => name === caseService.name,
  run: async (ctx, { after, before, changed }) => {
    if (before && !changed.some((name) => decisive.includes(name) || shown.includes(name))) return undefined;
    const { standing, isOrdered } = orderStep(before && ordered(before), ordered(after));
    const system = ctx.asSystem(because);
    const settled = before && standing !== 'STAYS' ? await settle(system, String(after.id), standing) : undefined;
    if (settled || isOrdered) return settled ?? order(system, String(after.id));
    return standing === 'STAYS' ? follow(system, String(after.id), changed) : undefined;
  },
};

/** Fields of a service that decide on its order, and those that stand on it as long as it waits for an answer. */
const decisive: readonly string[] = ['status', 'provider'];
const shown: readonly string[] = ['name', 'startDate', 'endDate', 'vendorUser'];

/** What waits for an answer says what is wished now, and asks whoever is named now. */
async function follow(system: SystemContext, id: string, changed: readonly string[]): Promise<Refusal | undefined> {
  const waiting = (await pendingOrders(system, id)).filter(({ status }) => status === 'OPEN');
  if (waiting.length === 0 || !changed.some((name) => shown.includes(name))) return undefined;
  const service = await system.records(caseService).get(id);
  if (isRefusal(service)) return service;
  const { name, startDate, endDate } = service;
  const named = service.vendorUser?.id ?? null;
  for (const { id: one } of waiting) {
    const saved = await system.records(serviceOrder).update(one, { name, startDate, endDate, askedUser: named });
    if (isRefusal(saved)) return saved;
    if (changed.includes('vendorUser')) await askPeople(system, saved, named);
  }
  return undefined;
}

const ordered = ({ status, provider }: Values): OrderedService => ({
  status: String(status),
  provider: typeof provider === 'string' ? provider : null,
});

/** What a service was ordered by so far and is not over. */
export const pendingOrders = (system: SystemContext, service: string): Promise<readonly ServiceOrder[]> =>
  system.records(serviceOrder).find({
    filter: {
      all: [
        { field: 'caseService', op: 'eq', value: service },
        { field: 'status', op: 'in', value: ['OPEN', 'ACCEPTED'] },
      ],
    },
  });

async function settle(
  system: SystemContext,
  service: string,
  standing: 'ACCEPTED' | 'WITHDRAWN',
): Promise<Refusal | undefined> {
  for (const one of await pendingOrders(system, service)) {
    if (standing === 'ACCEPTED' && one.status !== 'OPEN') continue;
    const step = standing === 'ACCEPTED' ? 'status.take' : 'status.withdraw';
    const moved = await system
      .records(serviceOrder)
      .move(one.id, step, standing === 'ACCEPTED' ? await answeredNow(system, one) : {});
    if (isRefusal(moved)) return moved;
  }
  return undefined;
}

/** When an order was answered, and how many working hours of the provider it took. */
export async function answeredNow(
  system: SystemContext,
  { provider, requestedAt, answeredAt, answerBy, isLate }: ServiceOrder,
): Promise<Partial<Pick<ServiceOrder, 'answeredAt' | 'hoursToAnswer' | 'isLate'>>> {
  if (answeredAt !== null) return {};
  const now = system.now.toString({ smallestUnit: 'second' });
  const hours =
    requestedAt === null ? null : workingHoursBetween(await providerTime(system, provider.id), requestedAt, now);
  return {
    answeredAt: now,
    hoursToAnswer: hours === null ? null : hours.toFixed(1),
    isLate:
      isLate === true ||
      (answerBy !== null && Temporal.Instant.compare(system.now, Temporal.Instant.from(answerBy)) > 0),
  };
}

/** Asks the provider, by when is what was agreed with them, and tells who is asked. */
async function order(system: SystemContext, id: string): Promise<Refusal | undefined> {
  const service = await system.records(caseService).get(id);
  if (isRefusal(service)) return service;
  if (service.provider === null) throw new Error(`service ${id} is ordered from nobody`);
  const provider = await system.records(serviceProvider).get(service.provider.id);
  if (isRefusal(provider)) return provider;
  const requestedAt = system.now.toString({ smallestUnit: 'second' });
  const within = provider.answersWithin;
  const named = service.vendorUser?.id ?? null;
  const made = await system.records(serviceOrder).create({
    caseService: id,
    caseDetail: service.caseDetailId,
    name: service.name,
    provider: provider.id,
    askedUser: named,
    startDate: service.startDate,
    endDate: service.endDate,
    requestedAt,
    answerBy: within === null ? null : workingHoursLater(await providerTime(system, provider.id), requestedAt, within),
  });
  if (isRefusal(made)) return made;
  await askPeople(system, made, named);
  return undefined;
}

/** The person named is told that the order waits for them, else everybody who works for the provider and may see it. */
async function askPeople(system: SystemContext, { id, name }: ServiceOrder, named: string | null): Promise<void> {
  for (const reader of named === null ? await peopleOf(system, id) : [named])
    await system.emit(serviceOrdered, id, { order: id, name, reader });
}

/** Who works for the provider and may see the order. */
async function peopleOf(system: SystemContext, id: string): Promise<readonly string[]> {
  const found = await system.query(sql<{ reader: string }>`
    select u.id as reader from app.service_order o join app.service_provider p on p.id = o.provider_id
      join app.case_detail c on c.id = o.case_detail_id
      join app.service_provider_users_link l on l.owner_id = p.id join app."user" u on u.id = l.target_id
    where o.id = ${id}::uuid and u.status = 'ACTIVE' and not coalesce(p.own_cases_only, false) and not coalesce(c.confidential, false)
    order by u.id`);
  return found.map(({ reader }) => reader);
}
