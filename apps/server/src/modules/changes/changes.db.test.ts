import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A change of circumstance from asking to the day on which it holds. */
let port: Homeport;
let home: string;
let manager: string;
let managerId: string;
let lead: string;
let approver: string;
let vendorId: string;
let sql: pg.Client;
const today = Temporal.Now.plainDateISO('UTC');
const day = (days: number) => today.add({ days }).toString();
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('CHANGES');
  managerId = await port.user(home, 'changes.manager', ['caseManager', 'administrator']);
  manager = await port.enter(home, managerId);
  lead = await port.enter(home, await port.user(home, 'changes.lead', ['hr']));
  approver = await port.enter(home, await port.user(home, 'changes.approver', ['approver']));
  vendorId = await port.user(home, 'changes.vendor', ['vendor']);
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
});

const read = async (path: string, as = manager) => (await port.call('GET', `fe/${path}`, { as })).body;
const changeOf = (id: string, as = manager) => read(`change-of-circumstance/${id}`, as);
const post = (path: string, body: object, as = manager) =>
  port.call('POST', path, { as, body, headers: { 'idempotency-key': crypto.randomUUID() } });
const act = async (id: string, deed: string, as: string, body: object = {}) => {
  const { version } = await changeOf(id);
  return port.call('POST', `fe/change-of-circumstance/${id}/${deed}`, {
    as,
    body,
    headers: { 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() },
  });
};
/** Somebody on an assignment of a year that began a hundred days ago, with a sign-in of their own. */
let people = 0;
async function newCase(more: object = {}) {
  people += 1;
  const { id: person } = await make(port.in(home), 'person', { firstName: 'Camille', lastName: `Laurent ${people}` });
  const { id: employee } = await make(port.in(home), 'employee', { person, salary: '90000', salaryCurrency: 'EUR' });
  const user = await port.user(home, `changes.assignee${people}`, ['assignee'], person);
  const { id: caseMaster } = await make(port.in(home), 'caseMaster', { assignee: person });
  const { id } = await make(port.in(home), 'caseDetail', {
    assignee: person,
    caseMaster,
    employee,
    manager: managerId,
    hostLocation: { country: 'SG', town: 'Singapore' },
    assignmentStartDate: day(-100),
    assignmentEndDate: day(265),
    ...more,
  });
  await sql.query(`update app.case_detail set status = 'ACTIVE' where id = $1`, [id]);
  return { id, person, employee, user, as: await port.enter(home, user) };
}
const ask = async (caseDetail: string, given: object, as = manager) =>
  post('fe/change-of-circumstance', { caseDetail, reason: 'The project goes on', effectiveDate: day(0), ...given }, as);
const preview = async (body: object, as = manager) => post('changes/preview', body, as);
const applied = (id: string) =>
  expect.poll(async () => (await changeOf(id)).status, { timeout: 20_000 }).toBe('APPLIED');
const told = async (user: string, link: string) =>
  (await sql.query('select title from app.notification where user_id = $1 and link like $2', [user, `%${link}%`])).rows;

describe('a longer assignment', () => {
  test('is decided on what it will move, and moves exactly that, once it is approved', async () => {
    const of = await newCase();
    const { id: workflow } = await make(port.in(home), 'workflow', { kind: 'CASE' });
    await make(port.in(home), 'workflowItem', {
      workflow,
      sequence: 1,
      name: 'Plan the return',
      trigger: 'BEFORE_END',
      triggerDays: 30,
      ownerRole: (await sql.query(`select id from app.role where tenant_id = $1 and code = 'CASE_MANAGER'`, [home]))
        .rows[0].id,
    });
    const { version } = await read(`workflow/${workflow}`);
    await port.call('POST', `fe/workflow/${workflow}/publish`, {
      as: manager,
      headers: { 'if-match': `"${version}"` },
    });
    expect((await post('workflow/start-work', { caseDetail: of.id })).body).toEqual({ steps: 1 });
    const { id: service } = await make(port.in(home), 'caseService', {
      caseDetailId: of.id,
      assignee: of.person,
      name: 'Household goods',
      vendorUser: vendorId,
      startDate: day(260),
    });
    const { body: asked } = await ask(of.id, { kind: 'EXTENSION', newEndDate: day(300) });
    expect(asked).toMatchObject({ status: 'REQUESTED', endBefore: day(265), newEndDate: day(300) });
    const { body: would } = await preview({ change: asked.id });
    expect([would.stale, would.faults, would.effects.withheld]).toEqual([[], [], 0]);
    expect(would.effects.services).toMatchObject([{ id: service, startBefore: day(260), startAfter: day(295) }]);
    expect(would.effects.steps).toMatchObject([{ name: 'Plan the return' }]);
    expect(would.effects.told.map(({ as }: { as: string }) => as).sort()).toEqual([
      'ASSIGNEE',
      'HR',
      'MANAGER',
      'VENDOR',
    ]);
    // The approver decides without seeing services and steps, and is told that there is more.
    const { body: seen } = await preview({ change: asked.id }, approver);
    expect([seen.effects.services, seen.effects.steps, seen.effects.withheld]).toEqual([[], [], 2]);

    expect((await act(asked.id, 'approve', approver)).status).toBe(200);
    await applied(asked.id);
    const [step] = would.effects.steps;
    expect(await read(`case-workflow-item/${step.id}`)).toMatchObject({
      startDate: step.startAfter,
      dueDate: step.dueAfter,
    });
    expect(await read(`case-service/${service}`)).toMatchObject({ startDate: day(295) });
    const now = await read(`case-detail/${of.id}`);
    expect(now).toMatchObject({ assignmentEndDate: day(300), lastChange: { id: asked.id } });
    const [entry] = (await read(`case-detail/${of.id}/history`)).content;
    expect(entry).toMatchObject({ note: 'The project goes on' });
    await expect.poll(() => told(of.user, '/assistance?changes=list'), { timeout: 20_000 }).toHaveLength(1);
    await expect.poll(() => told(managerId, asked.id), { timeout: 20_000 }).toHaveLength(1);
    await expect.poll(() => told(vendorId, service), { timeout: 20_000 }).toHaveLength(1);
  });
});

describe('what a change costs', () => {
  test('is the difference of two estimates, kept with it, not decided on once it is stale, and what the next estimate says', async () => {
    const of = await newCase({ policy: null, relocationPackage: null, currency: 'EUR' });
    const rented = { benefit: (await make(port.in(home), 'benefit', { name: 'Housing', calculation: null })).id };
    const granted = { status: 'INCLUDED', grantedBy: 'HAND', policyBenefit: null, flexOption: false, years: null };
    const { id: benefit } = await make(port.in(home), 'caseBenefit', {
      ...{ caseDetailId: of.id, assignee: of.person, ...rented, ...granted, amount: '10', currency: 'EUR' },
      ...{ period: 'YEAR', startsOn: null, endsOn: null },
    });
    const estimated = async () => {
      const { version } = await read(`case-detail/${of.id}`);
      await port.call('POST', `fe/case-detail/${of.id}/estimate-costs`, {
        as: manager,
        body: {},
        headers: { 'if-match': `"${version}"`, 'idempotency-key': crypto.randomUUID() },
      });
      const { body } = await port.call('GET', `case-estimates?caseDetail=${of.id}`, { as: lead });
      return [Number(body.estimates[0].total), Number(body.estimates[0].payTotal)];
    };
    const before = await estimated();
    await sql.query(`update app.case_benefit set amount = 3650 where id = $1`, [benefit]);
    const { body: asked } = await ask(of.id, { kind: 'EXTENSION', newEndDate: day(275) });
    expect(asked).toMatchObject({ currency: 'EUR', costBase: day(0) });
    expect(asked).not.toHaveProperty('payEffect');
    expect(asked.costExplanation.result.value).toBe(asked.costEffect);
    const { body: seen } = await preview({ change: asked.id });
    expect(seen.cost).toMatchObject({ total: asked.costEffect, pay: null, isStale: false });
    expect(seen.cost.lines.map(({ name }: { name: string }) => name)).toEqual(['Housing']);
    expect((await preview({ change: asked.id }, lead)).body.cost.pay.total).toBe(
      (await changeOf(asked.id, lead)).payEffect,
    );
    // Nobody types it, and what it was worked out from is not so any more once the rent has gone up.
    await sql.query(`update app.case_benefit set amount = 7300 where id = $1`, [benefit]);
    expect((await preview({ change: asked.id })).body.cost.isStale).toBe(true);
    expect((await act(asked.id, 'approve', lead)).body.code).toBe('changes.changedSince');
    expect((await act(asked.id, 'look-again', manager)).status).toBe(200);
    const again = await changeOf(asked.id, lead);
    expect(Number(again.costEffect)).toBeCloseTo(2 * Number(asked.costEffect), 1);
    const [was, wasPay] = await estimated();
    expect((await act(asked.id, 'approve', lead)).status).toBe(200);
    await applied(asked.id);
    const [then, thenPay] = await estimated();
    expect((then ?? 0) - (was ?? 0)).toBeCloseTo(Number(again.costEffect), 2);
    expect((thenPay ?? 0) - (wasPay ?? 0)).toBeCloseTo(Number(again.payEffect), 2);
    expect(was).toBeGreaterThan(before[0] ?? 0);
  });
});

describe('a change of a later day', () => {
  test('waits for it, cannot be applied before, and is applied by the clock, once', async () => {
    const of = await newCase();
    const { body: asked } = await ask(of.id, {
      kind: 'HOST_CHANGE',
      newHostLocation: { country: 'JP', town: 'Osaka' },
      effectiveDate: day(3),
    });
    expect(asked.hostBefore).toEqual({ country: 'SG', town: 'Singapore' });
    expect((await act(asked.id, 'approve', lead)).body).not.toHaveProperty('applyAt');
    const { rows } = await sql.query('select apply_at from app.change_of_circumstance where id = $1', [asked.id]);
    expect(rows[0].apply_at.toISOString()).toBe(`${day(3)}T00:00:00.000Z`);
    expect((await changeOf(asked.id)).can).not.toContain('apply');
    expect((await act(asked.id, 'apply', manager)).body.code).toBe('changes.notYetEffective');
    expect((await read(`case-detail/${of.id}`)).hostLocation.country).toBe('SG');
    // Its day comes, and the clock hands it over twice.
    await sql.query('update app.change_of_circumstance set effective_date = $2, apply_at = $3 where id = $1', [
      asked.id,
      day(0),
      `${day(0)}T00:00:00Z`,
    ]);
    await sql.query(
      `insert into engine.outbox (tenant_id, event, entity, record_id, payload)
       select $1, 'changes.changeDue', 'changeOfCircumstance', $2, jsonb_build_object('at', $3::text)`,
      [home, asked.id, `${day(0)}T00:00:00Z`],
    );
    await applied(asked.id);
    const now = await read(`case-detail/${of.id}`);
    expect(now.hostLocation).toEqual({ country: 'JP', town: 'Osaka' });
    await expect
      .poll(async () => (await sql.query(`select 1 from engine.outbox where record_id = $1`, [asked.id])).rowCount, {
        timeout: 20_000,
      })
      .toBe(0);
    const { content } = await read(`case-detail/${of.id}/history`);
    expect(content.filter((one: { changes: object }) => 'lastChange' in one.changes)).toHaveLength(1);
  });
  test('is not applied over what somebody else changed meanwhile: the case manager hears of it', async () => {
    const of = await newCase();
    const { body: asked } = await ask(of.id, { kind: 'EXTENSION', newEndDate: day(300), effectiveDate: day(3) });
    await act(asked.id, 'approve', lead);
    await sql.query('update app.case_detail set assignment_end_date = $2 where id = $1', [of.id, day(280)]);
    await sql.query('update app.change_of_circumstance set effective_date = $2, apply_at = $3 where id = $1', [
      asked.id,
      day(0),
      `${day(0)}T00:00:00Z`,
    ]);
    await expect.poll(() => told(managerId, asked.id), { timeout: 20_000 }).toHaveLength(1);
    expect((await changeOf(asked.id)).status).toBe('APPROVED');
    expect((await act(asked.id, 'apply', manager)).body.code).toBe('changes.changedSince');
    expect((await act(asked.id, 'look-again', manager)).body).toMatchObject({
      status: 'REQUESTED',
      endBefore: day(280),
    });
    expect((await act(asked.id, 'approve', lead)).status).toBe(200);
    await applied(asked.id);
    expect((await read(`case-detail/${of.id}`)).assignmentEndDate).toBe(day(300));
  });
});

test('what changed since it was asked for has to be looked at again before it is decided', async () => {
  const of = await newCase();
  const { body: asked } = await ask(of.id, { kind: 'SHORTENING', newEndDate: day(100) });
  await sql.query('update app.case_detail set assignment_end_date = $2 where id = $1', [of.id, day(200)]);
  expect((await preview({ change: asked.id })).body.stale).toEqual(['endBefore']);
  const refused = await act(asked.id, 'approve', lead);
  expect([refused.status, refused.body.code]).toEqual([409, 'changes.changedSince']);
  expect((await act(asked.id, 'look-again', lead)).body.endBefore).toBe(day(200));
  expect((await act(asked.id, 'approve', lead)).status).toBe(200);
  await applied(asked.id);
});

test('pay is changed by its day, and stays hidden from whoever may not see it', async () => {
  const of = await newCase();
  const { body: asked } = await ask(of.id, { kind: 'PAY', newSalary: '95000', newSalaryCurrency: 'EUR' }, lead);
  expect(asked).toMatchObject({ salaryBefore: '90000.00', newSalary: '95000.00' });
  expect(JSON.stringify(await changeOf(asked.id))).not.toMatch(/90000|95000/);
  const { body: seen } = await preview({ change: asked.id });
  expect([seen.faults, JSON.stringify(seen)]).toEqual([[], expect.not.stringMatching(/90000|95000/)]);
  expect((await preview({ change: asked.id }, lead)).body.present.salaryBefore).toBe('90000.00');
  const second = await port.enter(home, await port.user(home, 'changes.second', ['hr']));
  expect((await act(asked.id, 'approve', second)).status).toBe(200);
  await applied(asked.id);
  expect((await read(`employee/${of.employee}`, lead)).salary).toBe('95000.00');
});

test('what is typed is tried before there is anything', async () => {
  const of = await newCase();
  const { body: empty } = await preview({ caseDetail: of.id });
  expect([empty.present.endBefore, empty.effects]).toEqual([day(265), null]);
  const { body: wrong } = await preview({
    caseDetail: of.id,
    kind: 'EXTENSION',
    effectiveDate: day(0),
    newEndDate: day(9),
  });
  expect(wrong.faults).toMatchObject([{ field: 'newEndDate', code: 'changes.notLonger' }]);
  const { body: right } = await preview({
    caseDetail: of.id,
    kind: 'RETURN',
    effectiveDate: day(0),
    newEndDate: day(9),
  });
  expect([right.faults, right.effects.services]).toEqual([[], []]);
  const { id: partner } = await make(port.in(home), 'dependant', { employeePerson: of.person, accompanies: true });
  const family = { caseDetail: of.id, kind: 'FAMILY', effectiveDate: day(0), leaving: [{ id: partner, label: 'Luc' }] };
  expect((await preview(family)).body.effects.family).toMatchObject([{ id: partner, joins: false }]);
  const { id: newPolicy } = await make(port.in(home), 'policy');
  const policy = {
    caseDetail: of.id,
    kind: 'POLICY',
    effectiveDate: day(0),
    newPolicy: { id: newPolicy, label: 'New' },
  };
  expect((await preview(policy)).body.faults).toEqual([]);
});

describe('an assignee', () => {
  test('asks for a change of the family, sees it decided by somebody else, and applied', async () => {
    const of = await newCase();
    const { id: child } = await make(port.in(home), 'dependant', { employeePerson: of.person, accompanies: false });
    const asked = await post(
      'changes/ask',
      { kind: 'FAMILY', effectiveDate: day(0), reason: 'She joins us', joining: [child] },
      of.as,
    );
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const { id } = asked.body;
    const own = await changeOf(id, of.as);
    expect(own).toMatchObject({ status: 'REQUESTED', familySizeBefore: 0, newFamilySize: 1 });
    expect(own.can).toContain('withdraw');
    expect(own.can).not.toContain('approve');
    await expect.poll(() => told(managerId, id), { timeout: 20_000 }).toHaveLength(1);
    expect((await act(id, 'approve', of.as)).status).toBe(403);
    expect((await act(id, 'approve', lead)).status).toBe(200);
    await applied(id);
    expect((await read(`dependant/${child}`)).accompanies).toBe(true);
    await expect.poll(() => told(of.user, '/assistance?changes=list'), { timeout: 20_000 }).toHaveLength(2);
  });
  test('does not ask for pay, nor for anybody else, and takes back what is not decided', async () => {
    const of = await newCase();
    const other = await newCase();
    const change = { effectiveDate: day(0), reason: 'x' };
    expect((await post('changes/ask', { ...change, kind: 'GRADE' }, of.as)).status).not.toBe(200);
    const theirs = await ask(other.id, { kind: 'EXTENSION', newEndDate: day(300) }, of.as);
    expect(theirs.status).toBeGreaterThanOrEqual(400);
    const { body } = await post('changes/ask', { ...change, kind: 'SHORTENING', newEndDate: day(30) }, of.as);
    expect((await act(body.id, 'withdraw', of.as)).body.status).toBe('WITHDRAWN');
  });
});
