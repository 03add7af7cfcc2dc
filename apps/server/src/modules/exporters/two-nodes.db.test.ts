import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { type Node, type Nodes, nodesOf, passSilence } from '../../../../../tests/support/server-nodes.ts';

/** Exporters by the clock with server processes that share a database: each due run once, also when a process is killed in it. */
let port: Homeport;
let sql: pg.Client;
let home = '';
let as = '';
let query = '';
let nodes: Nodes;

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  nodes = nodesOf(port);
  home = await port.tenant('HOME');
  as = await port.enter(home, await port.user(home, 'admin', ['administrator']));
  await make(port.in(home), 'person', { firstName: 'Ana', lastName: 'Ames' });
  query = await made('data-query', { code: 'ALL', name: 'Everybody', about: 'person', sharing: 'ALL' });
  await made('data-query-column', { dataQuery: query, sequence: 1, field: 'firstName' });
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
  // From here on the processes are alone with the clock.
  await port.leave();
}, 120_000);
afterAll(async () => {
  await nodes?.[Symbol.asyncDispose]();
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
}, 60_000);

async function call(method: string, path: string, body?: object, headers = {}) {
  const { url } = nodes.living[0] ?? { url: port.baseUrl };
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${as}`, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') };
}
async function made(path: string, body: object): Promise<string> {
  const answer = await call('POST', `fe/${path}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id;
}
let count = 0;
async function newExporters(wanted: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < wanted; i += 1) {
    count += 1;
    const schedule = { frequency: 'DAILY', hour: 3 };
    ids.push(await made('exporter', { code: `E${count}`, name: `Exporter ${count}`, dataQuery: query, ...schedule }));
  }
  return ids;
}
/** Their time has come: the database leaves an event for each. */
const due = (ids: readonly string[], minutesAgo = 1) =>
  sql.query(
    `update app.exporter set next_run = date_trunc('second', now()) - make_interval(mins => $2) where id = any($1::uuid[])`,
    [ids, minutesAgo],
  );
interface Line {
  readonly exporter: string;
  readonly status: string;
  readonly cause: string;
  readonly reason: string | null;
  readonly file: string | null;
}
const lines = async (ids: readonly string[]): Promise<Line[]> =>
  (
    await sql.query<Line>(
      `select exporter_id as exporter, status, cause, reason, file_id as file from app.exporter_run
       where exporter_id = any($1::uuid[]) order by exporter_id, number`,
      [ids],
    )
  ).rows;
const until = async (ids: readonly string[], is: (all: Line[]) => boolean, seconds = 60): Promise<Line[]> => {
  for (const end = Date.now() + seconds * 1000; ; await pause(50)) {
    const all = await lines(ids);
    if (is(all)) return all;
    if (Date.now() > end) throw new Error(`the log says ${JSON.stringify(all)}`);
  }
};
const areOver = (wanted: number) => (all: Line[]) =>
  all.length >= wanted && all.every(({ status }) => status !== 'RUNNING');
/** While it is held nothing is read of people: runs stand where they are, for the two seconds a statement waits for a lock. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: port.superuserUrl });
  await holder.connect();
  try {
    await holder.query('begin; lock table app.person in access exclusive mode');
    await work();
  } finally {
    await holder.query('rollback');
    await holder.end();
  }
}
const jobsOf = async (ids: readonly string[]) =>
  (
    await sql.query<{ id: string; state: string }>(
      `select id, state from engine.job where input ->> 'exporter' = any($1) order by created`,
      [ids],
    )
  ).rows;

test('two processes run every due exporter once, time after time', async () => {
  await nodes.start();
  await nodes.start();
  const ids = await newExporters(8);
  for (let round = 1; round <= 3; round += 1) {
    await due(ids, round);
    await until(ids, areOver(ids.length * round));
  }
  // What would come twice comes late.
  await pause(2_000);
  const all = await lines(ids);
  expect(all).toHaveLength(ids.length * 3);
  expect(new Set(all.map(({ status, cause }) => `${status} ${cause}`))).toEqual(new Set(['DONE SCHEDULE']));
  expect(new Set(all.map(({ file }) => file)).size).toBe(ids.length * 3);
  expect(await jobsOf(ids)).toHaveLength(ids.length * 3);
}, 120_000);

test('a run whose process is killed in the middle is taken over by the other one, on the same line of the log', async () => {
  while (nodes.living[0]) await nodes.kill(nodes.living[0]);
  const first = await nodes.start();
  const [id] = (await newExporters(1)) as [string];
  await whileHeld(async () => {
    await due([id]);
    await until([id], (all) => all[0]?.status === 'RUNNING');
    await nodes.kill(first);
  });
  expect(await lines([id])).toMatchObject([{ status: 'RUNNING' }]);
  await passSilence(sql);
  await nodes.start();
  const all = await until([id], areOver(1));
  expect(all).toMatchObject([{ status: 'DONE', cause: 'SCHEDULE', reason: null }]);
  expect(all[0]?.file).not.toBeNull();
  expect(await jobsOf([id])).toMatchObject([{ state: 'done' }]);
}, 120_000);

test('what a killed process had only heard of is handed over by the other one', async () => {
  if (!nodes.living[0]) await nodes.start();
  const [heir] = nodes.living as [Node];
  const other = await nodes.start();
  const ids = await newExporters(30);
  await due(ids);
  await until(ids, (all) => all.length > 0);
  await nodes.kill(other);
  expect(nodes.living).toEqual([heir]);
  // Two minutes later by the clock of the outbox: until then the dead process might come back.
  await pause(500);
  await sql.query(`update engine.outbox set claimed_until = now() where claimed_until > now()`);
  await passSilence(sql, { isSomebodyAlive: true });
  const all = await until(ids, areOver(ids.length));
  expect(all).toHaveLength(ids.length);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['DONE']));
}, 120_000);

test('a run that is stopped while it waits, or whose process is gone, leaves a line that says so', async () => {
  const ids = await newExporters(3);
  const stop = async (id: string) => {
    const [job] = await jobsOf([id]);
    expect((await call('POST', `job/${job?.id}/cancel`, {})).body.state).toBe('stopped');
  };
  const [first] = nodes.living as [Node];
  let orphan: string | undefined;
  await whileHeld(async () => {
    // Two at a time: one of the three waits.
    await due(ids);
    await until(ids, (all) => all.length === 2);
    await expect.poll(async () => (await jobsOf(ids)).length).toBe(3);
    const begun = new Set((await lines(ids)).map(({ exporter }) => exporter));
    await stop(ids.find((id) => !begun.has(id)) as string);
    await nodes.kill(first);
    [orphan] = [...begun];
  });
  await passSilence(sql);
  await nodes.start();
  await stop(orphan as string);
  const all = await until(ids, areOver(3));
  expect(all).toHaveLength(3);
  expect(all.map(({ status, reason }) => `${status} ${reason}`).toSorted()).toEqual([
    'DONE null',
    'STOPPED STOPPED',
    'STOPPED STOPPED',
  ]);
}, 120_000);
