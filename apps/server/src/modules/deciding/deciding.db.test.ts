import { decision, decisionAsked } from '@homeport/model/deciding';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { composeMail } from '../../adapters/mail/compose-mail.ts';
import { signLink } from '../../signed-link.ts';
import { mailSender } from '../notifications/index.ts';
import { decisionMailLink } from './mail-link.ts';

/** What is handed in is decided by the groups of its kind and amount, one step after the other. */
let port: Homeport;
let home: string;
let sql: pg.Client;
const ids: Record<string, string> = {};
const as: Record<string, string> = {};
const people = [
  ['manager', ['caseManager']],
  ['second', ['caseManager']],
  ['ada', ['approver']],
  ['bo', ['approver']],
  ['cy', ['approver']],
  ['lead', ['financeLead', 'approver']],
  ['vendor', ['vendor']],
] as const;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('DECIDING', { baseCurrency: 'EUR' });
  for (const [name, roles] of people) {
    ids[name] = await port.user(home, `deciding.${name}`, [...roles]);
    as[name] = await port.enter(home, ids[name]);
  }
  ids.case = (await make(port.in(home), 'caseDetail', { manager: ids.manager })).id;
  await make(port.in(home), 'exchangeRate', {
    fromCurrency: 'USD',
    toCurrency: 'EUR',
    rate: '0.5',
    effectiveDate: '2026-01-01',
  });
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
});
/** Each test has its own groups: those of others decide nothing any more. */
beforeEach(async () => {
  await sql.query('update app.approval_group set active = false where tenant_id = $1', [home]);
});

const group = (name: string, members: readonly string[], more: object = {}) =>
  make(port.in(home), 'approvalGroup', {
    name,
    members: members.map((one) => ids[one]),
    fallbackContact: null,
    escalationContact: null,
    approvesExpenses: false,
    approvesCosts: true,
    currency: null,
    amountOver: null,
    amountUpTo: null,
    sequence: 1,
    escalateAfterHours: null,
    ...more,
  });
const call = async (path: string, id: string, deed: string, who: string, body: object = {}) => {
  const { version } = (await port.call('GET', `fe/${path}/${id}`, { as: as.manager ?? '' })).body;
  return port.call('POST', `fe/${path}/${id}/${deed}`, {
    as: as[who] ?? '',
    body,
    headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': `"${version}"` },
  });
};
const on = (step: { readonly id: string }, deed: string, who: string, body: object = {}) =>
  call('decision', step.id, deed, who, body);
const read = async (path: string, id: string) =>
  (await port.call('GET', `fe/${path}/${id}`, { as: as.manager ?? '' })).body;
// biome-ignore lint/suspicious/noExplicitAny: answers of calls, looked into field by field
const steps = async (relation: string, id: string): Promise<any[]> =>
  port
    .in(home)
    .records(decision)
    .find({ filter: { field: relation, op: 'eq', value: id }, sort: 'sequence,asc' });
const said = async (relation: string, id: string) =>
  (await steps(relation, id)).map((one) => `${one.name} ${one.status}`);
const waitsFor = async (who: string) =>
  (await port.call('GET', 'work/mine', { as: as[who] ?? '' })).body.content
    .filter((line: { entity: string }) => line.entity === 'decision')
    .map((line: { row: { id: string } }) => line.row.id);

let numbers = 0;
/** An estimate that was handed in, worth so much. */
async function estimate(total: string, currency = 'EUR') {
  numbers += 1;
  const made = await port.call('POST', 'fe/cost-estimate', {
    as: as.manager ?? '',
    body: { caseDetail: ids.case, number: numbers, currency, baseDate: '2026-11-01' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id } = made.body;
  await make(port.in(home), 'costEstimateLine', { costEstimate: id, amount: total, currency });
  expect((await call('cost-estimate', id, 'submit', 'manager')).status).toBe(200);
  return id as string;
}
/** A change that was asked for. */
async function change(more: object = {}) {
  const made = await port.call('POST', 'fe/change-of-circumstance', {
    as: as.manager ?? '',
    body: { caseDetail: ids.case, kind: 'OTHER', reason: 'Why not', effectiveDate: '2031-01-01', ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

describe('groups', () => {
  test('are asked by kind and amount in their own currency, in their order; the last one approves', async () => {
    await group('Line', ['ada', 'bo']);
    await group('Money', ['lead'], { sequence: 2, currency: 'EUR', amountOver: '1000' });
    await group('Board', ['cy'], { sequence: 3, currency: 'EUR', amountOver: '5000' });
    await group('Sales', ['cy'], { approvesCosts: false, approvesSales: true });
    const id = await estimate('4000.00', 'USD');
    expect(await said('costEstimate', id)).toEqual(['Line OPEN', 'Money WAITING']);
    const [line, money] = await steps('costEstimate', id);
    expect(money).toMatchObject({
      reason: 'AMOUNT',
      amount: '4000.00',
      currency: 'USD',
      groupAmount: '2000.00',
      groupCurrency: 'EUR',
      rate: '0.5',
      rateDate: '2026-01-01',
    });
    expect(await waitsFor('ada')).toEqual([line.id]);
    expect(await waitsFor('lead')).toEqual([]);
    // As a whole it is not decided any more.
    expect((await call('cost-estimate', id, 'approve', 'lead')).body.code).toBe('request.stepsDecide');
    expect((await read('cost-estimate', id)).undecided).toBe(2);
    expect((await on(line, 'approve', 'cy')).body.code).toBe('deciding.notAsked');
    expect((await on(line, 'approve', 'second')).body.code).toBe('deciding.notAsked');
    expect((await on(line, 'approve', 'ada', { note: 'Fine' })).status).toBe(200);
    expect(await said('costEstimate', id)).toEqual(['Line APPROVED', 'Money OPEN']);
    expect((await read('cost-estimate', id)).status).toBe('SUBMITTED');
    expect(await waitsFor('lead')).toEqual([money.id]);
    expect((await on(money, 'approve', 'lead')).status).toBe(200);
    expect(await read('cost-estimate', id)).toMatchObject({ status: 'APPROVED', undecided: 0 });
  });
  test('that decide nothing of the kind leave it to be decided as a whole', async () => {
    await group('Sales', ['cy'], { approvesCosts: false, approvesSales: true });
    const id = await estimate('10.00');
    expect(await steps('costEstimate', id)).toEqual([]);
    expect((await call('cost-estimate', id, 'approve', 'lead')).body.status).toBe('APPROVED');
  });
  test('whose members cannot decide it are stood in for', async () => {
    await group('Vendors', ['vendor'], { fallbackContact: ids.bo });
    const [step] = await steps('costEstimate', await estimate('10.00'));
    expect([step.asked ?? [], step.owner.id]).toEqual([[], ids.bo]);
    expect(await waitsFor('bo')).toEqual([step.id]);
  });
});

describe('a record in steps', () => {
  test('is rejected by one of them, with its reason, and nobody else is asked', async () => {
    await group('Line', ['ada'], { approvesChanges: true });
    await group('Money', ['lead'], { approvesChanges: true, sequence: 2 });
    const { id } = await change();
    const [line] = await steps('changeOfCircumstance', id);
    expect((await on(line, 'reject', 'ada')).status).toBe(422);
    expect((await on(line, 'reject', 'ada', { reason: 'Too dear' })).status).toBe(200);
    expect(await said('changeOfCircumstance', id)).toEqual(['Line REJECTED', 'Money CANCELLED']);
    expect(await read('change-of-circumstance', id)).toMatchObject({ status: 'REJECTED', decisionReason: 'Too dear' });
  });
  test('asks everybody anew once somebody changes it, and nobody once it is withdrawn', async () => {
    await group('Line', ['ada'], { approvesChanges: true });
    await group('Money', ['lead'], { approvesChanges: true, sequence: 2 });
    const { id } = await change();
    const [line] = await steps('changeOfCircumstance', id);
    await on(line, 'approve', 'ada');
    const { version } = await read('change-of-circumstance', id);
    const saved = await port.call('PUT', `fe/change-of-circumstance/${id}`, {
      as: as.manager ?? '',
      body: { reason: 'Another one' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await said('changeOfCircumstance', id)).toEqual([
      'Line APPROVED',
      'Line OPEN',
      'Money CANCELLED',
      'Money WAITING',
    ]);
    expect((await call('change-of-circumstance', id, 'withdraw', 'manager')).status).toBe(200);
    expect((await said('changeOfCircumstance', id)).filter((one) => !one.endsWith('CANCELLED'))).toEqual([
      'Line APPROVED',
    ]);
    expect((await read('change-of-circumstance', id)).undecided).toBe(0);
  });
  test('is never decided by whose own it is, nor by whoever stands in for them', async () => {
    await group('Line', ['manager', 'second'], { approvesChanges: true });
    const { id } = await change();
    const [line] = await steps('changeOfCircumstance', id);
    expect(line.asked.map((one: { id: string }) => one.id)).toEqual([ids.second]);
    expect((await on(line, 'approve', 'manager')).body.code).toBe('deciding.ownRequest');
    await sql.query(`update app."user" set delegate_to_id = $2, delegate_until = current_date + 5 where id = $1`, [
      ids.second,
      ids.manager,
    ]);
    const again = await port.enter(home, ids.manager ?? '');
    const { version } = await read('decision', line.id);
    const tried = await port.call('POST', `fe/decision/${line.id}/approve`, {
      as: again,
      body: {},
      headers: { 'idempotency-key': crypto.randomUUID(), 'if-match': `"${version}"` },
    });
    expect(tried.body.code).toBe('deciding.ownRequest');
    await sql.query(`update app."user" set delegate_to_id = null, delegate_until = null where id = $1`, [ids.second]);
  });
  test('has one winner of two who decide side by side, and both of them count', async () => {
    await group('One', ['ada']);
    await group('Two', ['bo']);
    const id = await estimate('10.00');
    const both = await steps('costEstimate', id);
    const [one, two] = both.toSorted((a, b) => a.name.localeCompare(b.name));
    const all = await Promise.all([on(one, 'approve', 'ada'), on(two, 'approve', 'bo'), on(one, 'approve', 'ada')]);
    expect(
      all.map(({ status }) => status).filter((status) => status === 200),
      JSON.stringify(all.map(({ body }) => body)),
    ).toHaveLength(2);
    expect((await read('cost-estimate', id)).status).toBe('APPROVED');
  });
});

describe('a step', () => {
  test('is delegated to somebody who may decide it, held, and goes on', async () => {
    await group('Line', ['ada', 'bo']);
    const id = await estimate('10.00');
    const [step] = await steps('costEstimate', id);
    for (const to of ['vendor', 'ada', 'manager'])
      expect((await on(step, 'delegate', 'ada', { to: ids[to] })).status, to).toBe(422);
    expect((await on(step, 'delegate', 'ada', { to: ids.cy, note: 'Yours' })).status).toBe(200);
    const [handed] = await steps('costEstimate', id);
    expect(handed.status).toBe('DELEGATED');
    expect(handed.asked.map((one: { id: string }) => one.id).sort()).toEqual([ids.bo, ids.cy].sort());
    expect((await on(step, 'approve', 'ada')).status).toBeGreaterThanOrEqual(403);
    expect((await on(step, 'hold', 'cy', { reason: 'Wait' })).body).toMatchObject({ status: 'ON_HOLD' });
    expect((await on(step, 'release', 'cy')).body.status).toBe('OPEN');
    expect((await on(step, 'approve', 'cy')).status).toBe(200);
  });
  test('goes to who stands above, by hand and by the clock, once each', async () => {
    await group('Line', ['ada'], { escalationContact: ids.bo, fallbackContact: ids.cy, escalateAfterHours: 8 });
    const id = await estimate('10.00');
    const [step] = await steps('costEstimate', id);
    expect(step.escalateAt).not.toBeNull();
    const due = `insert into engine.outbox (tenant_id, event, entity, record_id, payload)
      select tenant_id, 'deciding.escalationDue', 'decision', id, jsonb_build_object('at', escalate_at) from app.decision where id = $1`;
    // Its moment has come: the clock hands it over, and once more.
    await sql.query(
      `update app.decision set escalate_at = date_trunc('second', now()) - interval '1 minute' where id = $1`,
      [step.id],
    );
    await sql.query(due, [step.id]);
    await expect.poll(async () => (await steps('costEstimate', id))[0].status, { timeout: 20_000 }).toBe('ESCALATED');
    await expect
      .poll(
        async () => (await sql.query(`select 1 from engine.outbox where event = 'deciding.escalationDue'`)).rowCount,
        {
          timeout: 20_000,
        },
      )
      .toBe(0);
    const [raised] = await steps('costEstimate', id);
    expect([raised.asked.map((one: { id: string }) => one.id), raised.escalations]).toEqual([[ids.bo], 1]);
    expect((await on(step, 'escalate', 'bo', { reason: 'Above me' })).status).toBe(200);
    expect((await steps('costEstimate', id))[0].asked[0].id).toBe(ids.cy);
    expect(await waitsFor('cy')).toEqual([step.id]);
  });
  test('is taken back by whoever decided it, as long as nothing came after it', async () => {
    await group('Line', ['ada'], { approvesChanges: true });
    await group('Money', ['lead'], { approvesChanges: true, sequence: 2 });
    const { id } = await change();
    const [line, money] = await steps('changeOfCircumstance', id);
    await on(line, 'approve', 'ada');
    expect((await on(line, 'take-back', 'lead')).status).toBe(403);
    expect((await on(line, 'take-back', 'ada')).status).toBe(200);
    expect(await said('changeOfCircumstance', id)).toEqual(['Line OPEN', 'Money WAITING']);
    await on(line, 'approve', 'ada');
    await on(money, 'approve', 'lead');
    expect((await read('change-of-circumstance', id)).status).toBe('APPROVED');
    expect((await on(line, 'take-back', 'ada')).body.code).toBe('deciding.goneOn');
    expect((await on(money, 'take-back', 'lead')).status).toBe(200);
    expect(await read('change-of-circumstance', id)).toMatchObject({ status: 'REQUESTED', undecided: 1 });
    await on(money, 'reject', 'lead', { reason: 'No' });
    expect((await on(money, 'take-back', 'lead')).status).toBe(200);
    expect(await said('changeOfCircumstance', id)).toEqual(['Line APPROVED', 'Money OPEN']);
    await sql.query(`update app.decision set decided_at = now() - interval '11 minutes' where id = $1`, [line.id]);
    expect((await on(line, 'take-back', 'ada')).body.code).toBe('deciding.tooLateToUndo');
  });
});

describe('the link of a mail', () => {
  const key = () => port.server.identity.secrets.key('decision links');
  const page = (id: string) => `/workspace/dashboard/decision/${id}`;
  const tokenIn = (link: string) => new URL(link, 'https://homeport.example').searchParams.get('token') ?? '';
  const linkFor = async (id: string, who: string) =>
    tokenIn((await decisionMailLink(key())(port.in(home), { user: ids[who] ?? '', link: page(id) })) ?? '');
  const open = async (token: string) =>
    (await port.call('GET', `deciding/by-link?token=${encodeURIComponent(token)}`)).body;
  const decide = (token: string, way: string, note: string | null = null) =>
    port.call('POST', 'deciding/by-link', { body: { token, way, note } });
  const asked = async () => {
    await group('Line', ['ada', 'bo']);
    const id = await estimate('10.00');
    return { id, step: (await steps('costEstimate', id))[0].id as string };
  };

  test('shows what it asks, decides it once as its reader, and says so afterwards', async () => {
    const { id, step } = await asked();
    const token = await linkFor(step, 'ada');
    const shown = await open(token);
    expect(shown).toMatchObject({
      state: 'OPEN',
      page: page(step),
      about: { amount: '10.00', currency: 'EUR', name: 'Line' },
    });
    expect(shown.about.facts.map((fact: { label: string }) => fact.label)).toContain('Assignment');
    expect((await steps('costEstimate', id))[0].status).toBe('OPEN');
    expect((await decide(token, 'REJECT')).status).toBe(422);
    const both = await Promise.all([decide(token, 'APPROVE', 'Fine'), decide(token, 'APPROVE')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await steps('costEstimate', id))[0].decidedBy.id).toBe(ids.ada);
    expect(await open(token)).toMatchObject({ state: 'DECIDED', about: { status: 'APPROVED' } });
    expect((await decide(token, 'REJECT', 'No')).body.code).toBe('deciding.linkOver');
  });
  test('opens nothing for whoever is not asked any more, after its time, or once the step has changed', async () => {
    const { step } = await asked();
    const token = await linkFor(step, 'ada');
    const [{ version }] = (await sql.query('select version from app.decision where id = $1', [step])).rows;
    const of = { tenant: home, id: step, number: version, reader: ids.ada ?? '' };
    const seconds = Math.floor(Date.now() / 1000);
    expect((await open(signLink(key(), { ...of, expires: seconds - 5 }))).state).toBe('EXPIRED');
    const strange = signLink(key(), { ...of, reader: ids.vendor ?? '', expires: seconds + 60 });
    expect(await open(strange)).toMatchObject({ state: 'NOT_YOURS', about: null });
    expect((await decide(strange, 'APPROVE')).status).toBe(409);
    const others = port.server.identity.secrets.key('form links');
    const forged = signLink(others, { ...of, expires: seconds + 60 });
    expect((await port.call('GET', `deciding/by-link?token=${forged}`)).status).toBe(404);
    await sql.query(`update app."user" set status = 'INACTIVE' where id = $1`, [ids.ada]);
    expect(await open(token)).toMatchObject({ state: 'NOT_YOURS', about: null });
    await sql.query(`update app."user" set status = 'ACTIVE' where id = $1`, [ids.ada]);
    expect((await open(token)).state).toBe('OPEN');
    await on({ id: step }, 'hold', 'bo', { reason: 'Wait' });
    expect(await open(token)).toMatchObject({ state: 'CHANGED', about: null });
    expect((await decide(token, 'APPROVE')).body.code).toBe('deciding.linkOver');
  });
  test('stands in the mail that asks, and in no other', async () => {
    const { step } = await asked();
    const sent: { readonly text: string }[] = [];
    const services = {
      ...port.server.services,
      mailer: { send: async (mail: { readonly text: string }) => sent.push(mail) },
    };
    const send = mailSender(services as never, composeMail, { [decisionAsked.name]: decisionMailLink(key()) });
    const notice = {
      title: 'To decide',
      body: 'It waits',
      link: page(step),
      user: ids.ada,
      name: 'Ada',
      email: 'ada@example.org',
    };
    const about = {
      ...notice,
      id: step,
      channel: 'MAIL',
      state: 'WAITING',
      effectId: 'e',
      language: 'en',
      isActive: true,
    };
    await send(port.in(home), { ...about, event: decisionAsked.name, preferences: null } as never);
    await send(port.in(home), { ...about, event: 'deciding.stepDecided', preferences: null } as never);
    expect(sent.map(({ text }) => text.includes('/decide?token='))).toEqual([true, false]);
  });
});
