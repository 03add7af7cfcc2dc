import type { Values } from '@homeport/grammar';
import { caseService } from '@homeport/model/cases';
import { serviceProvider, serviceProviderRules, usualPeriods } from '@homeport/model/policies';
import { type OrderedService, orderStep, serviceOrder, serviceOrderRules } from '@homeport/model/services';
import { type WorkingTime, workingHoursBetween, workingHoursLater } from '@homeport/model/workflow';
import { demoId } from './chance.ts';
import { derived } from './derived.ts';
import type { World } from './world.ts';

/** The orders of all services, by the product's own rules from what happened to each; and how providers answered. */
export function addOrders(world: World): void {
  for (const { id, steps } of world.rowsOf(caseService)) {
    let values: Values = {};
    let order: string | undefined;
    for (const [at, step] of steps.entries()) {
      const was = at === 0 ? undefined : seen(values);
      values = { ...values, ...step.set };
      const { standing, isOrdered } = orderStep(was, seen(values));
      if (order && standing !== 'STAYS') settle(world, order, standing, step);
      if (isOrdered) order = addOrder(world, id, values, step);
    }
    if (order) lateByNow(world, order, steps[0].by);
  }
  const orders = Map.groupBy(
    world.rowsOf(serviceOrder).map(({ id }) => world.valuesOf(serviceOrder, id)),
    ({ provider }) => provider,
  );
  for (const { id, steps } of world.rowsOf(serviceProvider)) countOrders(world, id, orders.get(id) ?? [], steps[0].by);
}

interface Happened {
  readonly at: string;
  readonly by: string;
}

const seen = ({ status, provider }: Values): OrderedService => ({
  status: String(status),
  provider: typeof provider === 'string' ? provider : null,
});

const timeOf = (world: World, provider: string): WorkingTime => ({
  calendar: { country: String(world.valuesOf(serviceProvider, provider).country), holidays: [] },
  periods: usualPeriods,
  timeZone: 'UTC',
});

function addOrder(world: World, service: string, of: Values, { at, by }: Happened): string {
  const provider = String(of.provider);
  const within = world.valuesOf(serviceProvider, provider).answersWithin;
  const order = {
    caseService: service,
    caseDetail: of.caseDetail,
    name: of.name,
    provider,
    askedUser: of.vendorUser,
    startDate: of.startDate,
    endDate: of.endDate,
    requestedAt: at,
    answerBy: typeof within === 'number' ? workingHoursLater(timeOf(world, provider), at, within) : null,
    answeredAt: null,
    isLate: false,
    status: 'OPEN',
  };
  const id = demoId(world.tenant.code, 'order', service, at);
  return world.add(serviceOrder, id, { at, by, set: { ...order, ...derived(serviceOrderRules, order, {}) } });
}

function settle(world: World, id: string, standing: 'ACCEPTED' | 'WITHDRAWN', { at, by }: Happened): void {
  const order = world.valuesOf(serviceOrder, id);
  if (order.status !== 'OPEN' && !(standing === 'WITHDRAWN' && order.status === 'ACCEPTED')) return;
  const answer =
    standing === 'ACCEPTED'
      ? {
          answeredAt: at,
          hoursToAnswer: workingHoursBetween(
            timeOf(world, String(order.provider)),
            String(order.requestedAt),
            at,
          ).toFixed(1),
          isLate: order.answerBy !== null && Temporal.Instant.compare(at, String(order.answerBy)) > 0,
        }
      : {};
  change(world, id, standing === 'ACCEPTED' ? 'take' : 'withdraw', { at, by }, { ...answer, status: standing });
}

/** What waits beyond its moment is late. */
function lateByNow(world: World, id: string, by: string): void {
  const { status, answerBy } = world.valuesOf(serviceOrder, id);
  if (status !== 'OPEN' || typeof answerBy !== 'string' || Temporal.Instant.compare(answerBy, world.clock.now) > 0)
    return;
  change(world, id, 'update', { at: answerBy, by }, { isLate: true });
}

function change(world: World, id: string, deed: string, when: Happened, set: Values): void {
  const after = { ...world.valuesOf(serviceOrder, id), ...set };
  world.happened(serviceOrder, id, { deed, ...when, set: { ...set, ...derived(serviceOrderRules, after, {}) } });
}

function countOrders(world: World, provider: string, orders: readonly Values[], by: string): void {
  const all = orders.filter(
    (one) => one.status === 'ACCEPTED' || one.status === 'DECLINED' || (one.status === 'OPEN' && one.isLate === true),
  );
  if (all.length === 0) return;
  const hours = all.flatMap(({ hoursToAnswer }) => (typeof hoursToAnswer === 'string' ? [Number(hoursToAnswer)] : []));
  const facts = {
    answered: 0,
    points: '0',
    orders: all.length,
    accepted: all.filter(({ status }) => status === 'ACCEPTED').length,
    late: all.filter(({ isLate }) => isLate === true).length,
    hours: hours.length === 0 ? null : String(hours.reduce((sum, one) => sum + one, 0) / hours.length),
  };
  const values = world.valuesOf(serviceProvider, provider);
  world.happened(serviceProvider, provider, {
    deed: 'derive',
    at: world.clock.at(0, 6),
    by,
    set: derived(serviceProviderRules, values, facts),
  });
}
