import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { type Nodes, nodesOf } from '../../../../../tests/support/server-nodes.ts';

/** The clock with processes that share a database: what is due is told once, also when a process is killed in the middle of it. */
let port: Homeport;
let sql: pg.Client;
let nodes: Nodes;
let home = '';
let owner = '';
let lead = '';
let of = '';
const steps: string[] = [];

const client = async (): Promise<pg.Client> => {
  const made = new pg.Client({ connectionString: port.superuserUrl });
  made.on('error', () => {});
  await made.connect();
  return made;
};
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  nodes = nodesOf(port);
  home = await port.tenant('CLOCK');
  owner = await port.user(home, 'clock.owner', ['caseManager']);
  lead = await port.user(home, 'clock.lead', ['hr']);
  const ctx = port.in(home);
  const { id: team } = await make(ctx, 'team', { lead });
  await make(ctx, 'teamMember', { team, user: owner });
  await make(ctx, 'teamMember', { team, user: lead });
  const made = await make(ctx, 'caseDetail', { manager: owner });
  of = made.id;
  for (let n = 0; n < 12; n += 1)
    steps.push((await make(ctx, 'caseWorkflowItem', { caseDetail: of, owner, agreedDue: '2090-06-01' })).id);
  sql = await client();
  await sql.query(`update app.case_detail set status = 'ACTIVE' where id = $1`, [of]);
  await sql.query(
    `update app.case_workflow_item set first_reminder = 5, repeat_every = 2, reminders = 3 where id = any($1)`,
    [steps],
  );
  // From here on the processes are alone with the clock.
  await port.leave();
}, 120_000);
afterAll(async () => {
  await nodes?.[Symbol.asyncDispose]();
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
}, 60_000);

/** Their time has come: the clock has their moment. */
const due = (ids: readonly string[]) =>
  sql.query(
    `update app.case_workflow_item set next_notice = date_trunc('second', now()) - interval '1 minute' where id = any($1)`,
    [ids],
  );
const toldOf = async (ids: readonly string[]): Promise<readonly string[]> => {
  const found = await sql.query<{ told: string }>(
    `select i.id::text || ' ' || n.user_id::text as told from app.notification n
     join app.case_workflow_item i on n.link like '%' || i.id::text where i.id = any($1) order by told`,
    [ids],
  );
  return found.rows.map(({ told }) => told);
};

test('two processes take different rows of the clock, and what a killed one had taken is taken by the other', async () => {
  await sql.query(
    `insert into engine.due (tenant_id, event, entity, record_id, at)
     select $1, 'workflow.stepDue', 'nothing', gen_random_uuid(), now() - interval '1 hour' from generate_series(1, 300)`,
    [home],
  );
  const first = await client();
  const { rows } = await first.query('select pg_backend_pid() as pid');
  await first.query('begin');
  expect((await first.query('select engine.hand_over_due(100) as count')).rows).toEqual([{ count: '100' }]);
  expect((await sql.query('select engine.hand_over_due(1000) as count')).rows).toEqual([{ count: '200' }]);
  await sql.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await expect
    .poll(async () => (await sql.query('select engine.hand_over_due(1000) as count')).rows)
    .toEqual([{ count: '100' }]);
  const handed = `select count(*)::int as all, count(distinct record_id)::int as records from engine.outbox where entity = 'nothing'`;
  expect((await sql.query(handed)).rows).toEqual([{ all: 300, records: 300 }]);
  await sql.query(`delete from engine.outbox where entity = 'nothing'`);
});

test('the clock has one moment for a step, which moves with it and goes when the step is done', async () => {
  const moment = async () =>
    (await sql.query(`select at from engine.due where record_id = $1`, [steps[0]])).rows.map(({ at }) =>
      at.toISOString(),
    );
  const set = (at: string | null) =>
    sql.query('update app.case_workflow_item set next_notice = $2 where id = $1', [steps[0], at]);
  await set('2090-01-01T06:00:00Z');
  await set('2090-02-01T06:00:00Z');
  expect(await moment()).toEqual(['2090-02-01T06:00:00.000Z']);
  await set(null);
  expect(await moment()).toEqual([]);
});

test('two processes tell the owner of each step once', async () => {
  await nodes.start();
  await nodes.start();
  await due(steps);
  await expect.poll(async () => (await toldOf(steps)).length, { timeout: 30_000 }).toBe(steps.length);
  // What would come twice comes late.
  await pause(2_500);
  expect(await toldOf(steps)).toEqual(steps.map((id) => `${id} ${owner}`).toSorted());
  const { rows } = await sql.query(
    'select distinct reminders_sent as sent, next_notice from app.case_workflow_item where id = any($1)',
    [steps],
  );
  expect(rows.map(({ sent, next_notice }) => [sent, next_notice.toISOString()])).toEqual([
    [1, '2090-05-29T06:00:00.000Z'],
  ]);
}, 90_000);

test('a step whose process is killed while it tells of it is told by the next one, once', async () => {
  const [step] = steps as [string];
  const holder = await client();
  // The step is locked by who tells of it; the assignment cannot be read.
  await holder.query('begin; lock table app.case_detail in access exclusive mode');
  await due([step]);
  const waiting = `select 1 from pg_locks l join pg_class c on c.oid = l.relation where c.relname = 'case_detail' and not l.granted`;
  await expect
    .poll(async () => (await sql.query(waiting)).rowCount, { timeout: 20_000, interval: 20 })
    .toBeGreaterThan(0);
  while (nodes.living[0]) await nodes.kill(nodes.living[0]);
  await holder.query('rollback');
  await holder.end();
  expect(await toldOf([step])).toHaveLength(1);
  await nodes.start();
  // Two minutes later by the clock of the outbox: until then the dead process might come back.
  await sql.query('update engine.outbox set claimed_until = now() where claimed_until > now()');
  await expect.poll(async () => (await toldOf([step])).length, { timeout: 30_000 }).toBe(2);
  await pause(2_500);
  expect(await toldOf([step])).toHaveLength(2);
}, 90_000);

test('the team of the case manager hears once that a step is overdue', async () => {
  const [, step] = steps as [string, string];
  await sql.query(`update app.case_workflow_item set reminders_sent = 3 where id = $1`, [step]);
  await due([step]);
  await expect.poll(async () => (await toldOf([step])).length, { timeout: 30_000 }).toBe(3);
  expect((await toldOf([step])).filter((one) => one.endsWith(lead))).toHaveLength(1);
  await pause(2_500);
  expect(await toldOf([step])).toHaveLength(3);
  const { rows } = await sql.query('select next_notice, escalated_at from app.case_workflow_item where id = $1', [
    step,
  ]);
  expect(rows).toEqual([{ next_notice: null, escalated_at: expect.any(Date) }]);
}, 90_000);
