import { type RoleKey, roles } from '@homeport/model';
import { caseDetail } from '@homeport/model/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeFaults } from '../../../../../tests/laws/home-numbers.ts';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A home counts what its lists show: by the rights of whoever looks, in one company and over several. */
let port: Homeport;
let tenant: string;
const user: Record<string, string> = {};
const day = (days: number): string => Temporal.Now.plainDateISO('UTC').add({ days }).toString();
const staff = (Object.keys(roles) as RoleKey[]).filter(
  (role) => !['assignee', 'dependant', 'vendor', 'delegate'].includes(role),
);

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  tenant = await port.tenant('HOME', { baseCurrency: 'EUR' });
  for (const role of staff) user[role] = await port.user(tenant, `home.${role.toLowerCase()}`, [role]);
  const all = port.in(tenant);
  const mine = { manager: user.caseManager };
  const { id: arriving } = await make(all, 'caseDetail', {
    ...mine,
    assignmentStartDate: day(3),
    assignmentEndDate: day(400),
  });
  await all.records(caseDetail).move(arriving, 'status.activate');
  await make(all, 'caseDetail', { assignmentStartDate: day(100), assignmentEndDate: day(500) });
  await make(all, 'caseDetail', { confidential: true, assignmentStartDate: day(5), assignmentEndDate: day(500) });
  await make(all, 'initiation', { budget: '12000.00', currency: 'EUR' });
  await make(all, 'paymentBatch');
}, 180_000);
afterAll(() => port?.[Symbol.asyncDispose]());

test('every number is the number of the list that it leads to, for every role', async () => {
  for (const role of staff) {
    const { cards, faults } = await homeFaults(port, role, await port.enter(tenant, user[role] ?? ''));
    expect(faults).toEqual([]);
    expect([role, cards.length > 2]).toEqual([role, true]);
  }
});

test('it is of the reader: what they manage, and not what is kept from them', async () => {
  const numbers = async (role: RoleKey) => {
    const { cards } = await homeFaults(port, role, await port.enter(tenant, user[role] ?? ''));
    return Object.fromEntries(cards.map(({ name, count }) => [name, count]));
  };
  expect(await numbers('caseManager')).toMatchObject({
    myActiveAssignments: 1,
    myPendingAssignments: 0,
    myArrivals: 1,
  });
  // The confidential one is shown to who made it and who manages it, and to no other HR.
  expect(await numbers('hr')).toMatchObject({
    activeAssignments: 1,
    pendingAssignments: 1,
    unmanagedAssignments: 1,
    arrivals: 1,
  });
  expect(await numbers('client')).toMatchObject({ pendingAssignments: 1 });
  const payroll = await port.user(tenant, 'home.nobody', ['assignee']);
  expect((await homeFaults(port, 'assignee', await port.enter(tenant, payroll))).cards).toEqual([]);
});
