import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Assignments that run move to a newer version of their workflow, after a look. */
let port: Homeport;
let home: string;
let builder: string;
let manager: string;
let managerId: string;
let otherId: string;
let workflow: string;
let sql: pg.Client;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('MOVE');
  builder = await port.enter(home, await port.user(home, 'move.builder', ['administrator', 'builder']));
  managerId = await port.user(home, 'move.manager', ['caseManager', 'hr']);
  otherId = await port.user(home, 'move.other', ['planner']);
  manager = await port.enter(home, managerId);
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
  const checklist = await post('master-checklist', { code: 'PAPERS', name: 'Papers' });
  await post('checklist-item', { masterChecklist: checklist, sequence: 1, description: 'Passport', isRequired: true });
  workflow = await post('workflow', { code: 'MOVES', name: 'Long-term', kind: 'CASE' });
  for (const [n, item] of [
    { name: 'Welcome', trigger: 'CASE_STARTED', dueInDays: 2 },
    { name: 'Papers', dueInDays: 3, checklist },
    { name: 'Order', dueInDays: 1 },
    { name: 'Arrival', trigger: 'AFTER_START', triggerDays: 5 },
    { name: 'Report', trigger: 'CASE_STARTED', dueInDays: 1 },
  ].entries())
    await post('workflow-item', { workflow, sequence: n + 1, ownerRole: await roleId('CASE_MANAGER'), ...item });
  expect((await act('workflow', workflow, 'publish', {}, builder)).status).toBe(200);
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
});

let keys = 0;
const act = async (path: string, id: string, deed: string, body: object = {}, as = manager) => {
  const { body: before } = await port.call('GET', `fe/${path}/${id}`, { as });
  keys += 1;
  const headers = { 'if-match': `"${before.version}"`, 'idempotency-key': `move-${keys}` };
  return port.call('POST', `fe/${path}/${id}/${deed}`, { as, body, headers });
};
const change = async (path: string, id: string, body: object, as = builder) => {
  const { body: before } = await port.call('GET', `fe/${path}/${id}`, { as });
  const done = await port.call('PUT', `fe/${path}/${id}`, { as, body, headers: { 'if-match': `"${before.version}"` } });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
};
const post = async (path: string, body: object): Promise<string> => {
  keys += 1;
  const headers = { 'idempotency-key': `move-${keys}` };
  const made = await port.call('POST', `fe/${path}`, { as: builder, body, headers });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id;
};
const roleId = async (code: string): Promise<string> =>
  (await sql.query('select id from app.role where tenant_id = $1 and code = $2', [home, code])).rows[0].id;
async function newCase(): Promise<{ readonly id: string; readonly running: string }> {
  const { id } = await make(port.in(home), 'caseDetail', {
    manager: managerId,
    type: 'ON_ASSIGNMENT',
    hostLocation: { country: 'FR' },
    assignmentStartDate: '2031-06-02',
    assignmentEndDate: '2032-05-31',
  });
  const done = await act('case-detail', id, 'activate');
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const { rows } = await sql.query('select id from app.case_workflow where case_detail_id = $1', [id]);
  return { id, running: rows[0].id };
}
// biome-ignore lint/suspicious/noExplicitAny: rows of a query, looked into field by field
const stepsOf = async (running: string): Promise<any[]> =>
  (
    await sql.query(
      `select s.id, s.name, s.status, s.owner_id as owner, s.start_date::text as start, s.due_date::text as due, s.notes,
         (select array_agg(k.description order by k.description) from app.step_check k where k.step_id = s.id) as checks
       from app.case_workflow_item s where s.case_workflow_id = $1 order by s.sequence, s.name`,
      [running],
    )
  ).rows;
const idOf = async (running: string, name: string): Promise<string> =>
  (await stepsOf(running)).find((one) => one.name === name).id;
const preview = (running: string, as = manager) => port.call('GET', `workflow/move?caseWorkflow=${running}`, { as });
const move = (running: string, seen: string, as = manager) =>
  port.call('POST', 'workflow/move', {
    as,
    body: { caseWorkflow: running, seen },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const newerOf = async (of: string) => {
  const { status, body } = await port.call('GET', `workflow/running?caseDetail=${of}`, { as: manager });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.running;
};
/** Publishes the workflow with another name, time and checklist for one step, without others, and with new ones. */
async function publishNewer(): Promise<void> {
  expect((await act('workflow', workflow, 'revise', {}, builder)).status).toBe(200);
  const { rows } = await sql.query('select id, name from app.workflow_item where workflow_id = $1', [workflow]);
  const item = (name: string): string => rows.find((one) => one.name === name).id;
  const visas = await post('master-checklist', { code: 'VISAS', name: 'Visas' });
  await post('checklist-item', { masterChecklist: visas, sequence: 1, description: 'Visa', isRequired: true });
  await change('workflow-item', item('Welcome'), { name: 'Welcome call' });
  await change('workflow-item', item('Papers'), { name: 'All papers', dueInDays: 8, checklist: visas });
  for (const name of ['Order', 'Report']) {
    const gone = await port.call('DELETE', `fe/workflow-item/${item(name)}`, { as: builder });
    expect(gone.status, JSON.stringify(gone.body)).toBe(204);
  }
  const ownerRole = await roleId('PLANNER');
  await post('workflow-item', {
    workflow,
    sequence: 6,
    name: 'Home',
    trigger: 'BEFORE_END',
    triggerDays: 10,
    ownerRole,
  });
  await post('workflow-item', {
    workflow,
    sequence: 7,
    name: 'Family',
    trigger: 'CASE_STARTED',
    suppression: 'NO_FAMILY',
    ownerRole,
  });
  expect((await act('workflow', workflow, 'publish', {}, builder)).status).toBe(200);
}

test('an assignment moves to a newer version as the preview said, once, and keeps what was done', async () => {
  const { id, running } = await newCase();
  const [{ version, newer: none }] = await newerOf(id);
  expect(none).toBe(null);
  expect((await preview(running)).body.code).toBe('workflow.noNewerVersion');
  await act('case-workflow-item', await idOf(running, 'Welcome'), 'complete', { notes: 'By telephone.' });
  await act('case-workflow-item', await idOf(running, 'Report'), 'start');
  await publishNewer();
  const before = await stepsOf(running);
  const [{ newer }] = await newerOf(id);
  expect(newer).toBeGreaterThan(version);

  const seen = await preview(running);
  expect(seen.status, JSON.stringify(seen.body)).toBe(200);
  // biome-ignore lint/suspicious/noExplicitAny: an answer, looked into field by field
  const steps: any[] = seen.body.steps;
  expect(steps.map((one) => [one.after?.name ?? one.before.name, one.becomes, one.fields])).toEqual([
    ['Welcome', 'KEPT', []],
    ['All papers', 'CHANGED', ['name', 'dueDate', 'checks']],
    ['Order', 'GONE', []],
    ['Arrival', 'SAME', []],
    ['Report', 'STAYS', []],
    ['Home', 'NEW', []],
    ['Family', 'LEFT_OUT', []],
  ]);
  expect(await stepsOf(running)).toEqual(before);
  // What has changed since it was looked at is not moved unseen.
  await act('case-workflow-item', await idOf(running, 'Papers'), 'reassign', { owner: otherId });
  expect((await move(running, seen.body.seen)).body.code).toBe('workflow.movedSincePreview');
  await act('case-workflow-item', await idOf(running, 'Papers'), 'reassign', { owner: managerId });

  const now = await preview(running);
  const answers = await Promise.all(Array.from({ length: 4 }, () => move(running, now.body.seen)));
  expect(answers.map(({ status }) => status).sort(), JSON.stringify(answers.map(({ body }) => body))).toEqual([
    200, 409, 409, 409,
  ]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('workflow.noNewerVersion');
  const after = await stepsOf(running);
  expect(after.map((one) => [one.name, one.status, one.owner === managerId, one.checks])).toEqual([
    ['Welcome', 'DONE', true, null],
    ['All papers', 'OPEN', true, ['Visa']],
    ['Arrival', 'OPEN', true, null],
    ['Report', 'IN_PROGRESS', true, null],
    ['Home', 'OPEN', false, null],
    ['Family', 'LEFT_OUT', false, null],
  ]);
  expect(after[0]).toEqual(before[0]);
  // What was shown is what came.
  const said = new Map(now.body.steps.map((one: { after?: { name: string } }) => [one.after?.name, one.after]));
  for (const one of after) expect(said.get(one.name), one.name).toMatchObject({ start: one.start, due: one.due });
  const { rows } = await sql.query('select workflow_version from app.case_workflow where id = $1', [running]);
  expect([rows[0].workflow_version, (await newerOf(id))[0].newer]).toEqual([newer, null]);
  // Whoever has other steps now is told once; who did it is not.
  const told = `select payload->>'reader' as reader from engine.outbox where record_id = $1 and event = 'workflow.movedToVersion'
    union all select user_id::text from app.notification where title like 'Other steps%'`;
  await expect
    .poll(async () => [...new Set((await sql.query(told, [running])).rows.map(({ reader }) => reader))])
    .toEqual([otherId]);
  // The step that goes is in the bin, with its past.
  const gone = before.find(({ name }) => name === 'Order').id;
  const { rows: past } = await sql.query('select count(*)::int as n from engine.history where record_id = $1', [gone]);
  expect(past[0].n).toBeGreaterThan(0);
});

test('only who works on assignments moves them, and only while they run', async () => {
  const { running } = await newCase();
  const planner = await port.enter(home, otherId);
  expect((await preview(running, planner)).status).toBe(403);
  expect((await move(running, 'x', planner)).status).toBe(403);
  expect((await move(crypto.randomUUID(), 'x')).status).toBe(404);
  await sql.query('update app.case_workflow set workflow_version = 1 where id = $1', [running]);
  await sql.query(
    `update app.case_detail set status = 'CLOSED' where id = (select case_detail_id from app.case_workflow where id = $1)`,
    [running],
  );
  expect((await preview(running)).body.code).toBe('workflow.notRunning');
});

test('many move together by a job, each as it was seen, and one that has changed since stays and says why', async () => {
  const cases = [await newCase(), await newCase(), await newCase()];
  expect((await act('workflow', workflow, 'revise', {}, builder)).status).toBe(200);
  const { rows } = await sql.query('select id from app.workflow_item where workflow_id = $1 and name = $2', [
    workflow,
    'Arrival',
  ]);
  await change('workflow-item', rows[0].id, { name: 'Arrival at home' });
  expect((await act('workflow', workflow, 'publish', {}, builder)).status).toBe(200);
  const behind = async () => {
    const { status, body } = await port.call('GET', `workflow/behind?workflow=${workflow}`, { as: manager });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const { to, running, total } = await behind();
  const ids = cases.map((one) => one.running);
  expect(running.map((one: { running: string }) => one.running)).toEqual(expect.arrayContaining(ids));
  expect(total).toBe(running.length);
  const send = (path: string, body: object, as = manager) =>
    port.call('POST', path, { as, body, headers: { 'idempotency-key': crypto.randomUUID() } });
  const seen = await send('workflow/moves-preview', { caseWorkflowIds: ids });
  expect(seen.status, JSON.stringify(seen.body)).toBe(200);
  expect(seen.body.moves.map((one: { counts: object }) => one.counts)).toEqual(
    ids.map(() => ({ NEW: 0, LEFT_OUT: 0, CHANGED: 1, GONE: 0, STAYS: 0, KEPT: 4 })),
  );
  expect((await send('workflow/moves-preview', { caseWorkflowIds: [] })).status).toBe(422);
  expect((await send('workflow/moves', { moves: [{ running: 'no id' }] })).status).toBe(422);
  expect((await send('workflow/moves', { moves: [] }, await port.enter(home, otherId))).status).toBe(403);
  await act('case-workflow-item', await idOf(ids[1] ?? '', 'Welcome call'), 'complete', {});
  const job = await send('workflow/moves', { moves: seen.body.moves });
  expect(job.status, JSON.stringify(job.body)).toBe(200);
  const result = async () => (await port.call('GET', `job/${job.body.id}`, { as: manager })).body;
  await expect.poll(async () => (await result()).state, { timeout: 20_000 }).toBe('done');
  expect((await result()).result).toMatchObject({
    changed: 2,
    failed: 1,
    failures: [{ id: ids[1], problem: expect.stringContaining('has changed since this was shown') }],
  });
  const versions = await Promise.all(cases.map(async ({ id }) => (await newerOf(id))[0]));
  expect(versions.map((one) => one.version === to)).toEqual([true, false, true]);
  expect((await behind()).running.map((one: { running: string }) => one.running)).toContain(ids[1]);
  expect((await stepsOf(ids[0] ?? '')).map(({ name }) => name)).toContain('Arrival at home');
}, 60_000);

test('a workflow that is tried on an assignment says what would have been late, by when things were done', async () => {
  const { id, running } = await newCase();
  await act('case-workflow-item', await idOf(running, 'Welcome call'), 'complete', {});
  await sql.query(`update app.case_workflow set started_on = '2020-01-06' where id = $1`, [running]);
  await sql.query(
    `update app.case_workflow_item set done_at = '2020-01-10T09:00:00Z' where case_workflow_id = $1 and status = 'DONE'`,
    [running],
  );
  const tried = await port.call('GET', `workflow/dry-run?caseDetail=${id}&workflow=${workflow}`, { as: manager });
  expect(tried.status, JSON.stringify(tried.body)).toBe(200);
  const [welcome, papers] = tried.body.steps;
  expect([welcome.due, welcome.doneOn, welcome.lateDays]).toEqual(['2020-01-08', '2020-01-10', 2]);
  expect([papers.start, papers.due, papers.doneOn]).toEqual(['2020-01-10', '2020-01-22', null]);
  expect(papers.lateDays).toBeGreaterThan(2000);
  // Of an assignment that is over nobody can say how late it would be with what it never had.
  await sql.query(`update app.case_detail set status = 'CLOSED' where id = $1`, [id]);
  const over = await port.call('GET', `workflow/dry-run?caseDetail=${id}&workflow=${workflow}`, { as: manager });
  expect(over.body.steps.map((one: { lateDays: number }) => one.lateDays)).toEqual(
    over.body.steps.map((one: { doneOn: string | null }) => (one.doneOn ? 2 : 0)),
  );
});
