import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContext, systemPrincipal } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { companyActivation, companyGroup, dataCenter } from '@homeport/model/organisation';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSecret } from '../../../../../tests/support/homeport.ts';
import { migratedTemplate } from '../../../../../tests/support/migrated.ts';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/postgres.ts';
import { passSilence } from '../../../../../tests/support/server-nodes.ts';
import {
  endServer,
  freePort,
  type ServerProcess,
  spawnServer,
  untilReady,
} from '../../../../../tests/support/server-process.ts';
import { assemble } from '../../assemble.ts';
import { readConfiguration } from '../../configuration.ts';
import { createTenant, createUser, insertDefaultValues } from '../identity/index.ts';
import { loadReferenceData } from '../reference/index.ts';

/** The server is killed in the middle of a step, twice; the activation goes on where it stood and ends once. */
const password = 'Correct-Horse-77';
const home = crypto.randomUUID();
let folder = '';
let database: TestDatabase;
let db: pg.Client;
let port = 0;
let id = '';
const running: ServerProcess[] = [];

function must<T>(made: T): Exclude<T, { isRefusal: true }> {
  if (isRefusal(made)) throw new Error(JSON.stringify(made));
  return made as Exclude<T, { isRefusal: true }>;
}

async function start(): Promise<ServerProcess> {
  const env = { DATA_DIR: folder, PORT: String(port), DATABASE_URL: database.url, HOMEPORT_SECRET: testSecret };
  const server = spawnServer(env);
  running.push(server);
  await untilReady(server, port);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeport-activation-'));
  port = await freePort();
  database = await testDatabase(await migratedTemplate());
  const configuration = readConfiguration({
    DATA_DIR: folder,
    HOMEPORT_SECRET: testSecret,
    LOG_LEVEL: 'error',
    DEMO: 'off',
  });
  const server = await assemble(configuration, { url: database.url });
  await loadReferenceData(server.store);
  const ctx = makeContext(server.engine, { me: systemPrincipal(home), requestId: 'test', system: 'a test prepares' });
  must(
    await createTenant(ctx, { id: home, code: 'MANAGER', name: 'Manager', kind: 'TENANT_MC', subDomain: 'manager' }),
  );
  must(await insertDefaultValues(ctx));
  const boss = { login: 'boss.one', firstName: 'Some', lastName: 'Boss', email: 'boss@example.org' };
  must(await createUser(ctx, server.identity, { ...boss, roles: ['administrator'], password, hasAcceptedTerms: true }));
  const center = must(await ctx.records(dataCenter).create({ code: 'HERE', name: 'Here', country: 'FR' }));
  const group = must(await ctx.records(companyGroup).create({ code: 'KILLED', name: 'Killed Group' }));
  const made = await ctx.records(companyActivation).create({
    companyGroup: group.id,
    dataCenter: center.id,
    tenantCode: 'KILLED',
    tenantName: 'Killed',
    adminFirstName: 'Ingrid',
    adminLastName: 'Berg',
    adminLogin: 'ingrid.berg',
    adminEmail: 'ingrid.berg@example.org',
  });
  id = must(made).id;
  await server.stop();
  db = new pg.Client(database.superuserUrl);
  await db.connect();
}, 180_000);
afterAll(async () => {
  for (const server of running) await endServer(server);
  await db?.end();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const call = async (method: string, path: string, how: { token?: string; body?: unknown; version?: number } = {}) => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(how.token ? { authorization: `Bearer ${how.token}` } : {}),
      ...(how.version ? { 'if-match': `"${how.version}"` } : {}),
    },
    ...(how.body ? { body: JSON.stringify(how.body) } : {}),
  });
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') };
};
const one = async <T>(sql: string, values: readonly unknown[] = [id]): Promise<T> =>
  (await db.query(sql, [...values])).rows[0] as T;

/** Holds a table, waits until the step waits for it, kills the server, and lets the table go. */
async function killAt(server: ServerProcess, step: string, hold: pg.Client, table: string): Promise<void> {
  await expect
    .poll(
      () =>
        one(
          `select a.status, exists (select from pg_locks where relation = $2::regclass and not granted) as waits from app.company_activation a where id = $1`,
          [id, table],
        ),
      { timeout: 90_000, interval: 100 },
    )
    .toEqual({ status: step, waits: true });
  server.child.kill('SIGKILL');
  await server.ended;
  await hold.query('rollback');
  await passSilence(db);
}
const hold = async (table: string): Promise<pg.Client> => {
  const client = new pg.Client(database.superuserUrl);
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in share mode`);
  return client;
};

test('an activation whose server is killed goes on at the step where it stopped, and does nothing twice', async () => {
  const defaults = await hold('app.theme');
  const first = await start();
  const { body: session } = await call('POST', 'auth/login', { body: { username: 'boss.one', password } });
  const token = session.access_token as string;
  const { body: prepared } = await call('GET', `fe/company-activation/${id}`, { token });
  const started = await call('POST', `fe/company-activation/${id}/start`, {
    token,
    body: {},
    version: prepared.version,
  });
  expect([started.status, started.body.status]).toEqual([200, 'STARTING']);
  await killAt(first, 'INSERTING_DEFAULTS', defaults, 'app.theme');
  await defaults.end();
  const tenant = (await one<{ id: string }>('select own_tenant_id as id from app.company_activation where id = $1')).id;
  // Half of the default values were written when it was killed; none of them stands.
  expect(await one('select count(*)::int as n from app.data_option where tenant_id = $1', [tenant])).toEqual({ n: 0 });
  expect(await one('select active from app.tenant where id = $1', [tenant])).toEqual({ active: false });

  const mails = await hold('app.one_time_code');
  const second = await start();
  await killAt(second, 'LINKING_GROUPS', mails, 'app.one_time_code');
  await mails.end();
  expect(await one('select count(*)::int as n from app.one_time_code where tenant_id = $1', [tenant])).toEqual({
    n: 0,
  });

  await start();
  await expect
    .poll(() => one('select status, step, failure from app.company_activation where id = $1'), {
      timeout: 90_000,
      interval: 200,
    })
    .toEqual({ status: 'COMPLETED', step: 8, failure: null });
  const steps = await db.query(
    `select step, count(*) filter (where what = 'BEGUN')::int as begun, count(*) filter (where what = 'RESUMED')::int as resumed,
       count(*) filter (where what = 'DONE')::int as done from app.activation_line where company_activation_id = $1 group by step`,
    [id],
  );
  const of = Object.fromEntries(steps.rows.map(({ step, ...rest }) => [step, rest]));
  const straight = { begun: 1, resumed: 0, done: 1 };
  expect(of).toEqual({
    STARTING: straight,
    CREATING_DATABASE: straight,
    COPYING_FILES: straight,
    POPULATING_DATABASE: straight,
    INSERTING_DEFAULTS: { begun: 1, resumed: 1, done: 1 },
    INITIALISING_PARTIES: straight,
    LINKING_GROUPS: { begun: 1, resumed: 1, done: 1 },
    COMPLETED: { begun: 0, resumed: 0, done: 1 },
  });
  expect(
    await one(
      `select (select count(*)::int from app.role where tenant_id = $1) as roles, (select count(*)::int from app.theme where tenant_id = $1) as themes,
         (select count(*)::int from app."user" where tenant_id = $1) as users, (select count(*)::int from app.one_time_code where tenant_id = $1) as links,
         (select active from app.tenant where id = $1) as active`,
      [tenant],
    ),
  ).toEqual({ roles: 17, themes: 1, users: 1, links: 1, active: true });
}, 300_000);
