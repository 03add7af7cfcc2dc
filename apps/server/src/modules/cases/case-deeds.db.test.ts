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

test('an approved scenario is the plan of its assignment', async () => {
  const of = await make(port.in(home), 'caseDetail');
  const plan = await make(port.in(home), 'scenario', {
    caseDetail: of.id,
    homeLocation: { country: 'FR', town: 'Lyon' },
    hostLocation: { country: 'JP', town: 'Osaka' },
    startDate: today.toString(),
    endDate: end,
  });
  await act(manager, 'scenario', plan.id, 'save');
  expect((await get(`case-detail/${of.id}`)).scenarioStatus).toBe('SAVED');
  expect((await act(approver, 'scenario', plan.id, 'approve')).status).toBe(200);
  expect(await get(`case-detail/${of.id}`)).toMatchObject({
    scenarioStatus: 'APPROVED',
    homeLocation: { country: 'FR', town: 'Lyon' },
    hostLocation: { country: 'JP', town: 'Osaka' },
    assignmentStartDate: today.toString(),
    assignmentEndDate: end,
  });
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
