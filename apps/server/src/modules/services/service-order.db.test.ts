import { caseDetail, caseService } from '@homeport/model/cases';
import { comment } from '@homeport/model/comments';
import { defaultServiceProvider, serviceProvider } from '@homeport/model/policies';
import { serviceOrder } from '@homeport/model/services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** What providers are asked to do, and how they answer: on every way, each with what it changes. */
let port: Homeport;
let home: string;
let manager: string;
let managerUser: string;
let vendor: string;
let stranger: string;
let harbour: string;
let second: string;
let moving: string;
let colleague: string;
let colleagueUser: string;
let assignee: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('ORDERS');
  managerUser = await port.user(home, 'orders.manager', ['caseManager']);
  const [vendorUser, strangerUser] = [
    await port.user(home, 'orders.vendor', ['vendor']),
    await port.user(home, 'orders.stranger', ['vendor']),
  ];
  [manager, vendor, stranger] = [
    await port.enter(home, managerUser),
    await port.enter(home, vendorUser),
    await port.enter(home, strangerUser),
  ];
  assignee = (await make(port.in(home), 'person')).id;
  moving = await port.enter(home, await port.user(home, 'orders.moving', ['assignee'], assignee));
  colleagueUser = await port.user(home, 'orders.colleague', ['vendor']);
  colleague = await port.enter(home, colleagueUser);
  const hours = { answersWithin: 8, workingHours: '09:00-12:00, 13:00-18:00' };
  const common = { ownCasesOnly: false, active: true, insuredUntil: null, isDefault: false };
  harbour = (
    await make(port.in(home), serviceProvider, {
      ...common,
      ...hours,
      name: 'Harbour',
      users: [vendorUser, colleagueUser],
    })
  ).id;
  second = (await make(port.in(home), serviceProvider, { ...common, name: 'Second', users: [strangerUser] })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** A service that was requested of a provider. */
async function requested(name: string, given: object = {}): Promise<string> {
  const of = await make(port.in(home), caseDetail, {
    manager: managerUser,
    assignee,
    confidential: false,
    hostLocation: { country: 'DE', town: 'Berlin' },
  });
  const { id } = await make(port.in(home), caseService, {
    name,
    provider: harbour,
    caseDetailId: of.id,
    assignee,
    ...given,
  });
  await port.in(home).records(caseService).move(id, 'status.request');
  return id;
}
const ordersOf = async (service: string) =>
  port
    .in(home)
    .records(serviceOrder)
    .find({ filter: { field: 'caseService', op: 'eq', value: service }, sort: 'created,asc' });
const orderOf = async (service: string) => {
  const [order] = (await ordersOf(service)).toReversed();
  if (!order) throw new Error('nothing was ordered');
  return order;
};
const serviceNow = async (id: string) => (await port.call('GET', `fe/case-service/${id}`, { as: manager })).body;
const answer = (id: string, deed: string, as: string, body: object) =>
  port.call('POST', `fe/service-order/${id}/${deed}`, { as, body });
const bell = async (as: string): Promise<string[]> =>
  (await port.call('GET', 'notification', { as })).body.content.map(({ title }: { title: string }) => title);

test('a service that is requested waits for its provider, by when is eight of their working hours, and their people hear of it', async () => {
  const order = await orderOf(await requested('Visa'));
  expect([order.status, order.provider.id, order.name]).toEqual(['OPEN', harbour, 'Visa']);
  expect(Date.parse(order.answerBy ?? '') - Date.parse(order.requestedAt ?? '')).toBeGreaterThanOrEqual(8 * 3_600_000);
  await expect.poll(() => bell(vendor)).toContain('Please accept or decline: Visa');
  expect(await bell(stranger)).not.toContain('Please accept or decline: Visa');
  expect((await port.call('GET', `fe/service-order/${order.id}`, { as: stranger })).status).toBe(404);
});

test('who accepts schedules the service on their days, once; the case manager hears of it', async () => {
  const service = await requested('Movers');
  const order = await orderOf(service);
  const days = { startDate: '2126-03-02', endDate: '2126-03-05' };
  expect((await answer(order.id, 'accept', stranger, days)).status).toBe(404);
  expect((await answer(order.id, 'accept', vendor, { startDate: '2126-03-09', endDate: '2126-03-02' })).status).toBe(
    422,
  );
  expect((await answer(order.id, 'accept', vendor, days)).status).toBe(200);
  expect(await serviceNow(service)).toMatchObject({ status: 'SCHEDULED', ...days });
  expect(await orderOf(service)).toMatchObject({ status: 'ACCEPTED', isLate: false });
  await expect.poll(() => bell(manager)).toContain('Harbour accepts: Movers');
  await expect.poll(() => bell(moving)).toContain('Scheduled: Movers');
  await port.in(home).records(caseService).move(service, 'status.start');
  const tooLate = await answer(order.id, 'decline', vendor, { reason: 'No crew after all' });
  expect([tooLate.status, tooLate.body.code]).toEqual([409, 'services.orderUnderWay']);
  expect((await answer(order.id, 'accept', vendor, days)).status).toBeGreaterThanOrEqual(400);
});

test('what waits for an answer says what is wished now, and asks whoever is named now, who is told', async () => {
  const service = await requested('Customs');
  const wished = { startDate: '2126-05-04', endDate: '2126-05-06' };
  await port
    .in(home)
    .records(caseService)
    .update(service, { ...wished, vendorUser: colleagueUser });
  const order = await orderOf(service);
  expect(order).toMatchObject({ ...wished, status: 'OPEN', askedUser: { id: colleagueUser } });
  await expect.poll(async () => (await bell(colleague)).filter((title) => title.endsWith('Customs'))).toHaveLength(2);
  expect((await answer(order.id, 'accept', colleague, { startDate: '2126-05-05' })).status).toBe(200);
  expect(await serviceNow(service)).toMatchObject({ startDate: '2126-05-05', endDate: wished.endDate });
  // What was wished stays beside what came of it.
  expect((await orderOf(service)).startDate).toBe(wished.startDate);
});

test('that the team schedules it is an acceptance too; another provider withdraws what was ordered and is asked in turn', async () => {
  const byTelephone = await requested('Cleaning');
  await port.in(home).records(caseService).move(byTelephone, 'status.schedule');
  expect((await orderOf(byTelephone)).status).toBe('ACCEPTED');
  const changed = await requested('Storage');
  await port.in(home).records(caseService).update(changed, { provider: second });
  expect((await ordersOf(changed)).map(({ status, provider }) => [status, provider.id])).toEqual([
    ['WITHDRAWN', harbour],
    ['OPEN', second],
  ]);
  await port.in(home).records(caseService).move(changed, 'status.cancel');
  expect((await orderOf(changed)).status).toBe('WITHDRAWN');
});

test('who declines says why and sees the service no more; whoever stands in comes next, and the manager orders there', async () => {
  const service = await requested('School search');
  const { serviceType } = await serviceNow(service);
  await make(port.in(home), defaultServiceProvider, {
    serviceType: serviceType.id,
    country: 'DE',
    serviceProvider: harbour,
    backupProvider: second,
  });
  const order = await orderOf(service);
  expect((await answer(order.id, 'decline', vendor, {})).status).toBe(422);
  expect((await answer(order.id, 'decline', vendor, { reason: 'No crew in March' })).status).toBe(200);
  expect(await orderOf(service)).toMatchObject({ status: 'DECLINED', reason: 'No crew in March' });
  expect(await serviceNow(service)).toMatchObject({
    status: 'NOT_INITIATED',
    provider: { id: second },
    providerReason: 'BACKUP',
  });
  expect((await port.call('GET', `fe/case-service/${service}`, { as: vendor })).status).toBe(404);
  expect((await port.call('GET', `fe/service-order/${order.id}`, { as: vendor })).body.status).toBe('DECLINED');
  await expect.poll(() => bell(manager)).toContain('Harbour declines: School search');
  const waiting = await port.call('GET', 'work/mine', { as: manager });
  expect(JSON.stringify(waiting.body)).toContain('School search');
  expect((await answer(order.id, 'order-elsewhere', manager, { provider: second })).status).toBe(200);
  expect((await serviceNow(service)).status).toBe('REQUESTED');
  expect((await ordersOf(service)).map(({ status }) => status)).toEqual(['DECLINED', 'OPEN']);
  expect((await answer(order.id, 'order-elsewhere', manager, { provider: second })).status).toBeGreaterThanOrEqual(400);
});

test('a question stands in the thread of the service and with its manager; the order goes on waiting', async () => {
  const service = await requested('Packing');
  const order = await orderOf(service);
  expect((await answer(order.id, 'ask', vendor, { question: 'Is there a lift?' })).status).toBe(200);
  const [said] = await port
    .in(home)
    .records(comment)
    .find({ filter: { field: 'caseService', op: 'eq', value: service } });
  expect([said?.comment, said?.audience]).toEqual(['Is there a lift?', 'VENDOR']);
  await expect.poll(() => bell(manager)).toContain('Harbour asks about: Packing');
  expect((await orderOf(service)).status).toBe('OPEN');
});

test('an answer that does not come is late once, by the clock; how a provider answers is counted beside it', async () => {
  const service = await requested('Inspection');
  const order = await orderOf(service);
  const past = new Date(Date.now() - 60_000).toISOString();
  await port.in(home).records(serviceOrder).update(order.id, { answerBy: past });
  await expect.poll(async () => (await orderOf(service)).isLate, { timeout: 20_000 }).toBe(true);
  await expect.poll(() => bell(manager)).toContain('No answer from Harbour: Inspection');
  await port.in(home).records(caseService).move(service, 'status.schedule');
  expect(await orderOf(service)).toMatchObject({ status: 'ACCEPTED', isLate: true });
  const { body } = await port.call('GET', `fe/service-provider/${harbour}`, { as: manager });
  const answered = (
    await port
      .in(home)
      .records(serviceOrder)
      .find({ filter: { field: 'provider', op: 'eq', value: harbour }, limit: 100 })
  ).filter(({ status }) => status === 'ACCEPTED' || status === 'DECLINED');
  const accepted = answered.filter(({ status }) => status === 'ACCEPTED').length;
  expect([body.orders, Number(body.acceptedShare), Number(body.lateShare)]).toEqual([
    answered.length,
    Math.round((accepted * 1000) / answered.length) / 10,
    Math.round(1000 / answered.length) / 10,
  ]);
});
