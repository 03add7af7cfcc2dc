import { buffer } from 'node:stream/consumers';
import { privacyRefusals as no } from '@homeport/model/privacy';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { demoPassword } from '../demo/index.ts';

/** Camille of the demo asks; the administrator of the managing company decides. */
let port: Homeport;
let behind: pg.Client;
let camille: string;
let other: string;
let admin: string;
let tenant: string;
let person: string;
let name: string;

beforeAll(async () => {
  port = await startHomeport({ demo: true });
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  [camille, other, admin] = (await Promise.all(
    ['assignee.fr', 'assignee.es', 'admin.one'].map((login) => port.signIn(login, demoPassword)),
  )) as [string, string, string];
  const { body } = await port.call('GET', 'user/me', { as: camille });
  tenant = body.tenant.id;
  person = body.person.id;
  name = body.person.label;
}, 180_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

const at = (path: string) => `for-tenant/${tenant}/${path}`;
const post = (path: string, body: unknown, as: string) => port.call('POST', path, { as, body });
/** The job when it is over. */
async function finished(
  id: string,
  as: string,
  path = 'job/',
): Promise<{ state: string; result: Record<string, unknown> }> {
  for (let i = 0; i < 300; i++) {
    const { body } = await port.call('GET', `${path}${id}`, { as });
    if (!['waiting', 'running'].includes(body.state)) return body;
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error('the job does not end');
}

test('one’s own data comes as an archive, for oneself alone', async () => {
  const asked = await post('person/me/data', {}, camille);
  const job = await finished(asked.body.id, camille);
  expect(job.state).toBe('done');
  const { id } = job.result.file as { id: string };
  const path = `${port.baseUrl}/api/file-storage/raw/${id}`;
  const file = await fetch(path, { headers: { authorization: `Bearer ${camille}` } });
  const zip = await buffer(file.body as never);
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  expect(zip.includes('person.json')).toBe(true);
  expect(zip.includes('files/')).toBe(true);
  for (const as of [other, admin]) expect((await port.call('GET', `file-storage/raw/${id}`, { as })).status).toBe(404);
  expect((await port.call('GET', at(`file-storage/raw/${id}`), { as: admin })).status).toBe(404);
});
test('erasure is asked for once, however often it is pressed; it can be taken back', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => post('person/me/erasure', { reason: 'I leave' }, camille)));
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409]);
  const { body } = await port.call('GET', 'person/me/erasure', { as: camille });
  expect(body.status).toBe('REQUESTED');
  expect((await post(`fe/erasure-request/${body.id}/withdraw`, {}, other)).status).toBe(404);
  expect((await post(`fe/erasure-request/${body.id}/withdraw`, {}, camille)).status).toBe(200);
  expect((await port.call('GET', 'person/me/erasure', { as: camille })).body.status).toBe('WITHDRAWN');
});
test('staff enters a request from a person’s record: the same request, with what is unfinished said first', async () => {
  const enter = (as: string, of = person) => post(at(`person/${of}/erasure`), { reason: 'Asked by letter' }, as);
  const manager = await port.signIn('case.manager', demoPassword);
  expect((await enter(manager)).status).toBe(403);
  expect((await enter(camille)).status).toBe(403);
  expect((await enter(admin, crypto.randomUUID())).status).toBe(404);
  expect((await post(at(`person/${person}/erasure`), {}, admin)).status).toBe(422);
  // Pressed twice, or by two: one request.
  const answers = await Promise.all([enter(admin), enter(admin), enter(admin)]);
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
  const [id, ...others] = new Set(answers.map((one) => one.body.id as string));
  expect(others).toEqual([]);
  expect((await post('person/me/erasure', { reason: null }, camille)).body.code).toBe(no.alreadyAsked().code);
  expect((await port.call('GET', 'person/me/erasure', { as: camille })).body).toMatchObject({
    id,
    status: 'REQUESTED',
  });
  const { body: seen } = await port.call('GET', at(`erasure-request/${id}/preview`), { as: admin });
  expect(seen.running).toBeGreaterThan(0);
  expect(seen.unpaid).toBeGreaterThan(0);
  const refused = await post(at(`fe/erasure-request/${id}/refuse`), { reason: 'Not by letter' }, admin);
  expect(refused.status).toBe(200);
});
test('only administrators see and decide; a refusal says why', async () => {
  const { body } = await post('person/me/erasure', { reason: 'I leave' }, camille);
  const preview = (as: string) => port.call('GET', at(`erasure-request/${body.id}/preview`), { as });
  expect((await preview(camille)).status).toBe(403);
  const manager = await port.signIn('case.manager', demoPassword);
  expect((await preview(manager)).status).toBe(403);
  expect((await post(at(`fe/erasure-request/${body.id}/refuse`), {}, admin)).status).toBe(422);
  const refused = await post(at(`fe/erasure-request/${body.id}/refuse`), { reason: 'A dispute is open' }, admin);
  expect(refused.status).toBe(200);
  expect((await port.call('GET', 'person/me/erasure', { as: camille })).body).toMatchObject({
    status: 'REFUSED',
    decisionReason: 'A dispute is open',
  });
  const again = await post(at(`erasure-request/${body.id}/carry-out`), { reference: name }, admin);
  expect(again.body.code).toBe(no.isDecided().code);
});
test('who entered a request does not carry it out alone, unless there is nobody else', async () => {
  const home = (await port.call('GET', 'user/me', { as: admin })).body.tenant.id;
  await port.user(home, 'admin.two', ['administrator']);
  const second = await port.signIn('admin.two');
  const { body: entered } = await post(at(`person/${person}/erasure`), { reason: 'Asked by letter' }, admin);
  // A name that is wrong is said to whoever may go on; nothing is erased here.
  const carryOut = async (as: string) =>
    (await post(at(`erasure-request/${entered.id}/carry-out`), { reference: 'Nobody' }, as)).body.code;
  expect(await carryOut(admin)).toBe(no.secondPerson().code);
  expect(await carryOut(second)).toBe(no.wrongReference().code);
  const others = await behind.query(
    `update app."user" u set status = 'INACTIVE' where login <> 'admin.one' and status = 'ACTIVE' and exists (
       select from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
       where l.tenant_id = u.tenant_id and l.owner_id = u.id and r.code in ('ADMINISTRATOR', 'MASTER')) returning id`,
  );
  expect(await carryOut(admin)).toBe(no.wrongReference().code);
  await behind.query(`update app."user" set status = 'ACTIVE' where id = any ($1)`, [others.rows.map(({ id }) => id)]);
  expect((await post(at(`fe/erasure-request/${entered.id}/refuse`), { reason: 'Not by letter' }, admin)).status).toBe(
    200,
  );
});
test('carried out: the preview comes true, the person and the family are out, books stand, the request says Purge Complete', async () => {
  const partner = await port.signIn('family.fr', demoPassword);
  const { body: asked } = await post('person/me/erasure', { reason: null }, camille);
  const { body: seen } = await port.call('GET', at(`erasure-request/${asked.id}/preview`), { as: admin });
  expect(seen.name).toBe(name);
  const lineOf = (entity: string) => seen.lines.find((line: { entity: string }) => line.entity === entity);
  expect(lineOf('caseExpense')).toMatchObject({ what: 'emptied', why: 'books' });
  expect(lineOf('session')).toMatchObject({ what: 'removed', why: null });
  expect(seen.accounts).toBe(2);
  expect(seen.keptFiles).toBeGreaterThan(0);
  const count = async (sql: string) => Number((await behind.query(sql, [tenant, person])).rows[0].count);
  const expenses = 'select count(*) from app.case_expense where tenant_id = $1 and assignee_id = $2';
  const before = await count(expenses);
  expect((await post(at(`erasure-request/${asked.id}/carry-out`), { reference: 'Camille' }, admin)).body.code).toBe(
    no.wrongReference().code,
  );
  const started = await post(at(`erasure-request/${asked.id}/carry-out`), { reference: name }, admin);
  const job = await finished(started.body.id, admin, at('job/'));
  expect(job.state).toBe('done');
  expect(await count(expenses)).toBe(before);
  expect(before).toBeGreaterThan(0);
  await new Promise((later) => setTimeout(later, 1000));
  for (const as of [camille, partner]) expect((await port.call('GET', 'user/me', { as })).status).toBe(401);
  const { rows } = await behind.query(
    'select first_name from app.person where tenant_id = $1 and id = $2 union all select first_name from app.dependant where tenant_id = $1 and employee_person_id = $2',
    [tenant, person],
  );
  expect(new Set(rows.map((row) => row.first_name))).toEqual(new Set(['Erased']));
  const { body } = await port.call('GET', at(`fe/erasure-request/${asked.id}`), { as: admin });
  expect(body).toMatchObject({ status: 'PURGED', emptied: job.result.emptied, removed: job.result.removed });
});
