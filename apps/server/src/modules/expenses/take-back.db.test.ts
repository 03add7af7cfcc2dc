import { recordFinder } from '@homeport/engine/exchange';
import { catalogue } from '@homeport/model';
import { reportSubmitted } from '@homeport/model/expenses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import type { Services } from '../../services.ts';
import { noticeReactions } from '../notifications/index.ts';
import { takenBackReaction } from './take-back.ts';

const eventually = { timeout: 20_000 };

/** A report that was submitted goes back to the one who is paid, as long as nobody has decided on any of it. */
let port: Homeport;
let tenant: string;
const as: Record<string, string> = {};
const id: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  tenant = await port.tenant('BACK', { baseCurrency: 'EUR' });
  const system = port.in(tenant);
  const person = await make(system, 'person', { firstName: 'Camille', lastName: 'Laurent' });
  await port.user(tenant, 'camille', ['assignee'], person.id);
  id.approver = await port.user(tenant, 'antoine', ['approver']);
  id.second = await port.user(tenant, 'sofia', ['approver']);
  await port.user(tenant, 'ingrid', ['finance', 'financeLead']);
  for (const who of ['camille', 'antoine', 'sofia', 'ingrid']) as[who] = await port.signIn(who);
  const members = [id.approver, id.second];
  await make(system, 'approvalGroup', { code: 'EXP', members, approvesExpenses: true, active: true });
  id.detail = (await make(system, 'caseDetail', { assignee: person.id })).id;
  id.item = (await make(system, 'expenseItem', { name: 'Hotel', receiptRequired: false })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const read = async (path: string, who: string) => (await port.call('GET', path, { as: as[who] })).body;
const write = (path: string, who: string, body: object, version?: number) =>
  port.call('POST', path, {
    as: as[who],
    body,
    headers: { 'idempotency-key': crypto.randomUUID(), ...(version ? { 'if-match': `"${version}"` } : {}) },
  });
const act = async (record: string, deed: string, who: string, body: object = {}) =>
  write(`${record}/${deed}`, who, body, (await read(record, who)).version);
const reportOf = (report: string) => `fe/case-expense-batch/${report}`;
const lineOf = (line: string) => `fe/case-expense/${line}`;

async function submitted(...amounts: string[]) {
  const body = { description: 'House hunting', caseDetailId: id.detail, currency: 'EUR' };
  const report = (await write('fe/case-expense-batch', 'camille', body)).body.id as string;
  const lines: string[] = [];
  for (const amount of amounts) {
    const line = { caseExpenseBatch: report, expenseItem: id.item, amount, currency: 'EUR', expenseDate: '2026-03-02' };
    lines.push((await write('case-expense', 'camille', line)).body.id);
  }
  await submit(report);
  return { report, lines, line: lines[0] as string };
}
async function submit(report: string) {
  const done = await act(reportOf(report), 'submit', 'camille', { warningsSeen: true });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
}
const bell = async (who: string) =>
  (await read('notification', who)) as { unread: number; content: { title: string }[] };
const waitingFor = async (who: string, report: string) =>
  (
    await read(
      `fe/case-expense/search?filter=${encodeURIComponent(JSON.stringify({ field: 'caseExpenseBatch', op: 'eq', value: report }))}`,
      who,
    )
  ).content as { id: string }[];

describe('a report that is taken back', () => {
  test('is open again with its items, and those who were asked have nothing to decide any more', async () => {
    const { report, lines, line } = await submitted('61', '62');
    const { batchReference } = await read(reportOf(report), 'camille');
    const told = async (who: string) => (await bell(who)).content.filter((one) => one.title.includes(batchReference));
    await expect.poll(() => told('antoine')).toHaveLength(1);
    await act(lineOf(line), 'delegate', 'antoine', { to: id.second });
    await expect.poll(async () => (await bell('sofia')).unread).toBe(1);
    expect(await waitingFor('antoine', report)).toHaveLength(2);

    const back = await act(reportOf(report), 'take-back', 'camille');
    expect([back.status, back.body.status, back.body.submittedDate, back.body.submittedTotal]).toEqual([
      ...[200, 'OPEN', null, null],
    ]);
    for (const one of lines) {
      const { approvalStatus, approver, submittedAmount, dueDate } = await read(lineOf(one), 'camille');
      expect([approvalStatus, approver, submittedAmount, dueDate]).toEqual(['DRAFT', null, null, null]);
    }
    expect(await waitingFor('antoine', report)).toEqual([]);
    expect((await port.call('GET', lineOf(line), { as: as.sofia })).status).toBe(404);
    await expect.poll(() => told('antoine')).toEqual([]);
    await expect.poll(() => bell('sofia')).toMatchObject({ unread: 0, content: [] });

    const history = await read(`${reportOf(report)}/history`, 'camille');
    const [entry] = history.content.filter((one: { deed: string }) => one.deed === 'takeBack');
    expect([entry?.by?.label ?? entry?.by, typeof entry?.at]).toEqual([expect.stringContaining('camille'), 'string']);
    const stages = await read(`case-expense-batch/${report}/stages`, 'camille');
    expect([stages.current, stages.waitingFor.role]).toEqual(['draft', 'assignee']);

    const changed = await port.call('PUT', lineOf(line), {
      as: as.camille,
      body: { amount: '60' },
      headers: { 'if-match': `"${(await read(lineOf(line), 'camille')).version}"` },
    });
    expect(changed.status).toBe(200);
    await submit(report);
    const again = await read(lineOf(line), 'camille');
    expect([again.approvalStatus, again.submittedAmount, again.originalAmount]).toEqual([
      ...['AWAITING_APPROVAL', '60.00', '60.00'],
    ]);
    await expect.poll(() => told('antoine')).toHaveLength(1);
  });

  test('leaves what is said of the next submission, and nothing is said of the first one afterwards', async () => {
    const { report } = await submitted('67');
    const first = await read(reportOf(report), 'camille');
    const told = async () => (await bell('antoine')).content.filter((one) => one.title.includes(first.batchReference));
    await expect.poll(told, eventually).toHaveLength(1);
    const services = port.server.services as Services;
    // As when the outbox comes to an event, or comes back to one whose reaction failed.
    const tell = (submittedDate: string) =>
      noticeReactions(services)
        .find(({ event }) => event === reportSubmitted.name)
        ?.run(port.in(tenant), {
          effectId: crypto.randomUUID(),
          recordId: report,
          payload: {
            report,
            reference: first.batchReference,
            approver: id.approver,
            total: '67',
            currency: 'EUR',
            submittedDate,
          },
        });
    // Moments are kept to the second, and this test may be faster.
    const earlier = String(Temporal.Instant.from(first.submittedDate).subtract({ hours: 1 }));
    const withdraw = () =>
      takenBackReaction(services).run(port.in(tenant), {
        effectId: crypto.randomUUID(),
        recordId: report,
        payload: {},
      });

    expect((await act(reportOf(report), 'take-back', 'camille')).status).toBe(200);
    await expect.poll(told, eventually).toEqual([]);
    await tell(first.submittedDate);
    expect(await told()).toEqual([]);

    await submit(report);
    await expect.poll(told, eventually).toHaveLength(1);
    await withdraw();
    expect(await told()).toHaveLength(1);
    const mail = sql`channel = 'MAIL' and notification_id = (
      select id from app.notification where about = ${report} order by created desc limit 1)`;
    const ofMail = async () =>
      (await port.in(tenant).query<{ state: string }>(sql`select state from app.notice_delivery where ${mail}`)).map(
        ({ state }) => state,
      );
    expect(await ofMail()).toEqual([expect.stringMatching(/^(WAITING|SENT)$/)]);
    // The mail server was away.
    await expect.poll(ofMail, eventually).toEqual(['SENT']);
    await port.in(tenant).query(sql`update app.notice_delivery set state = 'FAILED' where ${mail}`);
    await withdraw();
    expect(await ofMail()).toEqual(['FAILED']);
    await tell(earlier);
    expect(await told()).toHaveLength(1);
    // What still holds is told.
    await tell((await read(reportOf(report), 'camille')).submittedDate);
    expect(await told()).toHaveLength(2);
    await expect.poll(ofMail, eventually).toEqual(['SENT']);
    await port.in(tenant).query(sql`update app.notice_delivery set state = 'FAILED' where ${mail}`);
    expect((await act(reportOf(report), 'take-back', 'camille')).status).toBe(200);
    await expect.poll(told, eventually).toEqual([]);
    await expect.poll(ofMail, eventually).toEqual(['DROPPED']);
  });

  test('may wait, be handed on or be on hold; none of it is a decision', async () => {
    const { report, line } = await submitted('63');
    await act(lineOf(line), 'hold', 'antoine', { reason: 'Which hotel?' });
    expect((await act(reportOf(report), 'take-back', 'camille')).status).toBe(200);
    expect(await read(lineOf(line), 'camille')).toMatchObject({ approvalStatus: 'DRAFT', decisionReason: null });
  });

  test.each([
    ['approve', {}],
    ['reject', { reason: 'Not in the policy' }],
  ])('is refused with its reason once somebody did %s a line of it', async (deed, input) => {
    const { report, lines, line } = await submitted('64', '65');
    expect((await act(lineOf(line), deed, 'antoine', input)).status).toBe(200);
    const refused = await act(reportOf(report), 'take-back', 'camille');
    expect([refused.status, refused.body.code, refused.body.detail ?? refused.body.title]).toEqual([
      ...[409, 'expenses.alreadyDecided', expect.stringContaining('can no longer be taken back')],
    ]);
    expect((await read(lineOf(lines[1] as string), 'camille')).approvalStatus).toBe('AWAITING_APPROVAL');
  });

  test('is nobody else’s to take back', async () => {
    const { report } = await submitted('66');
    for (const who of ['antoine', 'ingrid'])
      expect([who, (await act(reportOf(report), 'take-back', who)).status]).toEqual([who, 403]);
  });

  test('in a race with a decision is either decided or open, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { report, line } = await submitted(`${70 + round}`, '5');
      const { version } = await read(reportOf(report), 'camille');
      const seen = await read(lineOf(line), 'antoine');
      const [back, decided] = await Promise.all([
        write(`${reportOf(report)}/take-back`, 'camille', {}, version),
        write(`${lineOf(line)}/approve`, 'antoine', {}, seen.version),
      ]);
      const after = await read(lineOf(line), 'camille');
      const status = (await read(reportOf(report), 'camille')).status;
      if (back.status === 200) {
        expect([decided.status, after.approvalStatus, status]).toEqual([
          ...[expect.toBeOneOf([404, 409, 412]), 'DRAFT', 'OPEN'],
        ]);
        continue;
      }
      expect([back.status, decided.status, after.approvalStatus, status]).toEqual([
        ...[expect.toBeOneOf([409, 412]), 200, 'APPROVED', 'AWAITING_APPROVAL'],
      ]);
      expect((await act(reportOf(report), 'take-back', 'camille')).body.code).toBe('expenses.alreadyDecided');
    }
  });
});

test('an expense is called by its item as the language of its reader has it, everywhere its name is said', async () => {
  const item = (await make(port.in(tenant), 'expenseItem', { name: 'School fees', nameFr: 'Frais de scolarité' })).id;
  const body = { description: 'School', caseDetailId: id.detail, currency: 'EUR' };
  const report = (await write('fe/case-expense-batch', 'camille', body)).body.id as string;
  const asked = { caseExpenseBatch: report, amount: '10', currency: 'EUR', expenseDate: '2026-03-02' };
  const line = (await write('case-expense', 'camille', { ...asked, expenseItem: item })).body.id as string;
  await write('case-expense', 'camille', { ...asked, expenseItem: id.item });
  const filter = encodeURIComponent(JSON.stringify({ field: 'caseExpenseBatch', op: 'eq', value: report }));
  const names = async () =>
    (await read(`fe/case-expense/search?filter=${filter}&sort=expenseItem,asc`, 'ingrid')).content.map(
      (one: { expenseItem: { label: string } }) => one.expenseItem.label,
    );
  expect(await names()).toEqual(['Hotel', 'School fees']);
  const speak = (language: string) => port.call('PUT', 'user/me', { as: as.ingrid, body: { language } });
  expect((await speak('fr')).status).toBe(200);
  expect((await read(lineOf(line), 'ingrid')).expenseItem).toEqual({ id: item, label: 'Frais de scolarité' });
  // In their order, too; an item that has no French name keeps its first one.
  expect(await names()).toEqual(['Frais de scolarité', 'Hotel']);
  expect((await read(lineOf(line), 'camille')).expenseItem.label).toBe('School fees');
  // What was exported so is found again when it is imported.
  const find = recordFinder(port.in(tenant), catalogue);
  expect([await find('expenseItem', 'Frais de scolarité'), await find('expenseItem', 'School fees')]).toEqual([
    item,
    item,
  ]);
  expect((await speak('en')).status).toBe(200);
  expect(await names()).toEqual(['Hotel', 'School fees']);
});
