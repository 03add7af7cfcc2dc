import { readCheckpoint, verifyTrail } from '@homeport/engine/audit';
import { erasureRequest, privacyRefusals as no, type PurgePreview } from '@homeport/model/privacy';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { secretsFrom } from '../../adapters/secrets/secrets.ts';
import { checkpointPath } from '../../configuration.ts';
import { demoPassword } from '../demo/index.ts';

/** A company of the demo: three people whose assignments were over eight years ago; one is free, one held, one late. */
let port: Homeport;
let behind: pg.Client;
let admin: string;
let tenant: string;
/** Records that were due and not held when the purge began. */
let gone: string[];
let people: { id: string; name: string; case: string }[];

beforeAll(async () => {
  port = await startHomeport({ demo: true });
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  admin = await port.signIn('admin.one', demoPassword);
  const { rows } = await behind.query(`
    select p.tenant_id as tenant, p.id, p.first_name || ' ' || p.last_name as name, (array_agg(d.id))[1] as case
    from app.case_detail d join app.person p on p.tenant_id = d.tenant_id and p.id = d.assignee_id
    where not exists (select from app.legal_hold h where h.tenant_id = p.tenant_id and h.person_id = p.id)
    group by p.tenant_id, p.id having bool_and(d.status in ('CLOSED', 'CANCELLED')) and count(*) = 1 order by p.tenant_id, p.id`);
  const [first] = [...Map.groupBy(rows, (row) => row.tenant).values()].filter((all) => all.length >= 3);
  people = (first ?? []).slice(0, 3);
  tenant = rows.find((row) => row.id === people[0]?.id)?.tenant;
  await behind.query(
    `update app.case_detail set status = 'CLOSED', assignment_end_date = current_date - interval '8 years', assignment_start_date = current_date - interval '9 years',
       financially_completed_on = null, operationally_completed_on = null,
       host_location = jsonb_set(host_location, '{country}', '"SG"') where tenant_id = $1 and id = any ($2)`,
    [tenant, people.map((one) => one.case)],
  );
}, 180_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

const at = (path: string) => `for-tenant/${tenant}/${path}`;
const post = (path: string, body: unknown, as = admin) => port.call('POST', at(path), { as, body });
const preview = async (): Promise<PurgePreview> =>
  (await port.call('GET', at('retention/preview'), { as: admin })).body;
const lineOf = (seen: PurgePreview, kind: string) => seen.lines.find((line) => line.kind === kind);
const person = (place: number) => people[place] as (typeof people)[number];
const hold = (place: number, more: object = {}) =>
  post('fe/legal-hold', { person: { id: person(place).id }, reason: 'A claim', since: '2026-01-05', ...more });
async function finished(
  id: string,
): Promise<{ state: string; result: Record<string, number>; failure: string | null }> {
  for (let i = 0; i < 300; i++) {
    const { body } = await port.call('GET', at(`job/${id}`), { as: admin });
    if (!['waiting', 'running'].includes(body.state)) return body;
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error('the job does not end');
}
const firstNames = async (): Promise<Record<string, string>> => {
  const { rows } = await behind.query('select id, first_name from app.person where tenant_id = $1 and id = any ($2)', [
    tenant,
    people.map((one) => one.id),
  ]);
  return Object.fromEntries(rows.map((row) => [row.id, row.first_name]));
};

test('only administrators see what is due, set rules and holds, and purge; others are refused', async () => {
  for (const login of ['case.manager', 'assignee.fr', 'hr.one']) {
    const user = await behind.query('select tenant_id, id from app."user" where login = $1', [login]);
    if (user.rowCount === 0) continue;
    const as = await port.signIn(login, demoPassword);
    for (const prefix of ['', `for-tenant/${tenant}/`]) {
      expect([403, 404]).toContain((await port.call('GET', `${prefix}retention/preview`, { as })).status);
      const started = await port.call('POST', `${prefix}retention/purge`, { as, body: { reference: 'x', due: 1 } });
      expect([403, 404]).toContain(started.status);
      for (const name of ['retention-rule', 'legal-hold', 'purge'])
        expect([403, 404]).toContain((await port.call('GET', `${prefix}fe/${name}`, { as })).status);
    }
  }
});
test('a hold names one of the person’s own assignments, and a rule for people counts from the assignment', async () => {
  const foreign = await hold(1, { caseDetail: { id: person(0).case } });
  expect(foreign.body.errors?.[0]?.code ?? foreign.body.code).toBe(no.notTheirAssignment().code);
  const rule = await post('fe/retention-rule', { kind: 'PERSON', event: 'RECORDED', keepFor: 1, unit: 'YEARS' });
  expect(rule.body.errors?.[0]?.code ?? rule.body.code).toBe(no.personByAssignment().code);
});
test('the preview says what would go and what is held, and changes nothing', async () => {
  expect((await hold(1, { caseDetail: { id: person(1).case } })).status).toBe(201);
  const before = await firstNames();
  const seen = await preview();
  const line = lineOf(seen, 'PERSON');
  expect(line).toMatchObject({ deed: 'erase', due: 2, held: 1 });
  expect(line?.examples.map((one) => [one.label, one.isHeld]).sort()).toEqual(
    people.map((one, i) => [one.name, i === 1]).sort(),
  );
  expect(seen.due).toBe(seen.lines.reduce((all, one) => all + one.due, 0));
  expect(await firstNames()).toEqual(before);
});
test('an erasure of somebody who is held is refused, and its preview says so', async () => {
  const made = await port
    .in(tenant)
    .records(erasureRequest)
    .create({
      person: person(1).id,
      reason: null,
    } as never);
  const { id } = made as { id: string };
  const seen = await port.call('GET', at(`erasure-request/${id}/preview`), { as: admin });
  expect(seen.body.isHeld).toBe(true);
  const tried = await post(`erasure-request/${id}/carry-out`, { reference: person(1).name });
  expect(tried.body.code).toBe(no.isHeld().code);
});
test('a purge wants the name of the company and the number that was seen', async () => {
  const seen = await preview();
  const started = (body: object) => post('retention/purge', body).then((answer) => answer.body.code);
  expect(await started({ reference: 'Another company', due: seen.due })).toBe(no.wrongCompany().code);
  expect(await started({ reference: seen.company, due: seen.due + 1 })).toBe(no.previewChanged().code);
});
test('a hold placed while it runs wins; what was due is gone, what is held stays, and the certificate adds up', async () => {
  const seen = await preview();
  gone = seen.lines.flatMap((line) =>
    line.kind === 'PERSON'
      ? []
      : line.examples.filter((one) => !one.isHeld && one.label !== person(2).name).map((one) => one.id),
  );
  // A hold on the third that is being recorded while the purge begins: it is not committed yet when the purge comes to it.
  await behind.query('begin');
  await behind.query(
    `insert into app.legal_hold (tenant_id, id, version, created, created_by, updated, updated_by, person_id, reason, since, status)
     values ($1, gen_random_uuid(), 1, now(), gen_random_uuid(), now(), gen_random_uuid(), $2, 'late', current_date, 'IN_FORCE')`,
    [tenant, person(2).id],
  );
  const started = await post('retention/purge', { reference: seen.company, due: seen.due });
  expect(started.status).toBe(200);
  expect((await post('retention/purge', { reference: seen.company, due: seen.due })).body.code).toBe(
    no.purgeRunning().code,
  );
  await new Promise((later) => setTimeout(later, 1_500));
  await behind.query('commit');
  const job = await finished(started.body.id);
  expect(job.state).toBe('done');
  const names = await firstNames();
  expect(names[person(0).id]).toBe('Erased');
  expect(names[person(1).id]).not.toBe('Erased');
  expect(names[person(2).id]).not.toBe('Erased');
  const after = await preview();
  expect(lineOf(after, 'PERSON')).toMatchObject({ due: 0, held: 2 });
  // What belongs to the one who is held late is held, too; everything else that was due is gone.
  expect(after.due).toBe(0);
  const { body } = await port.call('GET', at('fe/purge'), { as: admin });
  const [certificate] = body.content;
  expect(certificate).toMatchObject({ status: 'PURGED', erased: 1, held: after.held });
  const byKind = certificate.lines as Record<string, number>;
  expect(Object.entries(byKind).reduce((all, [kind, count]) => all + (kind === 'PERSON' ? 0 : count), 0)).toBe(
    certificate.deleted,
  );
  const heldMore = after.held - seen.held;
  expect(certificate.erased + certificate.deleted + heldMore).toBe(seen.due);
  expect(JSON.stringify(certificate)).not.toContain(person(0).name);
});
test('nothing of it is left in the history, and the sealed trail still proves itself', async () => {
  expect(gone.length).toBeGreaterThan(0);
  const { rows } = await behind.query(
    `select h.changes, h.note from engine.history h where h.tenant_id = $1 and h.record_id = any ($2)`,
    [tenant, gone],
  );
  expect(rows.filter((row) => row.note !== null || Object.keys(row.changes).length > 0)).toEqual([]);
  const told = await behind.query(
    `select distinct record_id from engine.audit where tenant_id = $1 and what = 'erasure' and record_id = any ($2)`,
    [tenant, gone],
  );
  expect(told.rowCount).toBe(gone.length);
  await port.server.sealer.seal();
  const key = secretsFrom(port.configuration.secret as string).key('audit checkpoint');
  const ends = new Map(
    [...(await readCheckpoint(checkpointPath(port.configuration), key))].filter(([one]) => one === tenant),
  );
  const report = await verifyTrail({ url: port.databaseUrl, ends });
  expect(report.faults.filter((fault) => fault.tenant === tenant)).toEqual([]);
});
test('Purge Complete and requests for erasure reach the administrators of the managing company', async () => {
  for (let i = 0; i < 50; i++) {
    const { rows } = await behind.query(
      `select n.title from app.notification n join app."user" u on u.tenant_id = n.tenant_id and u.id = n.user_id
       where u.login = 'admin.one' and n.event = 'privacy.purged'`,
    );
    if (rows.length > 0) {
      expect(rows).toEqual([{ title: 'Purge Complete' }]);
      return;
    }
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error('nobody was told');
});
test('a released hold holds no longer, and who released it and why is kept', async () => {
  const { body } = await port.call('GET', at('fe/legal-hold'), { as: admin });
  const mine = body.content.find((one: { person: { id: string } }) => one.person.id === person(1).id);
  const released = await port.call('POST', at(`fe/legal-hold/${mine.id}/release`), {
    as: admin,
    body: { reason: 'Settled' },
    headers: { 'if-match': `"${mine.version}"` },
  });
  expect(released.status).toBe(200);
  const again = await port.call('GET', at(`fe/legal-hold/${mine.id}`), { as: admin });
  expect(again.body).toMatchObject({ status: 'RELEASED', releaseReason: 'Settled' });
  expect(lineOf(await preview(), 'PERSON')).toMatchObject({ due: 1, held: 1 });
});
