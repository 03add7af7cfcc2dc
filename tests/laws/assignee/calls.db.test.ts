import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallWorld, type Contracts, callWorld } from './call-world.ts';
import { type AssigneeCall, assigneeCalls } from './calls.data.ts';
import { diaryContracts } from './diary.contracts.ts';
import { moneyContracts } from './money.contracts.ts';
import { moveContracts } from './move.contracts.ts';
import { paperContracts } from './paper.contracts.ts';
import { peopleContracts } from './people.contracts.ts';
import { sessionContracts } from './session.contracts.ts';

/** A call of the list without a contract is an error of types; a contract that does not make its call fails below. */
const contracts: Contracts = {
  ...sessionContracts,
  ...moveContracts,
  ...moneyContracts,
  ...diaryContracts,
  ...peopleContracts,
  ...paperContracts,
};
/** What is called before a sign-in, or with a key of its own. */
const openToAnyone: ReadonlySet<AssigneeCall> = new Set([
  'POST auth/login',
  'POST refresh',
  'POST reset-password',
  'PUT reset-password',
  'GET tenant/init',
  'GET document/terms',
  'GET auth/quality-form',
  'POST auth/quality-form',
] as const);
let world: CallWorld;
const proven = new Set<AssigneeCall>();
beforeAll(async () => {
  world = await callWorld();
}, 180_000);
afterAll(() => world?.[Symbol.asyncDispose]());

test.each(assigneeCalls)('%s', async (call) => {
  const made = new Set<AssigneeCall>();
  await contracts[call]({
    ...world,
    ask: async (asked, how) => {
      const answer = await world.ask(asked, how);
      if (answer.status >= 200 && answer.status < 300) made.add(asked);
      return answer;
    },
  });
  expect([...made], 'the calls this contract has made with success').toContain(call);
  proven.add(call);
});

test('each is served by a route of its own, and is proven above', () => {
  const { table } = world.port.server.app.homeport;
  const served = new Set(table.operations.map((one) => `${one.method} ${one.path}`));
  const routes = assigneeCalls.map((call) =>
    call.replace('for-tenant/{tenantId}/', '').replace('{entity}', 'case-detail'),
  );
  expect(routes.filter((route) => !served.has(route))).toEqual([]);
  expect(assigneeCalls.filter((call) => !proven.has(call))).toEqual([]);
});

test.each(assigneeCalls.filter((call) => !openToAnyone.has(call)))(
  '%s is closed to who is not signed in',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const id = crypto.randomUUID();
    const at = path
      .replace('{entity}', 'case-detail')
      .replace('{name}', 'language')
      .replace(/\{\w+\}/g, id);
    const answer = await world.port.call(method, at, method === 'GET' || method === 'DELETE' ? {} : { body: {} });
    expect(answer.status).toBe(401);
  },
);
