import { kebab } from '@homeport/grammar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Versions of a policy, and which one holds for a move, over HTTP. */
let port: Homeport;
let home = '';
const token: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  for (const role of ['administrator', 'builder', 'caseManager', 'planner', 'approver', 'caseInitiator'] as const) {
    await port.user(home, role, [role]);
    token[role] = await port.signIn(role);
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const post = (path: string, body: unknown, as = 'administrator') =>
  port.call('POST', `fe/${path}`, { as: token[as] ?? '', body });
const made = async (entity: string, given: Record<string, unknown> = {}) => make(port.in(home), entity, given);
/** A change with the version that stands. */
async function put(entity: string, id: string, body: unknown, as = 'administrator'): Promise<Answered> {
  const path = `fe/${kebab(entity)}/${id}`;
  const { body: now } = await port.call('GET', path, { as: token[as] ?? '' });
  return port.call('PUT', path, { as: token[as] ?? '', body, headers: { 'if-match': `"${now.version}"` } });
}
async function act(entity: string, id: string, deed: string, as = 'administrator'): Promise<Answered> {
  const path = `fe/${kebab(entity)}/${id}`;
  const { body: now } = await port.call('GET', path, { as: token[as] ?? '' });
  return port.call('POST', `${path}/${kebab(deed)}`, {
    as: token[as] ?? '',
    body: {},
    headers: { 'if-match': `"${now.version}"`, 'idempotency-key': crypto.randomUUID() },
  });
}
const told = ({ status, body }: Answered): unknown[] => [status, body.errors?.[0]?.title ?? body.title ?? body.code];

describe('a new version of a policy', () => {
  const newVersion = async (id: string, effectiveFrom: string, as = 'administrator') => {
    const { version } = (await port.call('GET', `fe/policy/${id}`, { as: token[as] ?? '' })).body;
    const headers = { 'if-match': `"${version}"` };
    return port.call('POST', `fe/policy/${id}/new-version`, { as: token[as] ?? '', body: { effectiveFrom }, headers });
  };
  const compared = (id: string) =>
    port.call('GET', `policy-versions?policy=${id}`, { as: token.administrator ?? '' }).then(({ body }) => body);
  test('is a draft with all that the one before grants, told apart from it field by field', async () => {
    const { id: of } = await made('policy', { code: 'NEXT', effectiveFrom: '2026-01-01' });
    const { id: benefit } = await made('benefit', { name: 'Housing' });
    const { body: granted } = await post('policy-benefit', { policy: of, benefit, amount: '2000', currency: 'EUR' });
    const varied = { policyBenefit: granted.id, dependsOn: 'GRADE', value: 'L5', amount: '2600', currency: 'EUR' };
    expect((await post('policy-benefit-variation', varied)).status).toBe(201);
    expect(told(await newVersion(of, '2027-01-01'))).toEqual([
      409,
      'This version is still a draft: change it instead.',
    ]);
    await act('policy', of, 'activate');
    await made('caseDetail', { policy: of });
    expect(told(await newVersion(of, '2025-12-31'))).toEqual([
      422,
      'An effective date must be after the current effective date.',
    ]);
    expect((await newVersion(of, '2027-01-01')).status).toBe(200);
    const { versions } = await compared(of);
    expect(versions.map((one: Record<string, unknown>) => [one.effectiveFrom, one.status, one.assignments])).toEqual([
      ['2027-01-01', 'DRAFT', 0],
      ['2026-01-01', 'ACTIVE', 1],
    ]);
    const next = versions[0].id;
    expect((await compared(next)).changes).toEqual({ fields: [], benefits: [] });
    const filter = encodeURIComponent(JSON.stringify({ field: 'policy', op: 'eq', value: next }));
    const { body: copies } = await port.call('GET', `fe/policy-benefit?filter=${filter}`, {
      as: token.administrator ?? '',
    });
    await put('policyBenefit', copies.content[0].id, { amount: '2500' });
    expect((await compared(next)).changes.benefits).toEqual([
      {
        kind: 'CHANGED',
        label: 'Housing',
        fields: [{ field: 'amount', before: '2000.00', after: '2500.00' }],
        variations: [],
      },
    ]);
  });
  test('is made by who keeps policies, and by nobody else', async () => {
    const { id } = await made('policy', { code: 'MINE', effectiveFrom: '2026-01-01' });
    await act('policy', id, 'activate');
    expect((await newVersion(id, '2027-01-01', 'caseManager')).status).toBe(403);
  });
});

describe('the policy of a move', () => {
  const offers = async (query: Record<string, string>, as = 'caseManager') =>
    port.call('GET', `policy-offers?${new URLSearchParams(query)}`, { as: token[as] ?? '' });
  test('is the narrowest in force that holds for it, with the reason of each', async () => {
    const { id: caseType } = await made('caseType', { name: 'Long-term' });
    const { id: general } = await made('policy', { code: 'GEN', effectiveFrom: '2040-01-01', country: 'SG' });
    const { id: narrow } = await made('policy', {
      ...{ code: 'NARROW', effectiveFrom: '2040-01-01', country: 'SG', caseType, fewestMonths: 12 },
    });
    for (const id of [general, narrow]) expect((await act('policy', id, 'activate')).status).toBe(200);
    const long = { startDate: '2040-03-01', endDate: '2042-02-28', country: 'SG', caseType };
    const { body } = await offers(long);
    expect(body.chosen).toBe(narrow);
    expect((await offers({ ...long, endDate: '2040-06-30' })).body.chosen).toBe(general);
    const judged = body.policies.find(({ id }: { id: string }) => id === narrow);
    expect(judged.conditions).toEqual([
      { condition: 'DATE', isMet: true, wanted: '2040-01-01/' },
      { condition: 'COUNTRY', isMet: true, wanted: 'SG' },
      { condition: 'CASE_TYPE', isMet: true, wanted: 'Long-term' },
      { condition: 'DURATION', isMet: true, wanted: '12/' },
    ]);
    expect((await offers({ ...long, country: 'DE' })).body.chosen).toBeNull();
  });
  test('is asked for by nobody who has nothing to do with moves, and with anything typed', async () => {
    expect((await offers({}, 'planner')).status).toBe(403);
    expect((await offers({ office: 'none', employee: 'none' })).status).toBe(200);
    expect((await offers({ startDate: '31-02-2026' })).status).toBe(422);
  });
});
