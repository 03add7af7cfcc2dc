import { createHash } from 'node:crypto';
import { signerOf, writeBundle } from '@homeport/engine/configuration';
import { isRefusal } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { caseType } from '@homeport/model/cases';
import { expenseApproved } from '@homeport/model/expenses';
import { financialCode } from '@homeport/model/finance';
import { passwordResetRequested } from '@homeport/model/identity';
import { noticeSetting } from '@homeport/model/notifications';
import { grade } from '@homeport/model/organisation';
import { policyBenefit } from '@homeport/model/policies';
import { theme } from '@homeport/model/tenancy';
import { workflow } from '@homeport/model/workflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** The configuration of one tenant taken over by another, and taken back: over HTTP, through jobs and rules. */
let port: Homeport;
let from: string;
let to: string;
const as: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '100' } });
  from = await port.tenant('ORIGIN');
  to = await port.tenant('TARGET');
  as.origin = await port.enter(from, await port.user(from, 'olivia', ['administrator']));
  as.admin = await port.enter(to, await port.user(to, 'tamara', ['administrator']));
  as.manager = await port.enter(to, await port.user(to, 'mario', ['caseManager']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const must = <T>(value: T): Exclude<T, { isRefusal: true }> => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value as never;
};
const in_ = (tenant: string) => port.in(tenant);
const exported = async (
  who = 'origin',
): Promise<
  Record<string, never> & { parts: Record<string, { key: unknown[]; values: Record<string, unknown> }[]> }
> => {
  const answer = await fetch(`${port.baseUrl}/api/configuration/export`, {
    headers: { authorization: `Bearer ${as[who]}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as never;
};
const upload = (file: unknown, who = 'admin'): Promise<Answered> => {
  const body = new FormData();
  body.append(
    'file',
    new Blob([typeof file === 'string' ? file : JSON.stringify(file)], { type: 'application/json' }),
    'b.json',
  );
  return port.call('POST', 'configuration/bundle', { as: as[who], body });
};
const look = async (id: string, body: object = {}) =>
  (await port.call('POST', `configuration/bundle/${id}/difference`, { as: as.admin, body })).body;
const apply = async (id: string, parts: string[], more: object = {}) => {
  const { seen } = await look(id, { parts });
  return port.call('POST', `configuration/bundle/${id}/apply`, { as: as.admin, body: { parts, seen, ...more } });
};
const read = async (id: string) => (await port.call('GET', `fe/configuration-bundle/${id}`, { as: as.admin })).body;
const becomes = async (id: string, status: string) => {
  await expect.poll(async () => (await read(id)).status, { timeout: 30_000 }).toBe(status);
  return read(id);
};
const taken = async (): Promise<string> => {
  const { status, body } = await upload(await exported());
  expect([status, body]).toMatchObject([200, {}]);
  return body.id;
};
const partOf = (difference: { parts: { entity: string }[] }, entity: string) =>
  difference.parts.find((one) => one.entity === entity);
const find = async <E extends typeof grade>(tenant: string, entity: E, code: string) =>
  (
    await in_(tenant)
      .records(entity)
      .find({ filter: { field: 'code', op: 'eq', value: code } })
  )[0];

describe('a bundle', () => {
  test('is exported without ids and secrets, by administrators only', async () => {
    must(
      await in_(from)
        .records(grade)
        .create({ code: 'G7', name: 'Grade seven', rank: 70 } as never),
    );
    const file = await exported();
    const text = JSON.stringify(file.parts);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/);
    expect(text).not.toMatch(/secret|password/i);
    expect(file.parts.grade).toContainEqual({ key: ['G7'], values: expect.objectContaining({ name: 'Grade seven' }) });
    for (const [name, records] of Object.entries(file.parts)) {
      const keys = records.map(({ key }) => JSON.stringify(key));
      expect([name, keys.length - new Set(keys).size]).toEqual([name, 0]);
      const secret = Object.entries(catalogue.entity(name).fields).filter(([, field]) => field.secret);
      for (const [field] of secret) expect(records.some(({ values }) => field in values)).toBe(false);
    }
    expect((await port.call('GET', 'configuration/export', { as: as.manager })).status).toBe(403);
    expect((await upload(file, 'manager')).status).toBe(403);
  });

  test('is refused when it was changed after it was signed, made elsewhere without a look, or is none', async () => {
    const file = await exported();
    const other = structuredClone(file);
    (other.parts.grade?.[0]?.values as Record<string, unknown>).name = 'Tampered';
    expect(await upload(other)).toMatchObject({ status: 422, body: { code: 'configuration.tampered' } });
    expect(await upload({ ...file, signature: undefined })).toMatchObject({ body: { code: 'configuration.noBundle' } });
    expect(await upload('no json')).toMatchObject({ body: { code: 'configuration.noBundle' } });
    expect(await upload({ ...file, version: 99 })).toMatchObject({ body: { code: 'configuration.newer' } });
    // Whitespace and the order of names are not content.
    const turned = JSON.stringify(Object.fromEntries(Object.entries(file).reverse()), null, 4);
    expect((await upload(turned)).status).toBe(200);
    // Whoever changes it can sign it only with a key of their own, which nobody trusts.
    const seed = createHash('sha256').update('another installation').digest();
    const { signature: _, ...bundle } = other as never as { signature: unknown };
    const foreign = await upload(writeBundle(bundle as never, seed));
    expect(foreign).toMatchObject({ status: 422, body: { code: 'configuration.unknownKey' } });
    expect(JSON.stringify(foreign.body)).toContain(signerOf(seed).fingerprint);
    const { key: publicKey, fingerprint } = signerOf(seed);
    const trusted = { name: 'Another', publicKey, fingerprint };
    // One company's trust is nobody else's.
    expect((await port.call('POST', 'configuration/trusted', { as: as.manager, body: trusted })).status).toBe(403);
    expect((await port.call('POST', 'configuration/trusted', { as: as.origin, body: trusted })).status).toBe(200);
    expect((await upload(writeBundle(bundle as never, seed))).status).toBe(422);
    const taken = await upload(writeBundle(bundle as never, seed), 'origin');
    const path = `fe/configuration-bundle/${taken.body.id}`;
    expect((await port.call('GET', path, { as: as.origin })).body).toMatchObject({
      signedBy: 'ELSEWHERE',
      fingerprint,
    });
    expect((await port.call('GET', path, { as: as.admin })).status).toBe(404);
  });

  test('shows what it adds, changes and leaves, and is applied and rolled back exactly', async () => {
    const left = must(
      await in_(to)
        .records(grade)
        .create({ code: 'ONLY', name: 'Only here', rank: 1 } as never),
    );
    must(
      await in_(from)
        .records(grade)
        .create({ code: 'BOTH', name: 'New name', rank: 7 } as never),
    );
    const both = must(
      await in_(to)
        .records(grade)
        .create({ code: 'BOTH', name: 'Old name', rank: 3 } as never),
    );
    const before = must(await in_(to).records(grade).get(both.id));
    const id = await taken();
    const all = await look(id, { parts: ['grade'], part: 'grade' });
    expect(partOf(all, 'grade')).toMatchObject({ added: 1, changed: 1, onlyHere: 1, isChosen: true });
    const changed = all.rows.find((row: { deed: string }) => row.deed === 'CHANGE');
    expect(changed.fields).toContainEqual({ label: 'Name', here: 'Old name', there: 'New name' });
    expect((await look(id, { parts: ['grade'], search: 'grade seven' })).rows).toHaveLength(1);
    expect((await look(id, { parts: ['grade'], deed: 'ONLY_HERE', part: 'grade' })).rows).toMatchObject([
      { key: 'ONLY' },
    ]);

    expect((await apply(id, ['grade'])).status).toBe(200);
    expect(await becomes(id, 'APPLIED')).toMatchObject({ added: 1, changed: 1, failure: null });
    expect(must(await in_(to).records(grade).get(both.id))).toMatchObject({ name: 'New name', rank: 7 });
    const added = await find(to, grade, 'G7');
    expect(added).toMatchObject({ name: 'Grade seven' });
    expect((await look(id, { parts: ['grade'] })).rows.map((row: { deed: string }) => row.deed)).toEqual(['ONLY_HERE']);
    expect((await apply(id, ['grade'])).body.code).toBe('configuration.notNow');

    await port.call('POST', `configuration/bundle/${id}/roll-back`, { as: as.admin });
    expect(await becomes(id, 'ROLLED_BACK')).toMatchObject({ restored: 2, kept: 0 });
    const { version: _, updated: __, updatedBy: ___, ...then } = before as never as Record<string, unknown>;
    expect(must(await in_(to).records(grade).get(both.id))).toMatchObject(then);
    expect(await find(to, grade, 'G7')).toBeUndefined();
    expect(must(await in_(to).records(grade).get(left.id))).toMatchObject({ name: 'Only here' });
    const log = (await port.call('GET', `configuration/bundle/${id}/log`, { as: as.admin })).body.content;
    expect(log).toHaveLength(2);
    expect(log.map((line: { back: string }) => line.back)).toEqual(['DONE', 'DONE']);
  });

  test('is not applied when something changed since it was looked at, and the look is repeated', async () => {
    const id = await taken();
    const { seen } = await look(id, { parts: ['grade'] });
    const both = await find(to, grade, 'BOTH');
    must(
      await in_(to)
        .records(grade)
        .update(both?.id as string, { name: 'Changed meanwhile' } as never),
    );
    const body = { parts: ['grade'], seen };
    const refused = await port.call('POST', `configuration/bundle/${id}/apply`, { as: as.admin, body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'configuration.changedSince' } });
    expect((await apply(id, ['grade'])).status).toBe(200);
    await becomes(id, 'APPLIED');
  });

  test('leaves what somebody changed or used since as it is, and says so', async () => {
    const id = (await port.call('POST', 'fe/configuration-bundle/search', { as: as.admin, body: {} })).body
      ?.content?.[0]?.id;
    const applied = id ?? (await newest());
    const added = await find(to, grade, 'G7');
    must(
      await in_(to)
        .records(grade)
        .update(added?.id as string, { name: 'Ours now' } as never),
    );
    await port.call('POST', `configuration/bundle/${applied}/roll-back`, { as: as.admin });
    expect(await becomes(applied, 'ROLLED_BACK')).toMatchObject({ restored: 1, kept: 1 });
    expect(await find(to, grade, 'G7')).toMatchObject({ name: 'Ours now' });
    expect(await find(to, grade, 'BOTH')).toMatchObject({ name: 'Changed meanwhile' });
    const log = (await port.call('GET', `configuration/bundle/${applied}/log`, { as: as.admin })).body.content;
    expect(new Set(log.map((line: { title: string; back: string }) => `${line.title} ${line.back}`))).toEqual(
      new Set(['Ours now CHANGED_SINCE', 'Changed meanwhile DONE']),
    );
  });

  test('carries states, relations, lists and circles over, and says which relations lead nowhere', async () => {
    const given = must(await make(in_(from), 'policyBenefit'));
    const made = must(await in_(from).records(policyBenefit).get(given.id));
    // A case type leads to its workflow, and the workflow to its case type.
    const flow = must(
      await in_(from)
        .records(workflow)
        .create({ code: 'ROUND', name: 'Round', status: 'PUBLISHED' } as never),
    );
    const kind = must(
      await in_(from)
        .records(caseType)
        .create({ code: 'ROUND', name: 'Round', kind: 'ON_ASSIGNMENT', workflow: flow.id } as never),
    );
    must(
      await in_(from)
        .records(workflow)
        .update(flow.id, { caseType: kind.id } as never),
    );
    const center = must(await make(in_(from), 'costCenter'));
    const coded = must(await make(in_(from), 'financialCode'));
    must(
      await in_(from)
        .records(financialCode)
        .update(coded.id, { costCenter: center.id } as never),
    );
    const id = await taken();
    const alone = await look(id, { parts: ['policyBenefit'], part: 'policyBenefit' });
    expect(partOf(alone, 'policyBenefit')).toMatchObject({ added: 0, blocked: 1 });
    expect(alone.rows.find((row: { deed: string }) => row.deed === 'BLOCKED').problems[0].missing).toMatch(/./);
    const all = await look(id);
    const known = all.parts.map((one: { entity: string }) => one.entity);
    expect(known.toSorted()).toEqual(Object.keys((await exported()).parts).toSorted());
    // The cost centre is no configuration, and there is none of its code: the rest of the record comes all the same.
    const { rows } = await look(id, { part: 'financialCode' });
    expect(rows.flatMap((row: { problems: unknown[] }) => row.problems)).toMatchObject([{ kind: 'UNRESOLVED' }]);
    expect((await apply(id, known)).status).toBe(200);
    const over = await becomes(id, 'APPLIED');
    expect(over.failure).toBeNull();
    const [there] = await in_(to).records(policyBenefit).find({});
    expect(there?.policy.label).toBe(made.policy.label);
    expect(there?.policy.id).not.toBe(made.policy.id);
    const [round] = await in_(to)
      .records(workflow)
      .find({ filter: { field: 'code', op: 'eq', value: 'ROUND' } });
    expect(round).toMatchObject({ status: 'PUBLISHED', caseType: { label: 'Round' } });
    const [back] = await in_(to)
      .records(caseType)
      .find({ filter: { field: 'code', op: 'eq', value: 'ROUND' } });
    expect(back?.workflow?.id).toBe(round?.id);
    // Taken over, both are the same: nothing is left to apply.
    const after = await look(id);
    expect(
      after.parts.flatMap((one: { added: number; changed: number }) => [one.added, one.changed]).filter(Boolean),
    ).toEqual([]);
    await port.call('POST', `configuration/bundle/${id}/roll-back`, { as: as.admin });
    expect(await becomes(id, 'ROLLED_BACK')).toMatchObject({ kept: 0 });
    expect(await in_(to).records(policyBenefit).find({})).toEqual([]);
    expect((await look(id)).parts).toEqual(all.parts);
  });

  test('is refused as a whole when the rules refuse one of its records', async () => {
    const before = await in_(to).records(grade).count();
    // A theme of another code that is shown to everybody, where there is one already.
    must(
      await in_(to)
        .records(theme)
        .create({ code: 'OURS', name: 'Ours', status: 'PUBLISHED', brandColor: '#0B6B7D' } as never),
    );
    must(
      await in_(from)
        .records(theme)
        .create({ code: 'THEIRS', name: 'Theirs', status: 'PUBLISHED', brandColor: '#0B6B7D' } as never),
    );
    const id = await taken();
    // A job that is taken up at once runs already when it is answered.
    expect((await apply(id, ['grade', 'theme'])).body.state).toMatch(/^(waiting|running)$/);
    await expect.poll(async () => (await read(id)).failure, { timeout: 20_000 }).toMatch(/Theirs/);
    expect(await read(id)).toMatchObject({ status: 'CHECKED' });
    expect(await in_(to).records(grade).count()).toBe(before);
    expect(await in_(to).records(theme).count()).toBe(1);
    // Without the part that was refused it goes through.
    await apply(id, ['grade']);
    expect(await becomes(id, 'APPLIED')).toMatchObject({ failure: null });
  });
});

describe('texts and ways of notices', () => {
  const own = { subjectEn: 'Good news on {expense}', bodyEn: 'It was approved.', byPush: false };
  /** The same bundle with these settings, signed by an installation that held them to nothing. */
  const forged = async (settings: { key: unknown[]; values: object }[]): Promise<string> => {
    const { signature: _, ...bundle } = (await exported()) as never as { signature: unknown; parts: object };
    const made = { ...bundle, parts: { ...bundle.parts, noticeSetting: settings } };
    const seed = createHash('sha256').update('careless').digest();
    const { key: publicKey, fingerprint } = signerOf(seed);
    // Trusted by the first of these tests already, it is refused as known.
    const trusted = { name: 'Careless', publicKey, fingerprint };
    await port.call('POST', 'configuration/trusted', { as: as.admin, body: trusted });
    return (await upload(writeBundle(made as never, seed))).body.id;
  };
  const settings = () => in_(to).records(noticeSetting).find({});

  test('travel, and go back to what they were', async () => {
    const at = `notification/texts/${expenseApproved.name}/0`;
    const words = { language: 'en', subject: own.subjectEn, body: own.bodyEn };
    expect((await port.call('PUT', `${at}/words`, { as: as.origin, body: words })).status).toBe(200);
    const ways = { inApp: true, byEmail: true, byPush: false };
    expect((await port.call('PUT', `${at}/ways`, { as: as.origin, body: ways })).status).toBe(200);
    expect((await exported()).parts.noticeSetting).toMatchObject([{ key: [expenseApproved.name, 0], values: own }]);
    const other = { language: 'en', subject: 'Ours', body: 'Our words.' };
    expect((await port.call('PUT', `${at}/words`, { as: as.admin, body: other })).status).toBe(200);
    const id = await taken();
    const { rows } = await look(id, { parts: ['noticeSetting'], part: 'noticeSetting' });
    expect(rows).toMatchObject([{ deed: 'CHANGE' }]);
    expect(rows[0].fields).toContainEqual({ label: 'Subject in English', here: 'Ours', there: own.subjectEn });
    expect((await apply(id, ['noticeSetting'])).status).toBe(200);
    expect(await becomes(id, 'APPLIED')).toMatchObject({ added: 0, changed: 1, failure: null });
    const there = async () => (await port.call('GET', at, { as: as.admin })).body;
    expect(await there()).toMatchObject({ open: { push: false }, words: { en: { own: { subject: own.subjectEn } } } });
    await port.call('POST', `configuration/bundle/${id}/roll-back`, { as: as.admin });
    expect(await becomes(id, 'ROLLED_BACK')).toMatchObject({ restored: 1, kept: 0 });
    expect(await there()).toMatchObject({ open: { push: true }, words: { en: { own: { subject: 'Ours' } } } });
  });

  test.each([
    [
      'a security notice switched off',
      passwordResetRequested.name,
      { byEmail: false },
      /always told of this, for their safety/,
    ],
    ['words of another notice', expenseApproved.name, { ...own, bodyEn: 'You get {salary}.' }, /knows no “salary”/],
    [
      'a bracket that is left open',
      expenseApproved.name,
      { ...own, subjectEn: 'On {expense' },
      /curly bracket is missing/,
    ],
    [
      'a text without its subject',
      expenseApproved.name,
      { subjectFr: null, bodyFr: 'Bonjour' },
      /Write a subject and a text/,
    ],
    ['a notice that there is not', 'nothing.here', {}, /not one of your notifications/],
  ])('are refused for their record, with the reason: %s', async (_, event, values, why) => {
    const before = await settings();
    const id = await forged([{ key: [event, 0], values: { event, place: 0, ...values } }]);
    expect((await apply(id, ['noticeSetting'])).status).toBe(200);
    await expect.poll(async () => (await read(id)).failure, { timeout: 20_000 }).toMatch(why);
    expect((await read(id)).failure).toContain(event);
    expect(await read(id)).toMatchObject({ status: 'CHECKED' });
    expect(await settings()).toEqual(before);
  });

  test('are held to the same over the ways of every record, by administrators only', async () => {
    const body = { event: passwordResetRequested.name, place: 0, byEmail: false };
    const refused = await port.call('POST', 'fe/notice-setting', { as: as.admin, body });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('safetyStays')]);
    expect((await port.call('POST', 'fe/notice-setting', { as: as.manager, body })).status).toBe(403);
    expect((await port.call('GET', 'fe/notice-setting/search', { as: as.manager })).status).toBe(403);
  });
});

async function newest(): Promise<string> {
  const { body } = await port.call('GET', 'fe/configuration-bundle/search?sort=created,desc&size=1', { as: as.admin });
  return body.content[0].id;
}
