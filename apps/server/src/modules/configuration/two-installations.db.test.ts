import { createHash } from 'node:crypto';
import { signerOf, writeBundle } from '@homeport/engine/configuration';
import { isRefusal } from '@homeport/grammar';
import { user } from '@homeport/model/identity';
import { grade } from '@homeport/model/organisation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/**
 * A configuration bundle on its way from one installation to another: two servers with a database and a data directory each,
 * which share nothing but the file and the key that people carry over.
 */
interface Installation {
  readonly port: Homeport;
  readonly tenant: string;
  readonly admin: string;
  /** The token of its administrator. */
  readonly as: string;
}
const env = { RATE_FACTOR: '100' };
let there: Installation;
let here: Installation;
const many = 1_000;

async function install(code: string, address: string): Promise<Installation> {
  const port = await startHomeport({ env: { ...env, PUBLIC_URL: address } });
  const tenant = await port.tenant(code);
  const admin = await port.user(tenant, 'admin', ['administrator']);
  return { port, tenant, admin, as: await port.enter(tenant, admin) };
}
beforeAll(async () => {
  there = await install('ORIGIN', 'https://origin.example');
  here = await install('TARGET', 'https://target.example');
}, 120_000);
afterAll(async () => {
  await there?.port[Symbol.asyncDispose]();
  await here?.port[Symbol.asyncDispose]();
});

const call = (at: Installation, method: string, path: string, body?: unknown): Promise<Answered> =>
  at.port.call(method, path, { as: at.as, ...(body === undefined ? {} : { body }) });
const exported = async ({ port, as }: Installation): Promise<string> =>
  (await fetch(`${port.baseUrl}/api/configuration/export`, { headers: { authorization: `Bearer ${as}` } })).text();
const upload = (at: Installation, file: string): Promise<Answered> => {
  const body = new FormData();
  body.append('file', new Blob([file], { type: 'application/json' }), 'origin.json');
  return at.port.call('POST', 'configuration/bundle', { as: at.as, body });
};
const speaks = (language: string) =>
  here.port
    .in(here.tenant)
    .records(user)
    .update(here.admin, { language } as never);
const signer = async (at: Installation) => (await call(at, 'GET', 'configuration/signer')).body;
const trust = async (at: Installation, of: { publicKey: string; fingerprint: string }, name = 'Origin') =>
  call(at, 'POST', 'configuration/trusted', { name, ...of });
const look = async (id: string, body: object = {}) =>
  (await call(here, 'POST', `configuration/bundle/${id}/difference`, body)).body;
const apply = async (id: string, body: { parts: string[]; without?: string[] }) =>
  call(here, 'POST', `configuration/bundle/${id}/apply`, { ...body, seen: (await look(id, body)).seen });
const becomes = async (id: string, status: string) => {
  const read = async () => (await call(here, 'GET', `fe/configuration-bundle/${id}`)).body;
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe(status);
  return read();
};
const addGrades = async (to: Installation, all: readonly { code: string; name: string; rank: number }[]) => {
  for (const one of all) {
    const made = await to.port
      .in(to.tenant)
      .records(grade)
      .create(one as never);
    if (isRefusal(made)) throw new Error(JSON.stringify(made));
  }
};
/** All of them: records are answered by the thousand at most. */
const grades = async ({ port, tenant }: Installation): Promise<string[]> => {
  const rows = await port
    .in(tenant)
    .query<{ line: string }>(
      sql`select concat_ws(' ', code, name, rank) as line from app.grade where tenant_id = ${tenant}::uuid`,
    );
  return rows.map(({ line }) => line).toSorted();
};

describe('a bundle of another installation', () => {
  let id: string;
  test('is refused until its key is trusted, with the fingerprint to look for, in the language of who asks', async () => {
    await addGrades(there, [
      { code: 'G1', name: 'One', rank: 1 },
      { code: 'G2', name: 'Two', rank: 2 },
      { code: 'G3', name: 'Three', rank: 3 },
    ]);
    await addGrades(here, [
      { code: 'G2', name: 'Two of ours', rank: 20 },
      { code: 'OURS', name: 'Only ours', rank: 99 },
    ]);
    const [own, other] = [await signer(there), await signer(here)];
    expect(own.publicKey).not.toBe(other.publicKey);
    const file = await exported(there);
    const refused = await upload(here, file);
    expect(refused).toMatchObject({ status: 422, body: { code: 'configuration.unknownKey' } });
    expect(JSON.stringify(refused.body)).toContain(own.fingerprint);
    for (const [language, word] of [
      ['es', 'instalaciones de confianza'],
      ['fr', 'installations de confiance'],
    ] as const) {
      await speaks(language);
      // Who somebody is is remembered for a moment.
      await expect
        .poll(async () => JSON.stringify((await upload(here, file)).body), { timeout: 15_000 })
        .toContain(word);
    }
    await speaks('en');
    expect((await call(here, 'GET', 'fe/configuration-bundle/search')).body.content ?? []).toEqual([]);
  });

  test('is trusted by its key together with the fingerprint of it, and by no other', async () => {
    const own = await signer(there);
    const mine = await signer(here);
    const codeOf = async (answered: Promise<Answered>) => (await answered).body.code;
    expect(await codeOf(trust(here, { ...own, publicKey: 'no key' }))).toBe('configuration.noKey');
    expect(await codeOf(trust(here, { ...own, fingerprint: mine.fingerprint }))).toBe('configuration.otherFingerprint');
    expect(await codeOf(trust(here, mine))).toBe('configuration.ownKey');
    // As people copy them: in lines, with colons, in capitals.
    const copied = {
      publicKey: `${own.publicKey.slice(0, 20)}\n  ${own.publicKey.slice(20)}`,
      fingerprint: own.fingerprint.replaceAll(' ', ':').toUpperCase(),
    };
    expect((await trust(here, copied)).status).toBe(200);
    expect(await codeOf(trust(here, own, 'Again'))).toBe('configuration.knownKey');
    // Whoever changes the file can sign it only with a key nobody trusts.
    const { signature: _, ...bundle } = JSON.parse(await exported(there));
    const seed = createHash('sha256').update('a third installation').digest();
    const forged = await upload(here, writeBundle(bundle, seed));
    expect(forged.body.code).toBe('configuration.unknownKey');
    expect(JSON.stringify(forged.body)).toContain(signerOf(seed).fingerprint);
    expect((await upload(here, (await exported(there)).replace('"One"', '"Uno"'))).body.code).toBe(
      'configuration.tampered',
    );
  });

  test('is looked at, chosen record by record, applied and rolled back as one of the same installation is', async () => {
    const before = await grades(here);
    id = (await upload(here, await exported(there))).body.id;
    expect((await call(here, 'GET', `fe/configuration-bundle/${id}`)).body).toMatchObject({
      signedBy: 'ELSEWHERE',
      trusted: { label: 'Origin' },
      address: 'https://origin.example',
      status: 'CHECKED',
    });
    const seen = await look(id, { parts: ['grade'], part: 'grade' });
    expect(seen.parts.find((one: { entity: string }) => one.entity === 'grade')).toMatchObject({
      added: 2,
      changed: 1,
      onlyHere: 1,
    });
    const three = seen.rows.find((one: { key: string }) => one.key === 'G3').id;
    expect((await apply(id, { parts: ['grade'], without: [three] })).status).toBe(200);
    expect(await becomes(id, 'APPLIED')).toMatchObject({ added: 1, changed: 1, failure: null });
    expect(await grades(here)).toEqual(['G1 One 1', 'G2 Two 2', 'OURS Only ours 99']);
    await call(here, 'POST', `configuration/bundle/${id}/roll-back`);
    expect(await becomes(id, 'ROLLED_BACK')).toMatchObject({ restored: 2, kept: 0 });
    expect(await grades(here)).toEqual(before);
  });

  test('whole, leaves the two companies with the same configuration', async () => {
    const taken = (await upload(here, await exported(there))).body.id;
    const { parts } = await look(taken);
    expect((await apply(taken, { parts: parts.map(({ entity }: { entity: string }) => entity) })).status).toBe(200);
    expect((await becomes(taken, 'APPLIED')).failure).toBeNull();
    const left = (await look((await upload(here, await exported(there))).body.id)).parts;
    expect(left.filter((one: { added: number; changed: number }) => one.added + one.changed > 0)).toEqual([]);
    await call(here, 'POST', `configuration/bundle/${taken}/roll-back`);
    expect(await becomes(taken, 'ROLLED_BACK')).toMatchObject({ kept: 0 });
  });

  test('is not applied once its key was taken away, also when it was taken in before', async () => {
    const taken = (await upload(here, await exported(there))).body.id;
    const [known] = (await call(here, 'GET', 'fe/trusted-installation/search')).body.content;
    expect((await call(here, 'DELETE', `fe/trusted-installation/${known.id}`)).status).toBeLessThan(300);
    const refused = await apply(taken, { parts: ['grade'] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'configuration.unknownKey' } });
    expect((await call(here, 'GET', `fe/configuration-bundle/${taken}`)).body.trusted).toBeNull();
    await trust(here, await signer(there));
    expect((await call(here, 'GET', `fe/configuration-bundle/${taken}`)).body.trusted.label).toBe('Origin');
    expect((await apply(taken, { parts: ['grade'] })).status).toBe(200);
    await becomes(taken, 'APPLIED');
  });

  test(`of ${many} records says how far it is while it is applied, and is rolled back exactly`, async () => {
    await addGrades(
      there,
      Array.from({ length: many }, (_, i) => ({ code: `M${i}`, name: `Grade ${i}`, rank: 100 + (i % 800) })),
    );
    const before = await grades(here);
    const clock = performance.now();
    const times: Record<string, number> = {};
    const lap = (name: string) => (times[name] = Math.round(performance.now() - clock));
    const file = await exported(there);
    lap('exported');
    const taken = (await upload(here, file)).body.id;
    lap('taken in');
    await look(taken, { parts: ['grade'] });
    lap('looked at');
    expect((await apply(taken, { parts: ['grade'] })).status).toBe(200);
    lap('begun');
    const steps = new Set<string>();
    const watch = async (status: string) => {
      for (;;) {
        const jobs = (await call(here, 'GET', 'jobs')).body;
        const [job] = Array.isArray(jobs) ? jobs : (jobs.content ?? []);
        if (job?.step) steps.add(`${job.step} ${job.done > 0 && job.done < job.total ? 'on its way' : ''}`.trim());
        if ((await call(here, 'GET', `fe/configuration-bundle/${taken}`)).body.status === status) return;
        await new Promise((done) => setTimeout(done, 50));
      }
    };
    await watch('APPLIED');
    lap('applied');
    expect(await grades(here)).toHaveLength(many + 4);
    expect([...steps]).toContain('change on its way');
    steps.clear();
    await call(here, 'POST', `configuration/bundle/${taken}/roll-back`);
    await watch('ROLLED_BACK');
    lap('rolled back');
    console.info(`${many} records, ${file.length} bytes, ms since the start:`, times);
    expect([...steps]).toContain('change on its way');
    expect(await grades(here)).toEqual(before);
  }, 300_000);
});
