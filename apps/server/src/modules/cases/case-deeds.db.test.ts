import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let manager: string;
let approver: string;
const today = Temporal.Now.plainDateISO('UTC');
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('DEEDS');
  manager = await port.enter(home, await port.user(home, 'deeds.manager', ['caseManager', 'hr']));
  approver = await port.enter(home, await port.user(home, 'deeds.approver', ['approver', 'financeLead']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = async (path: string) => (await port.call('GET', `fe/${path}`, { as: manager })).body;
let keys = 0;
const act = async (as: string, path: string, id: string, deed: string, body: object = {}) => {
  const { version } = await get(`${path}/${id}`);
  keys += 1;
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': `deeds-${keys}` };
  return port.call('POST', `fe/${path}/${id}/${deed}`, { as, body, headers });
};
const search = async (path: string, field: string, value: string) => {
  const filter = encodeURIComponent(JSON.stringify({ field, op: 'eq', value }));
  return (await get(`${path}/search?filter=${filter}`)).content;
};
const end = today.add({ days: 400 }).toString();

describe('an approved request', () => {
  const request = async (given: object = {}) => {
    const type = await make(port.in(home), 'serviceType', { name: 'Home search' });
    const body = {
      reference: `REQ-${Math.random().toString(36).slice(2, 8)}`,
      firstName: 'Ana',
      lastName: 'Pérez',
      homeCountry: 'ES',
      hostCountry: 'SG',
      hostTown: 'Singapore',
      startDate: today.toString(),
      services: [type.id],
      ...given,
    };
    const made = (await port.call('POST', 'fe/initiation', { as: manager, body })).body;
    expect((await act(manager, 'initiation', made.id, 'submit')).status).toBe(200);
    return made;
  };
  test('becomes an assignment with its person, file, route and services, once', async () => {
    const { id, reference } = await request();
    expect((await act(manager, 'initiation', id, 'start')).status).toBe(409);
    expect((await act(approver, 'initiation', id, 'approve')).status).toBe(200);
    expect((await act(approver, 'initiation', id, 'start')).status).toBe(403);
    const started = await act(manager, 'initiation', id, 'start', { activate: false });
    expect([started.status, started.body.status]).toEqual([200, 'STARTED']);
    const made = await get(`case-detail/${started.body.caseDetail.id}`);
    expect(made.reference).not.toBe(reference);
    expect(made).toMatchObject({
      initiation: { id },
      name: 'Ana Pérez',
      status: 'PENDING',
      homeLocation: { country: 'ES' },
      hostLocation: { country: 'SG', town: 'Singapore' },
      assignmentStartDate: today.toString(),
    });
    const services = await search('case-service', 'caseDetail', made.id);
    expect(services.map((one: { name: string; status: string }) => [one.name, one.status])).toEqual([
      ['Home search', 'NOT_INITIATED'],
    ]);
    expect((await act(manager, 'initiation', id, 'start')).status).toBe(409);
  });
  test('of somebody who has moved before joins their relocation file', async () => {
    const file = await make(port.in(home), 'caseMaster');
    const { id } = await request();
    await act(approver, 'initiation', id, 'approve');
    const { assignee } = await get(`case-master/${file.id}`);
    const started = await act(manager, 'initiation', id, 'start', { assignee: assignee.id });
    expect((await get(`case-detail/${started.body.caseDetail.id}`)).caseMaster.id).toBe(file.id);
  });
});

test('an approved scenario is adopted by a change of its assignment, which sets the others aside', async () => {
  const homeLocation = { country: 'FR', town: 'Lyon' };
  const of = await make(port.in(home), 'caseDetail', {
    ...{ homeLocation, hostLocation: { country: 'SG' }, relocationPackage: null, policy: null, confidential: false },
    ...{ assignmentStartDate: today.toString(), assignmentEndDate: end, status: 'PENDING' },
  });
  const add = (hostLocation: object, last: string, familySize = 0) =>
    make(port.in(home), 'scenario', {
      ...{ caseDetail: of.id, homeLocation, hostLocation, startDate: today.toString(), endDate: last, familySize },
      ...{ policy: null, relocationPackage: null },
    });
  const last = today.add({ days: 200 }).toString();
  const plan = await add({ country: 'JP', town: 'Osaka' }, last);
  const others = [await add({ country: 'KR' }, end), await add({ country: 'CN' }, end)];
  const adopt = (scenario: string, effectiveDate = today.toString()) =>
    port.call('POST', 'fe/change-of-circumstance', {
      as: manager,
      body: { caseDetail: of.id, kind: 'SCENARIO', scenario, effectiveDate, reason: 'It was chosen' },
    });
  for (const { id } of [plan, ...others.slice(0, 1)]) await act(manager, 'scenario', id, 'save');
  expect((await get(`case-detail/${of.id}`)).scenarioStatus).toBe('SAVED');
  expect((await adopt(plan.id)).body.errors[0].code).toBe('changes.scenarioNotApproved');
  expect((await act(approver, 'scenario', plan.id, 'approve')).status).toBe(200);
  // It was chosen, and nothing of the assignment has moved yet.
  const chosen = await get(`case-detail/${of.id}`);
  expect(chosen).toMatchObject({ scenarioStatus: 'APPROVED', hostLocation: { country: 'SG' }, assignmentEndDate: end });
  const asked = await adopt(plan.id);
  expect(asked.body, JSON.stringify(asked.body)).toMatchObject({
    ...{ status: 'REQUESTED', hostBefore: { country: 'SG' }, planHost: { country: 'JP', town: 'Osaka' } },
    ...{ endBefore: end, planEnd: last, newFamilySize: 0 },
  });
  const again = await adopt(plan.id);
  expect((await act(approver, 'change-of-circumstance', asked.body.id, 'approve')).status).toBe(200);
  const statusOf = async (path: string) => (await get(path)).status;
  await expect.poll(() => statusOf(`change-of-circumstance/${asked.body.id}`), { timeout: 20_000 }).toBe('APPLIED');
  expect(await get(`case-detail/${of.id}`)).toMatchObject({
    ...{ scenarioStatus: 'ADOPTED', hostLocation: { country: 'JP', town: 'Osaka' }, assignmentEndDate: last },
    lastChange: { id: asked.body.id },
  });
  expect(await Promise.all([plan, ...others].map(({ id }) => statusOf(`scenario/${id}`)))).toEqual([
    'ADOPTED',
    'SET_ASIDE',
    'SET_ASIDE',
  ]);
  // What was asked for twice is not done twice.
  const late = await act(approver, 'change-of-circumstance', again.body.id, 'approve');
  expect(late.body.errors?.[0]?.code ?? late.body.code).toBe('changes.changedSince');
});

test('an approved estimate replaces the one that was approved before', async () => {
  const of = await make(port.in(home), 'caseDetail');
  const [one, other] = await Promise.all(
    [1, 2].map((number) => make(port.in(home), 'costEstimate', { caseDetail: of.id, number, currency: 'EUR' })),
  );
  for (const estimate of [one, other]) {
    // An estimate without lines is not handed in.
    expect((await act(manager, 'cost-estimate', String(estimate?.id), 'submit')).body.code).toBe('cases.emptyEstimate');
    const line = { costEstimate: estimate?.id, kind: 'FEE', amount: '10', currency: 'EUR', reason: 'Agreed' };
    await make(port.in(home), 'costEstimateLine', line);
    await act(manager, 'cost-estimate', String(estimate?.id), 'submit');
    expect((await act(approver, 'cost-estimate', String(estimate?.id), 'approve')).status).toBe(200);
  }
  const states = (await search('cost-estimate', 'caseDetail', of.id)).map((e: { status: string }) => e.status).sort();
  expect(states).toEqual(['APPROVED', 'REPLACED']);
  expect((await act(manager, 'cost-estimate', String(other?.id), 'replace')).status).toBe(404);
});

test('a step of a calculation is not ticked by hand', async () => {
  const step = await make(port.in(home), 'caseCalculationStep');
  expect((await get(`case-calculation-step/${step.id}`)).can).not.toContain('start');
  expect((await act(manager, 'case-calculation-step', step.id, 'start')).status).toBe(404);
});
