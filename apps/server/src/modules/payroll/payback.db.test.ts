import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A payback agreement from what was paid to what is paid back. */
let port: Homeport;
let home: string;
let sql: pg.Client;
const id: Record<string, string> = {};
const as: Record<string, string> = {};
const today = Temporal.Now.plainDateISO('UTC');
/** Nine full months, whatever day it is: from the first of a month to the end of this one. */
const lastDay = today.with({ day: today.daysInMonth }).toString();
const firstDay = today.with({ day: 1 }).subtract({ months: 8 }).toString();

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('PAYBACK');
  for (const [who, roles] of [
    ['manager', ['caseManager', 'administrator']],
    ['hr', ['hr']],
    ['clerk', ['payroll']],
    ['other', ['payroll']],
    ['finance', ['finance']],
  ] as const) {
    id[who] = await port.user(home, `payback.${who}`, roles);
    as[who] = await port.enter(home, id[who]);
  }
  sql = new pg.Client({ connectionString: port.superuserUrl });
  await sql.connect();
}, 120_000);
afterAll(async () => {
  await sql?.end();
  await port?.[Symbol.asyncDispose]();
});

const post = (path: string, body: object, who = 'manager', version?: number) =>
  port.call('POST', path, {
    as: as[who] ?? '',
    body,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
  });
const read = (path: string, who = 'manager') => port.call('GET', `fe/${path}`, { as: as[who] ?? '' });
const agreementOf = async (agreement: string) => (await read(`payback-agreement/${agreement}`)).body;
const act = async (agreement: string, deed: string, body: object, who = 'manager') => {
  const { version } = await agreementOf(agreement);
  return post(`fe/payback-agreement/${agreement}/${deed}`, body, who, version);
};
const statusOf = async (agreement: string) => (await agreementOf(agreement)).status;
const told = async (user: string, link: string) =>
  (await sql.query('select title from app.notification where user_id = $1 and link like $2', [user, `%${link}%`])).rows;
const workOf = async (who: string): Promise<readonly string[]> =>
  (await port.call('GET', 'work/mine', { as: as[who] ?? '' })).body.content.map(
    (one: { entity: string; kind: string; row: { id: string } }) => `${one.entity}.${one.kind} ${one.row.id}`,
  );

let people = 0;
async function newCase(more: object = {}) {
  people += 1;
  const { id: person } = await make(port.in(home), 'person', { firstName: 'Ines', lastName: `Duarte ${people}` });
  const { id: employee } = await make(port.in(home), 'employee', { person });
  const user = await port.user(home, `payback.assignee${people}`, ['assignee'], person);
  as[user] = await port.enter(home, user);
  const { id: caseMaster } = await make(port.in(home), 'caseMaster', { assignee: person });
  const { id: made } = await make(port.in(home), 'caseDetail', {
    ...{ assignee: person, caseMaster, employee, manager: id.manager },
    ...{ assignmentStartDate: firstDay, assignmentEndDate: today.add({ months: 30 }).toString() },
    ...{ confidential: false, ...more },
  });
  await sql.query(`update app.case_detail set status = 'ACTIVE' where id = $1`, [made]);
  return { id: made, person, employee, user };
}
const agree = (caseDetail: string, more: object = {}, who = 'manager') =>
  post(
    'fe/payback-agreement',
    {
      ...{ caseDetail, description: 'Relocation costs', currency: 'EUR', otherPaid: '18000' },
      ...{ startsOn: firstDay, months: 24, method: 'MONTHS', ...more },
    },
    who,
  );
/** Signed, and begun by the clock, since its first day has come. */
async function running(caseDetail: string, more: object = {}): Promise<string> {
  const { body } = await agree(caseDetail, more);
  expect((await act(body.id, 'sign', { signedOn: firstDay })).body.status).toBe('SIGNED');
  await expect.poll(() => statusOf(body.id), { timeout: 20_000 }).toBe('RUNNING');
  return body.id;
}

describe('what was paid', () => {
  test('is the sum of what it names, of this assignment, in one currency, and stands in no other agreement', async () => {
    const [of, other] = [await newCase(), await newCase()];
    const benefit = (caseDetailId: string, assignee: string, currency: string) =>
      make(port.in(home), 'caseBenefit', { caseDetailId, assignee, amount: '6000.50', currency, period: 'ONCE' });
    const granted = await benefit(of.id, of.person, 'EUR');
    const lump = { name: 'Settling in', amount: '10000', currency: 'EUR', points: 0 };
    const lumpSum = await make(port.in(home), 'lumpSum', { caseDetailId: of.id, ...lump });
    const named = { benefits: [granted.id], lumpSum: lumpSum.id, otherPaid: '99.50' };
    const { body } = await agree(of.id, named);
    expect([body.paid, body.lastDay]).toEqual([
      '16100.00',
      Temporal.PlainDate.from(firstDay).add({ months: 24 }).subtract({ days: 1 }).toString(),
    ]);
    const code = async (more: object) => (await agree(of.id, more)).body.errors?.[0]?.code;
    expect(await code(named)).toBe('payroll.notPaid');
    expect(await code({ benefits: [(await benefit(other.id, other.person, 'EUR')).id] })).toBe('payroll.notPaid');
    expect(await code({ benefits: [(await benefit(of.id, of.person, 'USD')).id] })).toBe('payroll.notPaid');
    // Signed, it stays what was agreed on, whatever becomes of the benefit.
    await act(body.id, 'sign', { signedOn: firstDay });
    const { version } = (await read(`case-benefit/${granted.id}`)).body;
    const changed = await port.call('PUT', `fe/case-benefit/${granted.id}`, {
      as: as.manager ?? '',
      body: { amount: '1' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(changed.status).toBe(200);
    await expect.poll(() => statusOf(body.id), { timeout: 20_000 }).toBe('RUNNING');
    expect((await agreementOf(body.id)).paid).toBe('16100.00');
    expect(
      (await act((await agree(of.id, { otherPaid: null })).body.id, 'sign', { signedOn: firstDay })).body.code,
    ).toBe('input.required');
  });
});

describe('an assignment that ends early', () => {
  test('makes what is due of that day fall due, with whoever has to know; payroll deducts it, and somebody else approves', async () => {
    const of = await newCase();
    const agreement = await running(of.id);
    const onlyLeaving = await running(of.id, { onEarlyEnd: false });
    const { body: change } = await post('fe/change-of-circumstance', {
      ...{ caseDetail: of.id, kind: 'SHORTENING', reason: 'Goes elsewhere' },
      ...{ effectiveDate: today.toString(), newEndDate: lastDay },
    });
    // Whoever decides sees beforehand what will be owed.
    const { body: would } = await post('changes/preview', { change: change.id }, 'hr');
    expect(would.paybacks).toMatchObject([{ id: agreement, due: '11250.00', currency: 'EUR' }]);
    await post(`fe/change-of-circumstance/${change.id}/approve`, {}, 'hr', change.version);
    await expect.poll(() => statusOf(agreement), { timeout: 20_000 }).toBe('DUE');
    const due = await agreementOf(agreement);
    expect([due.due, due.monthsServed, due.leftOn]).toEqual(['11250.00', 9, lastDay]);
    // Both were written by one transaction.
    const { rows } = await sql.query(
      `select count(distinct xid)::int as n from engine.history where (record_id = $1 or record_id = $2) and xid = (
        select xid from engine.history where record_id = $1 order by version desc limit 1)`,
      [agreement, of.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(await statusOf(onlyLeaving)).toBe('RUNNING');
    for (const who of ['manager', 'clerk'])
      await expect.poll(() => told(id[who] ?? '', agreement), { timeout: 20_000 }).toHaveLength(1);
    const toPayBack = { title: 'Part of what was paid for your move is to be paid back' };
    await expect.poll(() => told(of.user, '/assistance'), { timeout: 20_000 }).toContainEqual(toPayBack);
    expect(await workOf('clerk')).toContain(`paybackAgreement.settle ${agreement}`);
    expect(await workOf('finance')).not.toContain(`paybackAgreement.settle ${agreement}`);

    const { id: payProfile } = await make(port.in(home), 'payProfile');
    const asked = { payProfile, from: lastDay };
    expect((await act(agreement, 'deduct', asked, 'finance')).status).toBe(403);
    expect((await act(agreement, 'deduct', asked, 'clerk')).body.status).toBe('SETTLED');
    const { instruction } = await agreementOf(agreement);
    const { body: made } = await read(`payroll-instruction/${instruction.id}`, 'clerk');
    expect(made).toMatchObject({
      ...{ kind: 'DEDUCTION', amount: '11250.00', currency: 'EUR', effectiveFrom: lastDay, status: 'DRAFT' },
      ...{ employee: { id: of.employee }, caseDetail: { id: of.id }, frequency: 'ONCE' },
    });
    const approve = (who: string) => post(`fe/payroll-instruction/${made.id}/approve`, {}, who, made.version);
    expect((await approve('clerk')).status).toBe(403);
    expect((await approve('other')).body.status).toBe('APPROVED');
  });
});

describe('what is due', () => {
  const left = async (more: object = {}) => {
    const of = await newCase();
    const agreement = await running(of.id, more);
    expect((await act(agreement, 'call-in', { leftOn: lastDay }, 'hr')).body.status).toBe('DUE');
    return { of, agreement };
  };
  test('is waived by somebody else than who asks for it', async () => {
    const { agreement } = await left();
    expect((await act(agreement, 'waive', {}, 'hr')).status).toBe(409);
    await act(agreement, 'ask-waiver', { reason: 'A dismissal' }, 'hr');
    expect((await act(agreement, 'waive', {}, 'hr')).body.code).toBe('payroll.ownInstruction');
    id.lead = await port.user(home, 'payback.lead', ['financeLead']);
    as.lead = await port.enter(home, id.lead);
    expect((await act(agreement, 'waive', { reason: 'Agreed' }, 'lead')).body).toMatchObject({
      ...{ status: 'WAIVED', waiverReason: 'A dismissal', decisionReason: 'Agreed', due: '11250.00' },
    });
  });
  test('is gone where the person stays, and is paid back with a reference', async () => {
    const { agreement } = await left({ method: 'YEARS', firstYear: '100', secondYear: '50' });
    expect((await agreementOf(agreement)).due).toBe('18000.00');
    const back = await act(agreement, 'call-back', { reason: 'Stays after all' }, 'hr');
    expect([back.body.status, back.body.due, back.body.leftOn]).toEqual(['RUNNING', null, null]);
    await act(agreement, 'call-in', { leftOn: lastDay }, 'hr');
    const paid = { repaidOn: today.toString(), repaidReference: 'SEPA 77' };
    expect((await act(agreement, 'repay', paid, 'clerk')).body).toMatchObject({ status: 'SETTLED', ...paid });
  });
  test('is nothing once the months are over: it ends by itself, and nobody can be asked for anything', async () => {
    const of = await newCase();
    const { body } = await agree(of.id, { months: 2 });
    expect((await act(body.id, 'call-in', { leftOn: lastDay }, 'hr')).status).toBe(409);
    await act(body.id, 'sign', { signedOn: firstDay });
    await expect.poll(() => statusOf(body.id), { timeout: 20_000 }).toBe('ENDED');
    const long = await running(of.id);
    const { lastDay: end } = await agreementOf(long);
    expect((await act(long, 'call-in', { leftOn: end }, 'hr')).body.errors).toMatchObject([
      { field: 'leftOn', code: 'input.tooBig' },
    ]);
  });
});

describe('somebody who leaves the company', () => {
  test('owes what binds beyond that day, once the termination starts; sees it, and no draft', async () => {
    const of = await newCase();
    const { body: draft } = await agree(of.id);
    const agreement = await running(of.id, { onEarlyEnd: false });
    const mine = async () =>
      (await read('payback-agreement', of.user)).body.content.map((one: { id: string }) => one.id);
    expect(await mine()).toEqual([agreement]);
    const { id: caseMaster } = await make(port.in(home), 'caseMaster', { assignee: of.person });
    const { id: ends } = await make(port.in(home), 'caseDetail', {
      ...{ assignee: of.person, caseMaster, employee: of.employee, type: 'TERMINATION', manager: id.manager },
      ...{ assignmentStartDate: lastDay, assignmentEndDate: null, overlaps: [of.id] },
    });
    const { version } = (await read(`case-detail/${ends}`)).body;
    expect((await post(`fe/case-detail/${ends}/activate`, {}, 'manager', version)).status).toBe(200);
    expect(await agreementOf(agreement)).toMatchObject({ status: 'DUE', leftOn: lastDay, due: '11250.00' });
    expect(await agreementOf(agreement)).not.toHaveProperty('nextAt');
    expect(await statusOf(draft.id)).toBe('DRAFT');
  });
});
