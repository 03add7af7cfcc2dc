import { isRefusal, kebab } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** The rules of what administration sets up, over HTTP, with their exact messages. */
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

describe('what holds from one day to another', () => {
  const version = (effectiveFrom: string, effectiveTo: string | null = null) => ({
    code: 'LTA',
    name: 'Long',
    effectiveFrom,
    effectiveTo,
  });
  test('begins after the current one, and never holds twice on a day: put into force, it ends the one before', async () => {
    const first = await post('policy', version('2026-01-01'));
    expect(first.status).toBe(201);
    expect((await act('policy', first.body.id, 'activate')).body.effectiveTo).toBeNull();
    expect(told(await post('policy', version('2025-01-01', '2025-12-31')))).toEqual([
      422,
      'An effective date must be after the current effective date.',
    ]);
    const second = await post('policy', version('2026-07-01'));
    expect(second.status).toBe(201);
    expect((await act('policy', second.body.id, 'activate')).status).toBe(200);
    const { body: ended } = await port.call('GET', `fe/policy/${first.body.id}`, { as: token.administrator ?? '' });
    expect(ended.effectiveTo).toBe('2026-06-30');
    // The first one cannot grow into the second.
    expect((await put('policy', first.body.id, { effectiveTo: '2026-07-01' })).status).toBe(409);
    expect((await post('policy', version('2027-02-01', '2027-01-01'))).status).toBe(422);
  });
  test('keeps its terms while assignments follow it; only its end may change', async () => {
    const { id } = await made('policy', { code: 'USED', effectiveFrom: '2026-01-01' });
    await made('caseDetail', { policy: id });
    expect(told(await put('policy', id, { usePoints: true }))).toEqual([409, 'Item in use cannot be updated.']);
    expect((await put('policy', id, { effectiveTo: '2027-12-31' })).status).toBe(200);
  });
});

describe('benefits and providers', () => {
  test('a policy in force keeps its benefits: none is added, changed or taken away', async () => {
    const { id: policy } = await made('policy', { code: 'FORCE', effectiveFrom: '2026-01-01' });
    const { id: benefit } = await made('benefit');
    const { body: granted } = await post('policy-benefit', { policy, benefit, amount: '100', currency: 'EUR' });
    expect((await put('policyBenefit', granted.id, { amount: '200' })).status).toBe(200);
    expect((await act('policy', policy, 'activate')).status).toBe(200);
    const kept = [409, 'A policy that has been in force keeps its benefits. Make a new version of it.'];
    expect(told(await put('policyBenefit', granted.id, { amount: '300' }))).toEqual(kept);
    const { id: other } = await made('benefit');
    expect(told(await post('policy-benefit', { policy, benefit: other }))).toEqual(kept);
    const as = token.administrator ?? '';
    const { version } = (await port.call('GET', `fe/policy-benefit/${granted.id}`, { as })).body;
    const headers = { 'if-match': `"${version}"` };
    expect(told(await port.call('DELETE', `fe/policy-benefit/${granted.id}`, { as, headers }))).toEqual(kept);
  });
  test('a benefit in use on a policy cannot be deleted', async () => {
    const { benefit } = (await made('policyBenefit')) as unknown as { benefit: { id: string } };
    expect(told(await port.call('DELETE', `fe/benefit/${benefit.id}`, { as: token.administrator ?? '' }))).toEqual([
      409,
      'A benefit in use on a policy cannot be deleted.',
    ]);
  });
  test('one provider is DEFAULT for a country, and one for a service in it', async () => {
    const provider = (code: string) => ({ code, name: code, country: 'FR', isDefault: true });
    const first = await post('service-provider', provider('P1'));
    expect(first.status).toBe(201);
    expect(told(await post('service-provider', provider('P2')))[0]).toBe(409);
    expect((await post('service-provider', { ...provider('P2'), isDefault: false })).status).toBe(201);
    const { id: serviceType } = await made('serviceType');
    const choice = { serviceType, country: 'ES', serviceProvider: first.body.id };
    expect((await post('default-service-provider', choice)).status).toBe(201);
    expect((await post('default-service-provider', choice)).body.code).toBe('policies.oneDefaultPerCombination');
  });
  test('an item with the same code is refused', async () => {
    expect((await post('grade', { code: 'L9', name: 'Nine', rank: 9 })).status).toBe(201);
    expect(told(await post('grade', { code: 'l9', name: 'Nine again', rank: 9 }))).toEqual([
      409,
      'An item with the same code already exists.',
    ]);
  });
});

describe('access settings', () => {
  test('firewall rules are added and deleted only, and are addresses', async () => {
    const rule = await post('firewall-rule', { sequence: 1, addresses: '203.0.113.0/24', verdict: 'DENY' });
    expect(rule.status).toBe(201);
    const change = await port.call('PUT', `fe/firewall-rule/${rule.body.id}`, {
      as: token.administrator ?? '',
      body: { verdict: 'ALLOW' },
    });
    expect(change.status).toBeGreaterThanOrEqual(404);
    expect((await post('firewall-rule', { sequence: 2, addresses: 'everywhere' })).status).toBe(422);
    const gone = await port.call('DELETE', `fe/firewall-rule/${rule.body.id}`, { as: token.administrator ?? '' });
    expect(gone.status).toBeLessThan(300);
    expect((await post('firewall-rule', { sequence: 1, addresses: '198.51.100.1' }, 'caseManager')).status).toBe(403);
  });
  test('the activation of a company group needs a data centre', async () => {
    const { id: companyGroup } = await made('companyGroup');
    const wanted = {
      companyGroup,
      tenantCode: 'NEWCO',
      tenantName: 'New company',
      adminFirstName: 'Ada',
      adminLastName: 'Holm',
      adminLogin: 'ada.holm',
      adminEmail: 'ada@new.example',
    };
    expect(told(await post('company-activation', wanted))).toEqual([
      422,
      'Company group activation requires a data centre.',
    ]);
    const { id: dataCenter } = await made('dataCenter');
    const prepared = await post('company-activation', { ...wanted, dataCenter });
    expect([prepared.status, prepared.body.status]).toEqual([201, 'PREPARED']);
    // Only a managing company starts it.
    expect((await act('companyActivation', prepared.body.id, 'start')).status).toBe(403);
  });
  test('a team says how far it sees', async () => {
    expect(told(await post('team', { code: 'T', name: 'T' }))).toEqual([422, 'Please select team access.']);
    expect((await post('team', { code: 'T', name: 'T', caseAccess: 'OWN_OFFICE' })).status).toBe(422);
  });
});

describe('a day of the month', () => {
  const scheduled = catalogue.entities.filter(({ fields }) => fields.dayOfMonth !== undefined);
  test.each(scheduled.map((entity) => [entity.name, entity] as const))('of %s is 1 to 31', async (_, entity) => {
    const system = port.in(home);
    const isWrong = async (dayOfMonth: number) => {
      const answer = await system.records(entity).create((await inputFor(system, entity, { dayOfMonth })) as never);
      return isRefusal(answer) && JSON.stringify(answer).includes('dayOfMonth');
    };
    const days = [-1, 0, 1, 31, 32];
    const wrong = [];
    for (const day of days) if (await isWrong(day)) wrong.push(day);
    expect(wrong).toEqual([-1, 0, 32]);
  });
  test('is asked of five kinds of records, and refused over HTTP at its field', async () => {
    expect(scheduled).toHaveLength(5);
    const answer = await post('exporter', { name: 'Monthly', frequency: 'MONTHLY', dayOfMonth: 32 });
    expect([answer.status, answer.body.errors.map((one: { field: string }) => one.field)]).toEqual([
      422,
      expect.arrayContaining(['dayOfMonth']),
    ]);
  });
});

describe('workflows and initiations', () => {
  test('a rule is put into force with a step sequenced at 1, and keeps its steps then', async () => {
    const { id: initiationRule } = await made('initiationRule', { hostCountry: 'AQ' });
    const later = { initiationRule, sequence: 2, name: 'Approve', kind: 'APPROVAL' };
    expect((await post('initiation-step', later, 'builder')).status).toBe(201);
    expect(told(await act('initiationRule', initiationRule, 'activate'))).toEqual([
      422,
      'At least one initiation step must be sequenced at 1.',
    ]);
    const first = await post('initiation-step', { ...later, sequence: 1, name: 'Describe' }, 'builder');
    const active = await act('initiationRule', initiationRule, 'activate');
    expect([active.status, active.body.steps, active.body.firstSteps]).toEqual([200, 2, 1]);
    const path = `fe/initiation-step/${first.body.id}`;
    expect((await port.call('DELETE', path, { as: token.builder ?? '' })).status).toBe(409);
  });
  test('a workflow without a step is not published; a published one is not changed', async () => {
    const { id: workflow } = await made('workflow');
    expect((await act('workflow', workflow, 'publish')).status).toBe(422);
    const { id: team } = await made('team');
    await made('teamMember', { team });
    const item = await post('workflow-item', { workflow, sequence: 1, name: 'Begin', trigger: 'MANUAL', team });
    expect(item.status).toBe(201);
    expect((await act('workflow', workflow, 'publish')).body.status).toBe('PUBLISHED');
    expect((await put('workflowItem', item.body.id, { name: 'Begin later' })).status).toBe(409);
  });
  test('a locked step goes nowhere until it is unlocked', async () => {
    const { id } = await made('caseWorkflowItem');
    expect((await act('caseWorkflowItem', id, 'lock', 'caseManager')).body.lockState).toBe('LOCKED');
    expect(told(await act('caseWorkflowItem', id, 'complete', 'caseManager'))[1]).toBe('This step is locked.');
    expect((await put('caseWorkflowItem', id, { name: 'Changed' }, 'caseManager')).status).toBeGreaterThanOrEqual(400);
    await act('caseWorkflowItem', id, 'unlock', 'caseManager');
    expect((await act('caseWorkflowItem', id, 'complete', 'caseManager')).body.status).toBe('DONE');
    const again = await act('caseWorkflowItem', id, 'reopen', 'caseManager');
    expect([again.body.status, again.body.can.includes('complete')]).toEqual(['OPEN', true]);
  });
  test('an initiation is handed in with a service and decided by somebody else', async () => {
    const body = {
      reference: 'IN-1',
      firstName: 'Ada',
      lastName: 'Moreau',
      homeCountry: 'FR',
      hostCountry: 'SG',
      startDate: '2027-01-01',
    };
    const { body: request } = await post('initiation', body, 'caseInitiator');
    expect(told(await act('initiation', request.id, 'submit', 'caseInitiator'))[1]).toBe(
      'At least one relocation service must be selected.',
    );
    const { id: service } = await made('serviceType');
    await put('initiation', request.id, { services: [service] }, 'caseInitiator');
    expect((await act('initiation', request.id, 'submit', 'caseInitiator')).body.status).toBe('SUBMITTED');
    expect((await act('initiation', request.id, 'approve', 'caseInitiator')).status).toBe(403);
    expect((await act('initiation', request.id, 'approve', 'approver')).body.status).toBe('APPROVED');
  });
});

describe('estimates, scenarios and bookings', () => {
  test('an estimate is the sum of its lines, also after one went', async () => {
    const { id: costEstimate } = await made('costEstimate', { currency: 'EUR' });
    const line = (amount: string, isTaxable: boolean) =>
      post(
        'cost-estimate-line',
        {
          costEstimate,
          year: 1,
          kind: 'FEE',
          description: 'Fee',
          reason: 'Agreed',
          amount,
          currency: 'EUR',
          isTaxable,
        },
        'caseManager',
      );
    const first = await line('100.10', true);
    await line('0.20', false);
    const read = async () =>
      (await port.call('GET', `fe/cost-estimate/${costEstimate}`, { as: token.caseManager ?? '' })).body;
    expect(await read()).toMatchObject({ total: '100.30', taxableTotal: '100.10', lines: 2 });
    await port.call('DELETE', `fe/cost-estimate-line/${first.body.id}`, { as: token.caseManager ?? '' });
    expect(await read()).toMatchObject({ total: '0.20', lines: 1 });
    const other = await post(
      'cost-estimate-line',
      { costEstimate, year: 1, kind: 'FEE', reason: 'Agreed', amount: '1', currency: 'USD' },
      'caseManager',
    );
    expect(other.status).toBe(422);
  });
  test('a saved scenario keeps its places, is approved only then, and its assignment tells so', async () => {
    const scenario = await made('scenario');
    expect((await act('scenario', scenario.id, 'approve', 'caseManager')).status).toBeGreaterThanOrEqual(400);
    await act('scenario', scenario.id, 'save', 'caseManager');
    const moved = await put('scenario', scenario.id, { hostLocation: { town: 'Paris', country: 'FR' } }, 'caseManager');
    expect(told(moved)[1]).toBe('A saved scenario keeps its home and host locations.');
    expect((await put('scenario', scenario.id, { notes: 'Cheaper.' }, 'caseManager')).status).toBe(200);
    const typed = await put('scenario', scenario.id, { estimatedCost: '1.00' }, 'caseManager');
    expect(told(typed)).toEqual([422, 'Estimated cost cannot be changed here.']);
    expect((await act('scenario', scenario.id, 'approve', 'caseManager')).body.status).toBe('APPROVED');
    const { caseDetail } = scenario as unknown as { caseDetail: { id: string } };
    const of = await port.call('GET', `fe/case-detail/${caseDetail.id}`, { as: token.caseManager ?? '' });
    expect(of.body.scenarioStatus).toBe('APPROVED');
  });
  test('a resource is not double booked, not in the past, and as long as its activity', async () => {
    const [{ id: resource }, { id: activityType }] = [await made('resource'), await made('activityType')];
    const event = (from: string, to: string, more = {}) =>
      post(
        'resource-event',
        {
          title: 'Survey',
          resource,
          activityType,
          startsAt: `2126-03-02T${from}:00Z`,
          endsAt: `2126-03-02T${to}:00Z`,
          ...more,
        },
        'planner',
      );
    expect((await event('10:00', '11:00')).status).toBe(201);
    expect(told(await event('10:30', '11:30'))).toEqual([409, 'A resource cannot be double booked.']);
    expect((await event('11:00', '12:00')).status).toBe(201);
    expect((await event('10:30', '11:30', { isTentative: true })).status).toBe(201);
    const tentative = await event('16:00', '17:00', { isTentative: true });
    const confirm = ({ id, version }: { id: string; version: number }) =>
      port.call('POST', `fe/resource-event/${id}/confirm`, {
        as: token.planner ?? '',
        body: {},
        headers: { 'if-match': `"${version}"` },
      });
    expect((await confirm(tentative.body)).body).toMatchObject({ status: 'CONFIRMED', isTentative: false });
    expect(told(await event('16:30', '17:30'))).toEqual([409, 'A resource cannot be double booked.']);
    const onAnother = await event('10:30', '11:30', { isTentative: true });
    expect(told(await confirm(onAnother.body))).toEqual([409, 'A resource cannot be double booked.']);
    expect(told(await event('14:00', '15:30'))[1]).toBe('The time must fit the suggested duration: 60 to 60 minutes.');
    const past = { startsAt: '2020-03-02T10:00:00Z', endsAt: '2020-03-02T11:00:00Z' };
    expect(told(await event('10:00', '11:00', past))[1]).toBe('Events cannot be created or moved in past dates.');
    const waiting = await event('10:00', '11:00', { startsAt: null, endsAt: null });
    expect(waiting.status).toBe(201);
    expect(waiting.body.can).not.toContain('confirm');
    expect(told(await confirm(waiting.body))).toEqual([409, 'Say first when it begins and ends.']);
  });

  test('a room is not given to two events at one time, whoever holds them', async () => {
    const [{ id: room }, { id: activityType }] = [await made('room'), await made('activityType')];
    const held = async (from: string, to: string, more = {}) =>
      post(
        'resource-event',
        {
          title: 'Briefing',
          resource: (await made('resource')).id,
          activityType,
          room,
          startsAt: `2126-03-03T${from}:00Z`,
          endsAt: `2126-03-03T${to}:00Z`,
          ...more,
        },
        'planner',
      );
    expect((await held('10:00', '11:00')).status).toBe(201);
    expect(told(await held('10:30', '11:30'))).toEqual([409, 'This room is booked for another event at that time.']);
    expect((await held('11:00', '12:00')).status).toBe(201);
    expect((await held('10:30', '11:30', { room: null })).status).toBe(201);
    expect((await held('10:30', '11:30', { isTentative: true })).status).toBe(201);
  });
});
