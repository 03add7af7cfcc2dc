import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Answered, type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Undo of a decision leads to exactly what was before it, and stops at what others did meanwhile. */
let port: Homeport;
let behind: pg.Client;
let tenant: string;
const as: Record<string, string> = {};
const id: Record<string, string> = {};
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const path = (line: string) => `fe/case-expense/${line}`;
const read = async (line: string): Promise<Answered['body']> =>
  (await port.call('GET', path(line), { as: as.antoine })).body;
const decide = async (line: string, deed: string, body: object = {}, who = 'antoine') => {
  const { version } = await read(line);
  const headers = { ...key(), 'if-match': `"${version}"` };
  return port.call('POST', `${path(line)}/${deed}`, { as: as[who], body, headers });
};
const undo = (line: string, version: number, who = 'antoine') =>
  port.call('POST', `case-expense/${line}/undo-decision`, { as: as[who], body: { version }, headers: key() });
const why = { reason: 'Not clear' };

beforeAll(async () => {
  port = await startHomeport();
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  tenant = await port.tenant('UNDO', { baseCurrency: 'EUR' });
  const system = port.in(tenant);
  const person = await make(system, 'person', { firstName: 'Camille', lastName: 'Laurent' });
  await port.user(tenant, 'undo.camille', ['assignee'], person.id);
  id.antoine = await port.user(tenant, 'undo.antoine', ['approver', 'financeLead']);
  id.sofia = await port.user(tenant, 'undo.sofia', ['approver']);
  id.lea = await port.user(tenant, 'undo.lea', ['approver']);
  for (const who of ['camille', 'antoine', 'sofia', 'lea']) as[who] = await port.signIn(`undo.${who}`);
  const members = [id.antoine, id.sofia];
  const group = { approvesExpenses: true, active: true, currency: null, amountOver: null, amountUpTo: null };
  await make(system, 'approvalGroup', { ...group, code: 'UNDO', members, sequence: 1, escalateAfterHours: 8 });
  const over = { currency: 'EUR', amountOver: '1000', sequence: 2, escalateAfterHours: null };
  await make(system, 'approvalGroup', { ...group, code: 'LEAD', members: [id.lea], ...over });
  id.detail = (await make(system, 'caseDetail', { assignee: person.id })).id;
  id.item = (await make(system, 'expenseItem', { name: 'Hotel', receiptRequired: false })).id;
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

/** A line of a report that was handed in. */
async function waiting(spent = '31.07'): Promise<string> {
  const post = (where: string, body: object) => port.call('POST', where, { as: as.camille, body, headers: key() });
  const report = { description: 'Visit', caseDetailId: id.detail, currency: 'EUR' };
  const { body: made } = await post('fe/case-expense-batch', report);
  const amount = { amount: spent, currency: 'EUR', expenseDate: '2026-03-02' };
  const { body: line } = await post('case-expense', { caseExpenseBatch: made.id, expenseItem: id.item, ...amount });
  const { version } = (await port.call('GET', `fe/case-expense-batch/${made.id}`, { as: as.camille })).body;
  const headers = { ...key(), 'if-match': `"${version}"` };
  const body = { warningsSeen: true };
  const sent = await port.call('POST', `fe/case-expense-batch/${made.id}/submit`, { as: as.camille, body, headers });
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  // The approver of first choice is either of the two: from here on it is Antoine's.
  const now = await read(line.id);
  if (now.approver.id !== id.antoine)
    await decide(line.id, 'delegate', { to: { id: id.antoine }, note: null }, 'sofia');
  return line.id;
}
/** What a person sees of a decision. */
const standing = async (line: string) => {
  const { approvalStatus, approver, approvedAmount, approvedBy, decidedDate, decisionReason } = await read(line);
  return { approvalStatus, approver, approvedAmount, approvedBy, decidedDate, decisionReason };
};
const reportOf = async (line: string) => {
  const { caseExpenseBatch } = await read(line);
  const { status, decidedDate } = (
    await port.call('GET', `fe/case-expense-batch/${caseExpenseBatch.id}`, { as: as.antoine })
  ).body;
  return { status, decidedDate };
};

const before: Readonly<Record<string, (line: string) => Promise<unknown>>> = {
  'awaiting or delegated': async () => undefined,
  'on hold': (line) => decide(line, 'hold', why),
  escalated: (line) => decide(line, 'escalate', why),
};
const decisions: readonly (readonly [string, object])[] = [
  ['approve', { approvedAmount: '20', note: 'In part' }],
  ['reject', { reason: 'Private' }],
  ['hold', { reason: 'Later' }],
];
for (const [state, bring] of Object.entries(before))
  for (const [deed, body] of decisions) {
    if (deed === 'hold' && state === 'on hold') continue;
    test(`${deed} of what was ${state} is taken back to it, with its reason and its report`, async () => {
      const line = await waiting();
      await bring(line);
      const was = await standing(line);
      // Whoever it waits for now.
      const who = was.approver.id === id.antoine ? 'antoine' : 'sofia';
      const report = await reportOf(line);
      if (state !== 'awaiting or delegated')
        expect(was.approvalStatus).toBe(state === 'on hold' ? 'ON_HOLD' : 'ESCALATED');
      const made = await decide(line, deed, body, who);
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      expect(await standing(line)).not.toEqual(was);
      const back = await undo(line, made.body.version, who);
      expect([back.status, back.body.approvalStatus]).toEqual([200, was.approvalStatus]);
      expect(await standing(line)).toEqual(was);
      expect(await reportOf(line)).toEqual(report);
      // Once is enough.
      expect((await undo(line, made.body.version, who)).body.code).toBe('expenses.actedSince');
    });
  }

test('what somebody else did since stays, and so does one’s own later decision of another window', async () => {
  const line = await waiting();
  const mine = await decide(line, 'approve');
  expect((await decide(line, 'unapprove', why, 'sofia')).status).toBe(200);
  const refused = await undo(line, mine.body.version);
  expect([refused.status, refused.body.code]).toEqual([409, 'expenses.actedSince']);
  const second = await decide(line, 'reject', why);
  expect((await undo(line, mine.body.version)).status).toBe(409);
  // Nor may somebody else call it theirs, or who does not decide at all.
  expect((await undo(line, second.body.version, 'sofia')).status).toBe(409);
  expect((await undo(line, second.body.version, 'camille')).status).toBe(403);
  expect((await read(line)).approvalStatus).toBe('REJECTED');
  expect((await undo(line, second.body.version)).status).toBe(200);
});

test('of eight who take the same decision back at once one does', async () => {
  const line = await waiting();
  const { body } = await decide(line, 'approve');
  const all = await Promise.all(Array.from({ length: 8 }, () => undo(line, body.version)));
  expect(all.map((one) => one.status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

/** Whether somebody waits for what is held behind the server’s back. */
const isWaitedFor = async (): Promise<boolean> =>
  (await behind.query(`select from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))`))
    .rowCount !== 0;
test.each([['undo'], ['unapprove']])('%s of what a payment run takes at that moment is refused', async (how) => {
  const line = await waiting();
  const { body } = await decide(line, 'approve');
  const { caseExpenseBatch } = await read(line);
  await behind.query('begin');
  // The run has taken the report and is not over: the guards of the line still see it approved.
  await behind.query(`update app.case_expense_batch set status = 'IN_PAYMENT' where id = $1`, [caseExpenseBatch.id]);
  const asked = how === 'undo' ? undo(line, body.version) : decide(line, 'unapprove', why);
  await expect.poll(isWaitedFor, { timeout: 10_000 }).toBe(true);
  await behind.query('commit');
  const refused = await asked;
  expect([refused.status, refused.body.code]).toEqual([409, 'expenses.inPayment']);
  expect((await read(line)).approvalStatus).toBe('APPROVED');
});

test('ten minutes after a decision it is taken back with a reason only', async () => {
  const older = (line: string, minutes: number) =>
    behind.query(`update engine.history set at = at - make_interval(mins => $2) where record_id = $1`, [line, minutes]);
  const [approved, held] = [await waiting(), await waiting()];
  const first = await decide(approved, 'approve');
  const second = await decide(held, 'hold', why);
  for (const line of [approved, held]) await older(line, 11);
  const refused = await Promise.all([undo(approved, first.body.version), undo(held, second.body.version)]);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'expenses.tooLateToUndo'],
    [409, 'expenses.tooLateToUndoHold'],
  ]);
  expect((await read(approved)).approvalStatus).toBe('APPROVED');
  expect((await decide(approved, 'unapprove', why)).status).toBe(200);
  expect((await decide(held, 'release')).status).toBe(200);
  // Nine are not ten.
  const again = await decide(approved, 'reject', why);
  await behind.query(`update engine.history set at = at - interval '9 minutes' where record_id = $1 and version = $2`, [
    approved,
    again.body.version,
  ]);
  expect((await undo(approved, again.body.version)).status).toBe(200);
});

test('over its limit the next group decides what the first one approved; undone it is back with whoever had it', async () => {
  const line = await waiting('1500');
  const report = `case-expense-batch/${(await read(line)).caseExpenseBatch.id}`;
  const first = await decide(line, 'approve', { approvedAmount: '1400', note: 'Without the bar' });
  expect([first.status, first.body.approvalStatus, first.body.approver.id]).toEqual([200, 'AWAITING_APPROVAL', id.lea]);
  expect(first.body).toMatchObject({
    proposedAmount: '1400.00',
    approvedAmount: null,
    approvalGroup: { label: expect.any(String) },
  });
  expect((await reportOf(line)).status).toBe('AWAITING_APPROVAL');
  // Where the money is says whose turn it is.
  const { waitingFor } = (await port.call('GET', `${report}/stages`, { as: as.camille })).body;
  expect(waitingFor).toEqual({ role: 'approver', person: id.lea });
  expect((await decide(line, 'approve')).body.code).toBe('expenses.notYours');
  const back = await undo(line, first.body.version);
  expect([back.status, (await read(line)).approver.id, (await read(line)).proposedAmount]).toEqual([
    200,
    id.antoine,
    null,
  ]);
  await decide(line, 'approve', { approvedAmount: '1400' });
  const last = await decide(line, 'approve', {}, 'lea');
  expect(last.body).toMatchObject({ approvalStatus: 'APPROVED', approvedAmount: '1400.00' });
  expect((await reportOf(line)).status).toBe('APPROVED');
  // Several at once go the same way.
  const other = await waiting('1200');
  const many = { expenses: [other], total: '1200', currency: 'EUR' };
  const done = await port.call('POST', 'fe/case-expense/approve-many', { as: as.antoine, body: many, headers: key() });
  expect([done.status, (await read(other)).approver.id]).toEqual([200, id.lea]);
  expect((await decide(other, 'reject', why, 'lea')).body.approvalStatus).toBe('REJECTED');
});

test('the clock hands on what nobody decided, once; what is on hold is looked at again later', async () => {
  const [line, held] = [await waiting(), await waiting()];
  await decide(held, 'hold', why);
  expect((await read(line)).escalateAt).not.toBeNull();
  for (const one of [line, held]) {
    const past = `update app.case_expense set escalate_at = date_trunc('second', now()) - interval '1 minute' where id = $1`;
    await behind.query(past, [one]);
  }
  await expect.poll(async () => (await read(line)).approvalStatus, { timeout: 20_000 }).toBe('ESCALATED');
  expect(await read(line)).toMatchObject({ approver: { id: id.sofia }, escalateAt: null });
  const later = async () => Date.parse((await read(held)).escalateAt) > Date.now();
  await expect.poll(later, { timeout: 20_000 }).toBe(true);
  expect((await read(held)).approvalStatus).toBe('ON_HOLD');
});
