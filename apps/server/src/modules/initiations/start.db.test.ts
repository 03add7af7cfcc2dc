import { initiation } from '@homeport/model/initiations';
import { policy as policies } from '@homeport/model/policies';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inputFor, make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Starting an approved request: what the preview shows is what is made, all of it or nothing, once. */
let port: Homeport;
let home: string;
let manager: string;
let managerId: string;
let approver: string;
let sql: pg.Client;
const today = Temporal.Now.plainDateISO('UTC');
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('START');
  managerId = await port.user(home, 'start.manager', ['caseManager']);
  manager = await port.enter(home, managerId);
  approver = await port.enter(home, await port.user(home, 'start.approver', ['approver']));
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
});

let keys = 0;
const act = async (id: string, deed: string, body: object = {}, as = manager) => {
  const { body: before } = await port.call('GET', `fe/initiation/${id}`, { as: manager });
  keys += 1;
  const headers = { 'if-match': `"${before.version}"`, 'idempotency-key': `start-${keys}` };
  return port.call('POST', `fe/initiation/${id}/${deed}`, { as, body, headers });
};
const approved = async (given: object, member?: object): Promise<string> => {
  const body = await inputFor(port.in(home), initiation, {
    firstName: 'Ana',
    lastName: 'Pérez',
    homeCountry: 'ES',
    hostCountry: 'SG',
    startDate: today.add({ days: 200 }).toString(),
    currency: 'EUR',
    ...given,
  });
  const made = await port.call('POST', 'fe/initiation', { as: manager, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  if (member) await make(port.in(home), 'initiationMember', { initiation: made.body.id, ...member });
  for (const one of [await act(made.body.id, 'submit'), await act(made.body.id, 'approve', {}, approver)])
    expect(one.status, JSON.stringify(one.body)).toBe(200);
  return made.body.id;
};
const preview = async (id: string) =>
  (await port.call('GET', `initiation-start/preview?initiation=${id}`, { as: manager })).body;
const partsOf = [
  'case_service',
  'case_contact',
  'case_benefit',
  'required_document',
  'page_form',
  'case_timeline',
  'case_accounting',
  'case_workflow_item',
  'conversation',
];
/** How many rows of each kind an assignment has. */
const counted = async (of: string) => {
  const { rows } = await sql.query(
    `select ${partsOf.map((one) => `(select count(*)::int from app.${one} where case_detail_id = $1) as ${one}`).join(', ')}`,
    [of],
  );
  return rows[0];
};
const made = (name: string) =>
  sql
    .query(
      `select (select count(*)::int from app.case_detail where tenant_id = $1 and name = $2) as cases,
        (select count(*)::int from app.person where tenant_id = $1 and last_name = split_part($2, ' ', 2)) as persons`,
      [home, name],
    )
    .then(({ rows }) => rows[0]);

/** Settings from which every part is made; so many services. */
async function settings(services: number) {
  const ctx = port.in(home);
  const phase = (code: string, sequence: number, more: object = {}) =>
    make(ctx, 'dataOption', { optionTypeCode: 'CASE_PHASE', code, name: code, sequence, ...more });
  await phase('A_GONE', 0, { active: false });
  await phase('B_FIRST', 0);
  const types = [];
  for (let n = 0; n < services; n += 1) types.push((await make(ctx, 'serviceType', { name: `Service ${n}` })).id);
  const provider = await make(ctx, 'serviceProvider', { name: 'Lion City Movers' });
  await make(ctx, 'defaultServiceProvider', { serviceType: types[0], country: 'SG', serviceProvider: provider.id });
  const policy = await make(ctx, 'policy', { currency: 'EUR' });
  for (let n = 0; n < 15; n += 1) {
    const benefit = await make(ctx, 'benefit', { name: `Benefit ${n}`, amount: '100', currency: 'EUR' });
    await make(ctx, 'policyBenefit', { policy: policy.id, benefit: benefit.id, include: n !== 14, amount: '250' });
  }
  await ctx.records(policies).move(policy.id, 'status.activate');
  const checklist = await make(ctx, 'masterChecklist', { caseType: null, serviceType: null });
  for (let n = 0; n < 10; n += 1)
    await make(ctx, 'checklistItem', {
      masterChecklist: checklist.id,
      description: `Paper ${n}`,
      needsDocument: true,
      documentCategory: 'OTHER',
      documentType: 'OTHER',
      dueInDays: 5,
    });
  for (let n = 0; n < 15; n += 1) await make(ctx, 'timelineItem', { countsFrom: 'START', day: -n, serviceType: null });
  return { services: types, policy: policy.id };
}

test('makes in one go what its preview has shown, with reasons, and once', async () => {
  const of = await settings(12);
  const id = await approved(of, { firstName: 'Leo', lastName: 'Pérez', type: 'CHILD' });
  const shown = await preview(id);
  expect(shown.inTheWay).toEqual([]);
  expect(shown.services[0].reasons).toEqual([{ from: 'REQUEST', name: null }]);
  const started = await act(id, 'start', { activate: true });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const caseId = started.body.caseDetail.id;
  const rows = await counted(caseId);
  expect(rows).toMatchObject({
    case_service: 12,
    case_benefit: 14,
    required_document: 10,
    case_contact: 1,
    case_accounting: 1,
    conversation: 1,
    case_timeline: shown.milestones.length,
  });
  expect(shown.milestones.length).toBeGreaterThanOrEqual(15);
  const { body: made } = await port.call('GET', `fe/case-detail/${caseId}`, { as: manager });
  expect(made).toMatchObject({ status: 'ACTIVE', name: 'Ana Pérez', manager: { id: managerId }, initiation: { id } });
  expect([shown.phase, made.phase]).toEqual(['B_FIRST', 'B_FIRST']);
  expect(made.reference).toMatch(/^AS-/);
  const family = await sql.query('select first_name from app.dependant where employee_person_id = $1', [
    made.assignee.id,
  ]);
  expect(family.rows).toEqual([{ first_name: 'Leo' }]);
  const filter = encodeURIComponent(JSON.stringify({ field: 'caseDetail', op: 'eq', value: caseId }));
  const { body: services } = await port.call('GET', `fe/case-service/search?filter=${filter}&size=50`, { as: manager });
  const first = services.content.find((one: { name: string }) => one.name === 'Service 0');
  expect([first.provider.label, first.providerReason]).toEqual(['Lion City Movers', 'HOST']);
  const benefit = (
    await sql.query('select amount::float, granted_by from app.case_benefit where case_detail_id = $1 limit 1', [
      caseId,
    ])
  ).rows[0];
  expect(benefit).toEqual({ amount: 250, granted_by: 'POLICY' });
  expect((await act(id, 'start')).status).toBe(409);
}, 60_000);

test('milestones whose day is past are left out, or put on today by whoever starts', async () => {
  const ctx = port.in(home);
  const type = (await make(ctx, 'serviceType', { name: 'Only this' })).id;
  await make(ctx, 'timelineItem', { name: 'Long ago', countsFrom: 'START', day: -900, serviceType: type });
  const id = await approved({ services: [type], lastName: 'Núñez' });
  const past = today.subtract({ days: 700 }).toString();
  const out = (await preview(id)).leftOut.find((one: { name: string }) => one.name === 'Long ago');
  expect(out).toEqual({ part: 'MILESTONE', name: 'Long ago', because: 'PAST', day: past });
  const taken = await port.call('GET', `initiation-start/preview?initiation=${id}&keepPast=true`, { as: manager });
  expect(taken.body.leftOut).toEqual([]);
  const started = await act(id, 'start', { keepPast: true });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  const { rows } = await sql.query(
    'select event_date::text as day from app.case_timeline where case_detail_id = $1 and description = $2',
    [started.body.caseDetail.id, 'Long ago'],
  );
  expect(rows).toEqual([{ day: today.toString() }]);
}, 60_000);

test('of two who start at once, one does', async () => {
  const id = await approved({ lastName: 'Twice', services: [(await make(port.in(home), 'serviceType')).id] });
  const both = await Promise.all([act(id, 'start'), act(id, 'start')]);
  expect(both.map(({ status }) => status).sort()[0]).toBe(200);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await made('Ana Twice')).toEqual({ cases: 1, persons: 1 });
});

test('the database holds one assignment for a request, whoever writes it', async () => {
  const id = await approved({ lastName: 'Held', services: [(await make(port.in(home), 'serviceType')).id] });
  const { body } = await act(id, 'start');
  const other = await make(port.in(home), 'caseDetail');
  const again = sql.query('update app.case_detail set initiation_id = $1 where id = $2', [id, other.id]);
  expect(body.caseDetail.id).not.toBe(other.id);
  await expect(again).rejects.toThrow(/case_detail_initiation/);
});

test('without a valid office nothing is made, and the reason is said before and after', async () => {
  const office = await make(port.in(home), 'office', { ownsCases: false });
  const id = await approved({
    lastName: 'Officeless',
    office: office.id,
    services: [(await make(port.in(home), 'serviceType')).id],
  });
  const text =
    'Case accounting cannot be created because the case owner office is invalid. Contact the system administrator.';
  expect((await preview(id)).inTheWay).toEqual([text]);
  const refused = await act(id, 'start');
  expect([refused.status, refused.body.code, refused.body.title]).toEqual([409, 'initiations.officeInvalid', text]);
  expect(await made('Ana Officeless')).toEqual({ cases: 0, persons: 0 });
});

test('a server that dies midway leaves nothing, and the request can be started again', async () => {
  const office = await make(port.in(home), 'office', { ownsCases: true });
  const id = await approved({
    office: office.id,
    lastName: 'Midway',
    services: [(await make(port.in(home), 'serviceType')).id],
  });
  const holder = new pg.Client({ connectionString: port.superuserUrl });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table app.case_accounting in access exclusive mode');
  const dying = act(id, 'start');
  const [{ pid }] = (await holder.query('select pg_backend_pid() as pid')).rows;
  const waiting = () => sql.query('select pid from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [pid]);
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 10_000 }).toBe(1);
  await sql.query('select pg_terminate_backend($1)', [(await waiting()).rows[0].pid]);
  expect((await dying).status).toBeGreaterThanOrEqual(500);
  await holder.query('rollback');
  await holder.end();
  expect(await made('Ana Midway')).toEqual({ cases: 0, persons: 0 });
  expect((await act(id, 'start')).status).toBe(200);
  expect(await made('Ana Midway')).toEqual({ cases: 1, persons: 1 });
});
