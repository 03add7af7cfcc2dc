import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Work that flows: an activated assignment has its steps, and they follow its dates, its phase and each other. */
let port: Homeport;
let home: string;
let builder: string;
let manager: string;
let managerId: string;
let sql: pg.Client;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('WORK');
  builder = await port.enter(home, await port.user(home, 'work.builder', ['administrator', 'builder']));
  managerId = await port.user(home, 'work.manager', ['caseManager', 'hr']);
  manager = await port.enter(home, managerId);
  await make(port.in(home), 'dataOption', { optionTypeCode: 'CASE_PHASE', code: 'MOVE', name: 'Move' });
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
});

let keys = 0;
const call = async (method: string, path: string, body?: object, as = manager) => {
  keys += 1;
  const { body: before } = method === 'POST' ? { body: {} } : await port.call('GET', `fe/${path}`, { as });
  const version: Record<string, string> = before.version === undefined ? {} : { 'if-match': `"${before.version}"` };
  const headers = { 'idempotency-key': `work-${keys}`, ...version };
  return port.call(method, `fe/${path}`, { as, ...(body ? { body } : {}), headers });
};
const act = async (path: string, id: string, deed: string, body: object = {}, as = manager) => {
  const { body: before } = await port.call('GET', `fe/${path}/${id}`, { as });
  keys += 1;
  const headers = { 'if-match': `"${before.version}"`, 'idempotency-key': `work-${keys}` };
  return port.call('POST', `fe/${path}/${id}/${deed}`, { as, body, headers });
};
const post = async (path: string, body: object, as = builder): Promise<string> => {
  const made = await call('POST', path, body, as);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};
const roleId = async (code: string): Promise<string> =>
  (await sql.query('select id from app.role where tenant_id = $1 and code = $2', [home, code])).rows[0].id;

let codes = 0;
/** A workflow with these steps, each with its name; published unless told otherwise. */
async function newWorkflow(items: readonly Readonly<Record<string, unknown>>[], more: object = {}): Promise<string> {
  codes += 1;
  const workflow = await post('workflow', { code: `W${codes}`, name: `Workflow ${codes}`, kind: 'CASE', ...more });
  const ownerRole = await roleId('CASE_MANAGER');
  for (const [n, item] of items.entries())
    await post('workflow-item', { workflow, sequence: n + 1, ownerRole, ...item });
  return workflow;
}
const publish = (workflow: string) => act('workflow', workflow, 'publish', {}, builder);
/** Only one general workflow is published at a time. */
async function publishAlone(workflow: string): Promise<void> {
  await sql.query(
    `update app.workflow set status = 'RETIRED', in_force_since = null
     where tenant_id = $1 and id <> $2 and (status = 'PUBLISHED' or in_force_since is not null)`,
    [home, workflow],
  );
  const published = await publish(workflow);
  expect(published.status, JSON.stringify(published.body)).toBe(200);
}
async function newCase(more: object = {}): Promise<string> {
  const made = await make(port.in(home), 'caseDetail', {
    manager: managerId,
    type: 'ON_ASSIGNMENT',
    hostLocation: { country: 'FR' },
    assignmentStartDate: '2031-06-02',
    assignmentEndDate: '2032-05-31',
    ...more,
  });
  return made.id;
}
const stepsOf = async (of: string) => {
  const filter = encodeURIComponent(JSON.stringify({ field: 'caseDetail', op: 'eq', value: of }));
  const { body } = await port.call('GET', `fe/case-workflow-item/search?filter=${filter}&sort=sequence,asc`, {
    as: manager,
  });
  return body.content;
};
// biome-ignore lint/suspicious/noExplicitAny: answers of calls, looked into field by field
const stepNamed = async (of: string, name: string): Promise<any> =>
  (await stepsOf(of)).find((one: { name: string }) => one.name === name);

const usual = [
  { name: 'Welcome', trigger: 'CASE_STARTED', dueInDays: 2 },
  { name: 'Papers', trigger: 'PREVIOUS_DONE', dueInDays: 3 },
  { name: 'Family', trigger: 'PREVIOUS_DONE', suppression: 'NO_FAMILY' },
  { name: 'Order', trigger: 'PREVIOUS_DONE' },
  { name: 'Arrival', trigger: 'AFTER_START', triggerDays: 5, dueInDays: 1 },
  { name: 'Return', trigger: 'BEFORE_END', triggerDays: 30 },
  { name: 'Moving', trigger: 'PHASE_CHANGED', phase: 'MOVE' },
];
let active: string;

describe('an assignment that is activated', () => {
  test('has the steps of its workflow, each once, with owner, dates and what is left out', async () => {
    const workflow = await newWorkflow(usual);
    await publishAlone(workflow);
    active = await newCase();
    const dry = await port.call('GET', `workflow/dry-run?caseDetail=${active}`, { as: manager });
    expect(dry.status, JSON.stringify(dry.body)).toBe(200);
    expect((await stepsOf(active)).length).toBe(0);
    const done = await act('case-detail', active, 'activate');
    expect([done.status, done.body.status], JSON.stringify(done.body)).toEqual([200, 'ACTIVE']);
    const steps = await stepsOf(active);
    expect(steps.map((one: { name: string; status: string }) => [one.name, one.status])).toEqual([
      ['Welcome', 'OPEN'],
      ['Papers', 'OPEN'],
      ['Family', 'LEFT_OUT'],
      ['Order', 'OPEN'],
      ['Arrival', 'OPEN'],
      ['Return', 'OPEN'],
      ['Moving', 'OPEN'],
    ]);
    expect(steps.map((one: { isReady: boolean }) => one.isReady)).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect(await stepNamed(active, 'Family')).toMatchObject({ leftOutBecause: 'NO_FAMILY' });
    expect(await stepNamed(active, 'Arrival')).toMatchObject({ startDate: '2031-06-09', dueDate: '2031-06-10' });
    for (const one of steps) expect([one.owner.id, one.ownerReason]).toEqual([managerId, 'CASE_MANAGER']);
    // The dry run had said so.
    const said = dry.body.steps.map((one: Record<string, unknown>) => [
      one.name,
      one.start,
      one.due,
      one.leftOutBecause,
    ]);
    expect(
      steps.map((one: Record<string, unknown>) => [one.name, one.startDate, one.dueDate, one.leftOutBecause]),
    ).toEqual(said);
  });
  test('keeps each step once, whoever tries', async () => {
    const twice = `insert into app.case_workflow_item select * from jsonb_populate_record(null::app.case_workflow_item,
      (select to_jsonb(i) || jsonb_build_object('id', gen_random_uuid()) from app.case_workflow_item i
       where case_detail_id = $1 and name = 'Welcome') - 'search_text')`;
    await expect(sql.query(twice, [active])).rejects.toThrow();
    expect((await act('case-detail', active, 'activate')).status).toBe(409);
  });
  test('is planned once, however many steps it has', async () => {
    const many = Array.from({ length: 60 }, (_, n) => ({
      name: `Step ${n + 1}`,
      trigger: n === 0 ? 'CASE_STARTED' : 'PREVIOUS_DONE',
      dueInDays: 2,
    }));
    await publishAlone(await newWorkflow(many));
    const of = await newCase();
    expect((await act('case-detail', of, 'activate')).status).toBe(200);
    const { rows: steps } = await sql.query(
      'select is_ready, start_date is not null as is_planned from app.case_workflow_item where case_detail_id = $1 order by sequence',
      [of],
    );
    expect(steps).toEqual(many.map((_, n) => ({ is_ready: n === 0, is_planned: true })));
    // It is written, and settled once for all of its steps, which are settled once by it.
    const { rows } = await sql.query(
      `select w.version as of_plan, max(i.version) as of_steps from app.case_workflow w join app.case_workflow_item i on i.case_workflow_id = w.id
       where w.case_detail_id = $1 group by w.version`,
      [of],
    );
    expect(rows).toEqual([{ of_plan: 2, of_steps: 2 }]);
  });
  test('stays on its version when the workflow is revised', async () => {
    const before = await stepsOf(active);
    const [{ workflow_id: workflow }] = (
      await sql.query('select workflow_id from app.case_workflow where case_detail_id = $1', [active])
    ).rows;
    await act('workflow', workflow, 'revise', {}, builder);
    const items = (
      await sql.query('select id from app.workflow_item where workflow_id = $1 and name = $2', [workflow, 'Return'])
    ).rows;
    const changed = await call('PUT', `workflow-item/${items[0].id}`, { triggerDays: 90 }, builder);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    await publishAlone(workflow);
    const noted = await call('PUT', `case-detail/${active}`, { assignmentEndDate: '2032-06-30' });
    expect(noted.status, JSON.stringify(noted.body)).toBe(200);
    await call('PUT', `case-detail/${active}`, { assignmentEndDate: '2032-05-31' });
    expect((await stepNamed(active, 'Return')).startDate).toBe(
      before.find((one: { name: string }) => one.name === 'Return').startDate,
    );
  });
});

describe('its steps', () => {
  test('make those after them ready when they are done, passing over what is left out', async () => {
    const welcome = await stepNamed(active, 'Welcome');
    const done = await act('case-workflow-item', welcome.id, 'complete', { notes: 'By telephone.' });
    expect([done.status, done.body.status, done.body.notes]).toEqual([200, 'DONE', 'By telephone.']);
    expect(await stepNamed(active, 'Papers')).toMatchObject({ isReady: true });
    expect(await stepNamed(active, 'Order')).toMatchObject({ isReady: false });
    const papers = await stepNamed(active, 'Papers');
    expect((await act('case-workflow-item', papers.id, 'leave-out')).status).toBe(422);
    const out = await act('case-workflow-item', papers.id, 'leave-out', { reason: 'The company has them.' });
    expect([out.body.status, out.body.leftOutReason]).toEqual(['LEFT_OUT', 'The company has them.']);
    expect(await stepNamed(active, 'Order')).toMatchObject({ isReady: true });
  });
  test('begin with the phase they wait for', async () => {
    expect(await stepNamed(active, 'Moving')).toMatchObject({ isReady: false, startDate: null });
    await call('PUT', `case-detail/${active}`, { phase: 'MOVE' });
    expect(await stepNamed(active, 'Moving')).toMatchObject({ isReady: true, startDate: expect.any(String) });
  });
  test('move with the dates of the assignment, but not where they are locked or agreed', async () => {
    const arrival = await stepNamed(active, 'Arrival');
    const back = await stepNamed(active, 'Return');
    await act('case-workflow-item', back.id, 'lock');
    await call('PUT', `case-detail/${active}`, { assignmentStartDate: '2031-07-01', assignmentEndDate: '2032-08-31' });
    expect(await stepNamed(active, 'Arrival')).toMatchObject({ startDate: '2031-07-07', dueDate: '2031-07-08' });
    expect(await stepNamed(active, 'Return')).toMatchObject({ startDate: back.startDate, lockState: 'LOCKED' });
    await call('PUT', `case-workflow-item/${arrival.id}`, { agreedDue: '2031-07-20' });
    await call('PUT', `case-detail/${active}`, { assignmentStartDate: '2031-06-02' });
    expect(await stepNamed(active, 'Arrival')).toMatchObject({
      startDate: '2031-06-09',
      computedDue: '2031-06-10',
      dueDate: '2031-07-20',
    });
  });
  test('are of working days of the country, without its holidays', async () => {
    await post('public-holiday', { country: 'FR', day: '2031-06-11', name: 'A holiday', source: 'Law' });
    await call('PUT', `case-detail/${active}`, { assignmentStartDate: '2031-06-06' });
    expect(await stepNamed(active, 'Arrival')).toMatchObject({ startDate: '2031-06-12' });
  });
  test('move when a public holiday is entered, changed or deleted later, of assignments that go there', async () => {
    const starts = async () => (await stepNamed(active, 'Arrival')).startDate;
    const elsewhere = await post('public-holiday', { country: 'ES', day: '2031-06-12', name: 'Elsewhere' });
    const holiday = await post('public-holiday', { country: 'FR', day: '2031-06-12', name: 'Entered later' });
    await expect.poll(starts, { timeout: 20_000 }).toBe('2031-06-13');
    await call('PUT', `public-holiday/${holiday}`, { day: '2031-06-20' }, builder);
    await expect.poll(starts, { timeout: 20_000 }).toBe('2031-06-12');
    await call('PUT', `public-holiday/${elsewhere}`, { country: 'FR' }, builder);
    await expect.poll(starts, { timeout: 20_000 }).toBe('2031-06-13');
    expect((await call('DELETE', `public-holiday/${elsewhere}`, undefined, builder)).status).toBeLessThan(300);
    await expect.poll(starts, { timeout: 20_000 }).toBe('2031-06-12');
  }, 90_000);
  test('go to somebody else, who is told, and are put off', async () => {
    const order = await stepNamed(active, 'Order');
    const other = await port.user(home, 'work.other', ['caseManager']);
    const given = await act('case-workflow-item', order.id, 'reassign', { owner: other });
    expect([given.status, given.body.owner?.id, given.body.ownerReason]).toEqual([200, other, 'PERSON']);
    const told = `select payload->>'reader' as reader from engine.outbox where record_id = $1 and event = 'workflow.stepAssigned'
      union select user_id::text from app.notification where title like '%Order%'`;
    await expect
      .poll(async () => (await sql.query(told, [order.id])).rows.map(({ reader }) => reader))
      .toContain(other);
    expect((await act('case-workflow-item', order.id, 'snooze', { until: '2020-01-01' })).status).toBe(422);
    const later = await act('case-workflow-item', order.id, 'snooze', { until: '2031-01-01' });
    expect([later.status, later.body.snoozedUntil]).toEqual([200, '2031-01-01']);
  });
});

test('an assignment that was activated without a workflow is given its steps later, once, whoever asks how often', async () => {
  await sql.query(`update app.workflow set status = 'RETIRED', in_force_since = null where tenant_id = $1`, [home]);
  const of = await newCase();
  const give = (who = manager) =>
    port.call('POST', 'workflow/start-work', {
      as: who,
      body: { caseDetail: of },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const code = async (who?: string) => (await give(who)).body.code;
  expect(await code()).toBe('workflow.notActive');
  expect((await act('case-detail', of, 'activate')).status).toBe(200);
  expect(await code()).toBe('workflow.noneInForce');
  await publishAlone(await newWorkflow([{ name: 'Late', trigger: 'CASE_STARTED' }]));
  const planner = await port.enter(home, await port.user(home, 'work.planner', ['planner']));
  expect((await give(planner)).status).toBe(403);
  const answers = await Promise.all(Array.from({ length: 8 }, () => give()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect((await stepsOf(of)).map(({ name }: { name: string }) => name)).toEqual(['Late']);
  expect(await code()).toBe('workflow.hasSteps');
});

test('what was published goes on to run while the workflow is revised, until it is published again', async () => {
  const workflow = await newWorkflow([
    { name: 'Old first', trigger: 'CASE_STARTED' },
    { name: 'Old second', trigger: 'PREVIOUS_DONE' },
  ]);
  await publishAlone(workflow);
  const { body: published } = await port.call('GET', `fe/workflow/${workflow}`, { as: builder });
  expect((await act('workflow', workflow, 'revise', {}, builder)).body.status).toBe('DRAFT');
  const [first, second] = (
    await sql.query('select id from app.workflow_item where workflow_id = $1 order by sequence', [workflow])
  ).rows;
  expect((await call('PUT', `workflow-item/${first.id}`, { name: 'New first' }, builder)).status).toBe(200);
  expect((await call('DELETE', `workflow-item/${second.id}`, undefined, builder)).status).toBe(204);
  const namesAfterActivation = async () => {
    const of = await newCase();
    expect((await act('case-detail', of, 'activate')).status).toBe(200);
    return (await stepsOf(of)).map(({ name }: { name: string }) => name);
  };
  expect(await namesAfterActivation()).toEqual(['Old first', 'Old second']);
  const [running] = (
    await sql.query('select workflow_version from app.case_workflow where workflow_id = $1', [workflow])
  ).rows;
  expect(running.workflow_version).toBe(published.version);
  expect((await publish(workflow)).status).toBe(200);
  expect(await namesAfterActivation()).toEqual(['New first']);
  expect((await act('workflow', workflow, 'retire', {}, builder)).body.status).toBe('RETIRED');
  expect(await namesAfterActivation()).toEqual([]);
});

describe('a workflow', () => {
  test('with a circle, an unreachable step or one without an owner is not published, and each is named', async () => {
    const workflow = await newWorkflow([
      { name: 'Lonely', trigger: 'PREVIOUS_DONE' },
      { name: 'Unowned', trigger: 'MANUAL', ownerRole: null },
    ]);
    const refused = await publish(workflow);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Nothing ever starts step 1 Lonely');
    expect(JSON.stringify(refused.body)).toContain('Nobody would own step 2 Unowned');
    const circle = await newWorkflow([{ name: 'One', trigger: 'CASE_STARTED' }, { name: 'Two' }]);
    const [one, two] = (
      await sql.query('select id from app.workflow_item where workflow_id = $1 order by sequence', [circle])
    ).rows;
    const changed = await call('PUT', `workflow-item/${one.id}`, { predecessors: [two.id] }, builder);
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(JSON.stringify((await publish(circle)).body)).toContain('after itself');
    const strange = await newWorkflow([{ name: 'Strange' }]);
    const [item] = (await sql.query('select id from app.workflow_item where workflow_id = $1', [strange])).rows;
    expect((await call('PUT', `workflow-item/${item.id}`, { predecessors: [two.id] }, builder)).status).toBe(422);
  });
  test('of the case type comes before a general one, and a retired one gives nothing', async () => {
    const type = await post('case-type', { code: 'MOVE_ON', name: 'Transfer', kind: 'TRANSFER' });
    // Of two of one kind the first by its code is taken.
    const general = await newWorkflow([{ name: 'General', trigger: 'CASE_STARTED' }], { code: 'A1' });
    await publishAlone(general);
    await publish(await newWorkflow([{ name: 'Of the type', trigger: 'CASE_STARTED' }], { caseType: type }));
    // Before anything is published: whom it would concern.
    const reach = async (workflow: string) => {
      const { status, body } = await port.call('GET', `workflow/reach?workflow=${workflow}`, { as: builder });
      expect(status, JSON.stringify(body)).toBe(200);
      return body;
    };
    const { pending: before } = await reach(general);
    await newCase({ type: 'TRANSFER' });
    expect(await reach(general)).toMatchObject({ pending: before, running: 0 });
    expect((await reach(general)).types).not.toContain('TRANSFER');
    const later = await newWorkflow([{ name: 'Too late', trigger: 'CASE_STARTED' }]);
    expect(await reach(later)).toEqual({ types: [], pending: 0, running: 0 });
    const ofType = await newWorkflow([{ name: 'Never', trigger: 'CASE_STARTED' }], { caseType: type });
    expect((await port.call('GET', `workflow/reach?workflow=${ofType}`, { as: manager })).status).toBe(403);
    const of = async (kind: string) => {
      const id = await newCase({ type: kind });
      await act('case-detail', id, 'activate');
      return (await stepsOf(id)).map((one: { name: string }) => one.name);
    };
    expect(await of('TRANSFER')).toEqual(['Of the type']);
    expect(await of('ON_ASSIGNMENT')).toEqual(['General']);
    expect(await reach(general)).toMatchObject({ running: 1 });
    expect((await act('workflow', general, 'retire', {}, builder)).body.status).toBe('RETIRED');
    expect(await of('ON_ASSIGNMENT')).toEqual([]);
  });
});
