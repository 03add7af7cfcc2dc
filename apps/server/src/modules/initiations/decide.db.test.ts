import { role } from '@homeport/model/identity';
import { initiation, initiationRule } from '@homeport/model/initiations';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputFor, make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A rule chooses the steps of a request; each waits for those before it and is decided by whom it asks. */
let port: Homeport;
let home: string;
const ids: Record<string, string> = {};
const as: Record<string, string> = {};
let service: string;
let sql: pg.Client;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('DECIDE');
  const people = [
    ['asker', ['hr', 'approver']],
    ['manager', ['caseManager']],
    ['one', ['approver']],
    ['two', ['approver']],
    ['money', ['finance']],
  ] as const;
  for (const [name, roles] of people) {
    ids[name] = await port.user(home, `decide.${name}`, [...roles]);
    as[name] = await port.enter(home, ids[name]);
  }
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
  service = (await make(port.in(home), 'serviceType')).id;
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
});

/** Who is told of which step of a request, and what became of it. */
const outbox = async (id: string): Promise<{ step: string; outcome: string; reader: string }[]> => {
  const { rows } = await sql.query(
    `select payload->>'name' as step, payload->>'outcome' as outcome, payload->>'reader' as reader from engine.outbox
     where record_id in (select id from app.decision where initiation_id = $1) and event = 'deciding.stepDecided' order by id`,
    [id],
  );
  return rows;
};
let keys = 0;
const act = async (path: string, id: string, deed: string, who: string, body: object = {}) => {
  const version = (await port.call('GET', `fe/${path}/${id}`, { as: as[who] ?? '' })).body.version;
  keys += 1;
  const headers = { 'idempotency-key': `decide-${keys}`, ...(version && { 'if-match': `"${version}"` }) };
  return port.call('POST', `fe/${path}/${id}/${deed}`, { as: as[who] ?? '', body, headers });
};
const search = async (path: string, field: string, value: string, who = 'manager') => {
  const filter = encodeURIComponent(JSON.stringify({ field, op: 'eq', value }));
  return (
    await port.call('GET', `fe/${path}/search?filter=${filter}&sort=sequence,asc&sort=name,asc`, { as: as[who] ?? '' })
  ).body.content;
};
const decisions = (id: string, who?: string) => search('decision', 'initiation', id, who);
const states = async (id: string) =>
  (await decisions(id)).map((one: { name: string; status: string }) => `${one.name} ${one.status}`);
const status = async (id: string) =>
  (await port.call('GET', `fe/initiation/${id}`, { as: as.manager ?? '' })).body.status;
// biome-ignore lint/suspicious/noExplicitAny: answers of calls, looked into field by field
const named = async (id: string, name: string): Promise<any> =>
  (await decisions(id)).find((one: { name: string }) => one.name === name);

const roleId = async (code: string) => {
  const [found] = await port
    .in(home)
    .records(role)
    .find({ filter: { field: 'code', op: 'eq', value: code } });
  return found?.id;
};
let codes = 0;
/** A rule for one host country with these steps, in force. */
async function rule(hostCountry: string, steps: readonly object[], more: object = {}): Promise<string> {
  const ctx = port.in(home);
  const group = await make(ctx, 'approvalGroup', { members: [ids.one, ids.two, ids.asker] });
  codes += 1;
  const { id } = await make(ctx, 'initiationRule', {
    code: `R${codes}`,
    hostCountry,
    caseType: null,
    policy: null,
    approvalGroup: group.id,
    ...more,
  });
  for (const step of steps)
    await make(ctx, 'initiationStep', { initiationRule: id, kind: 'APPROVAL', ownerRole: null, page: null, ...step });
  await ctx.records(initiationRule).move(id, 'status.activate');
  return id;
}
async function handedIn(hostCountry: string, given: object = {}) {
  const body = await inputFor(port.in(home), initiation, {
    homeCountry: 'ES',
    hostCountry,
    startDate: '2031-06-01',
    services: [service],
    manager: ids.manager,
    ...given,
  });
  const made = await port.call('POST', 'fe/initiation', { as: as.asker ?? '', body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const handed = await act('initiation', made.body.id, 'submit', 'asker');
  return { id: made.body.id as string, handed };
}

test('steps of one sequence are decided side by side, later ones wait, and the last approves the request', async () => {
  const chosen = await rule('SG', [
    { sequence: 1, name: 'Business' },
    { sequence: 1, name: 'Papers', kind: 'CHECK', ownerRole: await roleId('CASE_MANAGER') },
    { sequence: 2, name: 'Money', ownerRole: await roleId('FINANCE'), dueInDays: 3 },
  ]);
  const { id, handed } = await handedIn('SG', { budget: '65000.00', currency: 'EUR' });
  expect([handed.status, handed.body.initiationRule.id]).toEqual([200, chosen]);
  expect(await states(id)).toEqual(['Business OPEN', 'Papers OPEN', 'Money WAITING']);
  const business = await named(id, 'Business');
  // Whoever decides a step of a rule sees what it is about as much as whom a group asks.
  expect(business).toMatchObject({ amount: '65000.00', currency: 'EUR' });
  expect(business.asked.map((one: { id: string }) => one.id).sort()).toEqual([ids.one, ids.two].sort());
  // As a whole it is not decided any more, by nobody.
  expect((await act('initiation', id, 'approve', 'one')).body.code).toBe('request.stepsDecide');
  expect((await act('decision', business.id, 'approve', 'asker')).status).toBeGreaterThanOrEqual(403);
  expect((await act('decision', business.id, 'approve', 'manager')).body.code).toBe('deciding.notAsked');
  const papers = await named(id, 'Papers');
  const both = await Promise.all([
    act('decision', business.id, 'approve', 'one', { note: 'Fine' }),
    act('decision', papers.id, 'approve', 'manager'),
  ]);
  expect(
    both.map((one) => one.status),
    JSON.stringify(both.map((one) => one.body)),
  ).toEqual([200, 200]);
  expect(await states(id)).toEqual(['Business APPROVED', 'Papers APPROVED', 'Money OPEN']);
  expect(await status(id)).toBe('SUBMITTED');
  const money = await named(id, 'Money');
  expect(money.dueDate).toBe(Temporal.Now.plainDateISO('UTC').add({ days: 3 }).toString());
  expect((await act('decision', money.id, 'approve', 'money')).status).toBe(200);
  expect(await status(id)).toBe('APPROVED');
  const told = await outbox(id);
  expect(told.filter(({ step }) => step === 'Money')).toEqual([
    { step: 'Money', outcome: 'APPROVED', reader: ids.asker },
    { step: 'Money', outcome: 'APPROVED', reader: ids.manager },
  ]);
});

test('one that is rejected rejects the request, and nothing else is asked any more', async () => {
  await rule('FR', [
    { sequence: 1, name: 'Business' },
    { sequence: 2, name: 'Again' },
  ]);
  const { id } = await handedIn('FR');
  const business = await named(id, 'Business');
  expect((await act('decision', business.id, 'reject', 'two', { reason: 'Too dear' })).status).toBe(200);
  expect(await states(id)).toEqual(['Business REJECTED', 'Again CANCELLED']);
  expect(await status(id)).toBe('REJECTED');
  expect((await act('initiation', id, 'take-back', 'asker')).status).toBe(200);
  expect((await act('initiation', id, 'submit', 'asker')).status).toBe(200);
  expect((await states(id)).filter((one: string) => one.endsWith('OPEN'))).toEqual(['Business OPEN']);
});

test('a condition chooses the rule, over what the request leads to as well', async () => {
  const plain = await rule('JP', [{ sequence: 1, name: 'Plain' }]);
  const dear = await rule('JP', [{ sequence: 1, name: 'Dear' }], {
    onlyWhen: { field: 'budget', op: 'gt', value: '100000' },
  });
  expect((await handedIn('JP')).handed.body.initiationRule.id).toBe(plain);
  expect((await handedIn('JP', { budget: '150000', currency: 'EUR' })).handed.body.initiationRule.id).toBe(dear);
});

test('a step that nobody could be asked about is decided by the team; without a rule the request is decided as a whole', async () => {
  await rule('NL', [{ sequence: 1, name: 'Empty', ownerRole: await roleId('PAYROLL') }]);
  const { id: teams } = await handedIn('NL', { manager: null });
  const empty = await named(teams, 'Empty');
  expect([empty.asked ?? [], empty.owner]).toEqual([[], null]);
  expect(empty.can).toContain('approve');
  expect((await act('decision', empty.id, 'approve', 'manager')).status).toBe(200);
  expect(await status(teams)).toBe('APPROVED');
  const { id } = await handedIn('BR');
  expect(await states(id)).toEqual([]);
  expect((await act('initiation', id, 'approve', 'one')).body.status).toBe('APPROVED');
});
