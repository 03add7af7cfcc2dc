import { setTimeout as pause } from 'node:timers/promises';
import { readCheckpoint, verifyTrail } from '@homeport/engine/audit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsFrom } from '../../apps/server/src/adapters/secrets/secrets.ts';
import { checkpointPath } from '../../apps/server/src/configuration.ts';
import { type Homeport, password, startHomeport } from '../support/homeport.ts';

/** The audit trail of the whole server: what people do over HTTP is in it, sealed, and proven. */
let port: Homeport;
let behind: pg.Client;
let tenant: string;
beforeAll(async () => {
  port = await startHomeport();
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  tenant = await port.tenant('TRAIL');
  await port.user(tenant, 'trail.admin', ['administrator']);
  await port.user(tenant, 'trail.assignee', ['assignee']);
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

const lines = async (what: string): Promise<Record<string, unknown>[]> =>
  (
    await behind.query(
      'select what, entity, record_id as record, result, detail, by_user as by from engine.audit where tenant_id = $1 and what = $2 order by id',
      [tenant, what],
    )
  ).rows;

test('a sign-in is one line, a refused one too', async () => {
  await port.signIn('trail.admin');
  const refused = await port.call('POST', 'auth/login', { body: { username: 'trail.admin', password: 'wrong' } });
  expect(refused.status).toBe(401);
  const [entered, kept] = (await lines('signIn')).slice(-2);
  expect(entered).toMatchObject({ entity: 'user', result: 'SIGNED_IN', detail: { address: '127.0.0.1' } });
  expect(kept).toMatchObject({ entity: 'user', result: 'REFUSED', record: entered?.record });
  expect(JSON.stringify(await lines('signIn'))).not.toContain(password);
});

test('a refusal is one line: openly refused, or asked for what is not theirs', async () => {
  const admin = await port.signIn('trail.admin');
  const assignee = await port.signIn('trail.assignee');
  const made = await port.call('POST', 'fe/cost-center', { as: admin, body: { code: 'A1', name: 'One' } });
  expect(made.status).toBe(201);
  const open = await port.call('POST', 'fe/cost-center', { as: assignee, body: { code: 'A2', name: 'Two' } });
  expect(open.status).toBe(403);
  const hidden = await port.call('GET', `fe/user/${(await lines('signIn'))[0]?.record}`, { as: assignee });
  expect([403, 404]).toContain(hidden.status);
  // Refusals are written once they are answered, in the order of their answers.
  const refusals = async (): Promise<unknown[]> =>
    (
      await behind.query(
        "select entity, record_id as record from engine.audit where tenant_id = $1 and result = 'refused' and what <> 'signIn' order by id",
        [tenant],
      )
    ).rows;
  await expect.poll(async () => (await refusals()).length, { timeout: 5_000 }).toBeGreaterThanOrEqual(2);
  expect(await refusals()).toEqual([
    { entity: 'costCenter', record: null },
    { entity: 'user', record: (await lines('signIn'))[0]?.record },
  ]);
});

test('a list that is taken away as a file is one line', async () => {
  const admin = await port.signIn('trail.admin');
  const file = await port.call('GET', 'export/costCenter?format=csv', { as: admin });
  expect(file.status).toBe(200);
  expect(await lines('export')).toMatchObject([{ entity: 'costCenter', result: 'done', detail: { format: 'csv' } }]);
});

test('everything is sealed within five seconds of its commit, and the whole trail is proven', async () => {
  const admin = await port.signIn('trail.admin');
  const made = await port.call('POST', 'fe/cost-center', { as: admin, body: { code: 'LAST', name: 'Last' } });
  const written = Date.now();
  const isSealed = async (): Promise<boolean> =>
    (await behind.query('select from engine.seal where tenant_id = $1 and record_id = $2', [tenant, made.body.id]))
      .rowCount === 1;
  while (!(await isSealed())) {
    expect(Date.now() - written).toBeLessThan(5_000);
    await pause(50);
  }
  await port.server.sealer.seal();
  const key = secretsFrom(port.configuration.secret as string).key('audit checkpoint');
  const ends = await readCheckpoint(checkpointPath(port.configuration), key);
  expect(ends.has(tenant)).toBe(true);
  const report = await verifyTrail({ url: port.databaseUrl, ends });
  expect(report.faults).toEqual([]);
  expect(report.lines).toBeGreaterThan(20);
});
