import { policy as policies } from '@homeport/model/policies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Scenarios of one assignment: worked out, compared, decided by somebody else. */
let port: Homeport;
let home = '';
let of = '';
let long = '';
let short = '';
const token: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('SCENARIOS');
  for (const role of ['caseManager', 'approver', 'finance', 'assignee', 'vendor'] as const)
    token[role] = await port.enter(home, await port.user(home, `scenarios.${role}`, [role]));
  const ctx = port.in(home);
  [long, short] = [await granting('Long', '1000'), await granting('Short', '600')];
  const assignee = (await make(ctx, 'person')).id;
  const its = { assignee, policy: long, relocationPackage: null, employee: null, status: 'ACTIVE', currency: 'EUR' };
  const when = { assignmentStartDate: '2026-03-01', assignmentEndDate: '2028-02-29', confidential: false };
  const where = { homeLocation: { country: 'ES' }, hostLocation: { country: 'SG', town: 'Singapore' } };
  of = (await make(ctx, 'caseDetail', { ...its, ...when, ...where })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/** A policy in force that grants housing by the month. */
async function granting(name: string, amount: string): Promise<string> {
  const ctx = port.in(home);
  const packs = { defaultPackage: null, lumpSumPackage: null, currency: 'EUR', grossUp: 'NONE' };
  const scope = { country: null, companyGroup: null, office: null, caseType: null, lowestGrade: null, family: null };
  const months = { fewestMonths: name === 'Long' ? 12 : null, mostMonths: name === 'Short' ? 12 : null };
  const its = { name, code: name, effectiveFrom: '2020-01-01', effectiveTo: null, ...packs, ...scope, ...months };
  const made = await make(ctx, 'policy', its);
  const benefit = await make(ctx, 'benefit', { name: `Housing ${name}`, calculation: null });
  const years = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`year${n + 1}`, null]));
  const plain = { calculation: null, dataVariation: null, numberOfUnits: null, unitType: null, percentage: null };
  const line = { policy: made.id, benefit: benefit.id, amount, period: 'MONTH', currency: 'EUR', include: true };
  const untaxed = { flexOption: false, isTaxable: false, isGrossedUp: false, coveredYears: null };
  await make(ctx, 'policyBenefit', { ...line, ...plain, ...years, ...untaxed });
  await ctx.records(policies).move(made.id, 'status.activate');
  return made.id;
}
const get = async (path: string, as = 'caseManager') => port.call('GET', path, { as: token[as] ?? '' });
const act = async (id: string, deed: string, as = 'caseManager', body: object = {}) => {
  const { body: now } = await get(`fe/scenario/${id}`);
  const headers = { 'if-match': `"${now.version}"`, 'idempotency-key': crypto.randomUUID() };
  return port.call('POST', `fe/scenario/${id}/${deed}`, { as: token[as] ?? '', body, headers });
};
const put = async (path: string, body: object) => {
  const { body: now } = await get(path);
  const headers = { 'if-match': `"${now.version}"` };
  return port.call('PUT', path, { as: token.caseManager ?? '', body, headers });
};
const add = async (name: string, more: object = {}) => {
  const places = { homeLocation: { country: 'ES' }, hostLocation: { country: 'JP', town: 'Osaka' } };
  const body = { caseDetail: of, name, ...places, startDate: '2026-04-01', endDate: '2026-09-30', ...more };
  const made = await port.call('POST', 'fe/scenario', { as: token.caseManager ?? '', body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body.id as string;
};
const codeOf = ({ body }: { body: { code?: string; errors?: { code: string }[] } }) =>
  body.errors?.[0]?.code ?? body.code;

describe('what a scenario costs', () => {
  test('is worked out when it is saved, from its own dates and policy, and explains itself', async () => {
    const id = await add('Half a year');
    expect((await get(`fe/scenario/${id}`)).body.estimatedCost).toBeNull();
    const saved = await act(id, 'save');
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body).toMatchObject({
      status: 'SAVED',
      estimatedCost: '6000.00',
      currency: 'EUR',
      lowCost: '6000.00',
    });
    expect(saved.body.explanation.result.value).toBe('6000.00');
    const other = await add('Half a year, short policy', { policy: short });
    expect((await act(other, 'save')).body.estimatedCost).toBe('3600.00');
  });
  test('is nobody’s to type, and is worked out again when its dates move', async () => {
    const id = await add('Longer');
    await act(id, 'save');
    expect((await put(`fe/scenario/${id}`, { estimatedCost: '1' })).status).toBe(422);
    expect((await put(`fe/scenario/${id}`, { endDate: '2026-12-31' })).body.estimatedCost).toBe('6000.00');
    expect(codeOf(await act(id, 'approve', 'approver'))).toBe('cases.needsRecalculating');
    expect((await act(id, 'recalculate-scenario')).body.estimatedCost).toBe('9000.00');
    expect(codeOf(await act(id, 'recalculate-scenario'))).toBe('cases.estimateUpToDate');
  });
  test('is decided by somebody else than who made it', async () => {
    const id = await add('By somebody else');
    await act(id, 'save');
    expect(codeOf(await act(id, 'approve'))).toBe('cases.ownScenario');
  });
});

describe('side by side', () => {
  const compare = async (as: string, ids?: readonly string[]) => {
    const query = new URLSearchParams({ caseDetail: of, ...(ids && { scenarios: ids.join(',') }) });
    return get(`scenario-comparison?${query}`, as);
  };
  test('scenarios stand beside the assignment as it is, with what differs, what fits, and which costs least', async () => {
    const { body: all } = await compare('caseManager');
    const named = (name: string) => all.scenarios.find(({ label }: { label: string }) => label === name).id;
    const { status, body } = await compare('caseManager', ['Half a year', 'Half a year, short policy'].map(named));
    expect(status, JSON.stringify(body)).toBe(200);
    const [now, half, shorter] = body.plans;
    expect([now, half, shorter].map(({ name, months, cost }) => [name, months, cost.likely])).toEqual([
      [null, 24, '24000.00'],
      ['Half a year', 6, '6000.00'],
      ['Half a year, short policy', 6, '3600.00'],
    ]);
    expect([now, half, shorter].map(({ isCheapest }) => isCheapest)).toEqual([false, false, true]);
    expect([now, half, shorter].map(({ fit }) => fit.holds)).toEqual([true, false, true]);
    expect(body.differing).toEqual(['hostLocation', 'startDate', 'endDate', 'months', 'policy']);
    expect(body.terms.map((one: { name: string; differs: boolean }) => [one.name, one.differs])).toEqual([
      ['Housing Long', true],
      ['Housing Short', true],
    ]);
    expect(body.costs[0].cells[1].years[0].trace.result.value).toBe('6000.00');
  });
  test('more than four are not, and vendors and assignees are told nothing', async () => {
    const five = await compare(
      'caseManager',
      Array.from({ length: 5 }, () => of),
    );
    expect(five.status).toBe(422);
    for (const role of ['vendor', 'assignee']) expect((await compare(role)).status, role).toBe(403);
    expect((await compare('finance')).body.plans[0].cost.likely).toBe('24000.00');
  });
  test('one is cloned under a name, and another begins as the assignment is', async () => {
    const { body: all } = await compare('caseManager');
    const [first] = all.scenarios;
    expect((await act(first.id, 'clone-scenario', 'caseManager', { name: 'Clone' })).status).toBe(200);
    const headers = {
      'idempotency-key': crypto.randomUUID(),
      'if-match': `"${(await get(`fe/case-detail/${of}`)).body.version}"`,
    };
    const path = `fe/case-detail/${of}/add-scenario`;
    const added = await port.call('POST', path, { as: token.caseManager ?? '', body: { name: 'As it is' }, headers });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const after = (await compare('caseManager')).body.scenarios;
    const read = async (name: string) =>
      (await get(`fe/scenario/${after.find(({ label }: { label: string }) => label === name).id}`)).body;
    const its = { status: 'DRAFT', estimatedCost: null };
    expect(await read('Clone')).toMatchObject({ ...its, endDate: '2026-09-30', hostLocation: { town: 'Osaka' } });
    expect(await read('As it is')).toMatchObject({
      ...its,
      endDate: '2028-02-29',
      policy: { id: long },
      familySize: 0,
    });
  });
});
