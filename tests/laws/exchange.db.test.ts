import { setTimeout as pause } from 'node:timers/promises';
import { allFields, allowanceOf, type Entity, isRefusal, kebab, type Values } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/** Export → import is the same, for every entity that some role may both export and import. */
const mayBoth = (entity: Entity): RoleKey | undefined =>
  // The last ones may most: users are only taken in by who may do what they may.
  (Object.keys(roles) as RoleKey[]).findLast((role) => {
    const { deeds } = allowanceOf(entity.access, [role]);
    const mayWrite = deeds.create !== undefined || deeds.update !== undefined;
    return mayWrite && deeds.read !== undefined && deeds.export !== undefined && deeds.import !== undefined;
  });
const both = catalogue.entities.filter((e) => !e.internal && e.scope !== 'global' && mayBoth(e) !== undefined);
const importable = both.filter((e) => e.proof === undefined);
/** Writes that want proof of who sits there: a job cannot give it. */
const guarded = both.filter((e) => e.proof !== undefined);

let port: Homeport;
let home: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** A new user each time: heavy calls are counted by user. */
async function tokenOf(role: RoleKey): Promise<string> {
  return port.enter(home, await port.user(home, `home.${crypto.randomUUID().slice(0, 8)}`, [role]));
}

/** The list as a file that can be imported again; all of it, by the job where it is long. */
async function exported(as: string, name: string): Promise<string> {
  const answer = await port.call('GET', `export/${name}?format=csv&sort=created,asc`, { as });
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)]);
  return answer.body as string;
}

async function imported(as: string, name: string, csv: string, mode: string): Promise<Values> {
  const form = new FormData();
  form.append('entity', name);
  form.append('file', new Blob([csv]), `${name}.csv`);
  const upload = await port.call('POST', 'import', { as, body: form, headers: { 'x-file-last': 'true' } });
  expect([upload.status, upload.body.code]).toEqual([200, undefined]);
  const columns = upload.body.columns.map((c: { target: string | null }) => c.target);
  const body = { what: 'IMPORT', mode, columns, rows: upload.body.rows };
  const started = await port.call('POST', `import/${upload.body.id}/run`, {
    as,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect([started.status, started.body.code]).toEqual([200, undefined]);
  for (;;) {
    const { body: job } = await port.call('GET', `job/${started.body.id}`, { as });
    if (job.state === 'done') return job.result;
    if (job.state !== 'waiting' && job.state !== 'running') throw new Error(JSON.stringify(job));
    await pause(30);
  }
}

const recordsOf = async (as: string, entity: Entity): Promise<Values[]> =>
  (await port.call('GET', `fe/${kebab(entity.name)}/search?size=1000&sort=created,asc&sort=id,asc`, { as })).body
    .content;
/** A text field that a save may change, to see that the file is what counts. */
const textOf = (entity: Entity): string | undefined =>
  Object.entries(allFields(entity)).find(
    ([name, f]) =>
      ['text', 'longText'].includes(f.type) &&
      name in entity.fields &&
      !('names' in f && f.names) &&
      !('offers' in f && f.offers?.of !== undefined) &&
      !f.derived &&
      !f.readOnly &&
      !f.secret &&
      !('fixed' in f && f.fixed),
  )?.[0];

test('whatever somebody may import is told of here', () => {
  const may = catalogue.entities.filter((entity) => allowanceOf(entity.access, Object.keys(roles)).deeds.import);
  expect(may.length).toBeGreaterThan(150);
  expect(may.filter((entity) => !both.includes(entity)).map((entity) => entity.name)).toEqual([]);
});

describe.each(importable.map((e) => [e.name, e] as const))('the file of %s', (name, entity) => {
  test('taken in again changes nothing, however often', async () => {
    const as = await tokenOf(mayBoth(entity) as RoleKey);
    for (let i = 0; i < 3; i += 1) await make(port.in(home), entity);
    const before = await recordsOf(as, entity);
    expect(before.length).toBeGreaterThan(0);
    const file = await exported(as, name);
    const { counts, findings } = (await imported(as, name, file, 'CREATE_OR_UPDATE')) as {
      counts: Values;
      findings: Values[];
    };
    expect(findings.filter((f) => !f.isWarning).map((f) => f.text)).toEqual([]);
    expect(counts).toMatchObject({ rows: before.length, created: 0, failed: 0 });
    expect(await recordsOf(as, entity)).toEqual(before);
    expect(await exported(as, name)).toBe(file);
  });
});

/** Texts that mean something: here the name of a field of the records it is about. */
const otherText: Readonly<Record<string, string>> = { permissionSetting: 'description' };
const changeable = importable.filter((e) => textOf(e) !== undefined && !e.neverUpdated);
describe.each(changeable.map((e) => [e.name, e] as const))('the file of %s', (name, entity) => {
  test('puts back what was changed meanwhile', async () => {
    const { id } = await make(port.in(home), entity);
    const as = await tokenOf(mayBoth(entity) as RoleKey);
    const field = textOf(entity) as string;
    const file = await exported(as, name);
    const record = (await recordsOf(as, entity)).find((r) => r.id === id);
    const all = port.in(home).records(entity);
    const changed = await all.update(id, { [field]: otherText[name] ?? 'Changed meanwhile' } as never);
    expect(isRefusal(changed)).toBe(false);
    await imported(as, name, file, 'UPDATE');
    const after = (await recordsOf(as, entity)).find((r) => r.id === id);
    expect(after?.[field]).toEqual(record?.[field]);
  });
});

describe.each(guarded.map((e) => [e.name, e] as const))('the file of %s', (name, entity) => {
  test('is refused before its columns are matched: a job cannot prove who sits there', async () => {
    const as = await tokenOf(mayBoth(entity) as RoleKey);
    await make(port.in(home), entity);
    const before = await recordsOf(as, entity);
    const form = new FormData();
    form.append('entity', name);
    form.append('file', new Blob([await exported(as, name)]), `${name}.csv`);
    const upload = await port.call('POST', 'import', { as, body: form });
    expect([upload.status, upload.body.code]).toEqual([403, 'exchange.needsProof']);
    const template = await port.call('GET', `import-template/${name}`, { as });
    expect([template.status, template.body.code]).toEqual([403, 'exchange.needsProof']);
    expect(await recordsOf(as, entity)).toEqual(before);
  });
});
