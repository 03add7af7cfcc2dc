import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A line that is added while its report is submitted comes before it or is refused; none is ever in it unsubmitted. */
let port: Homeport;
let tenant: string;
let camille: string;
let database: Client;
const id: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  tenant = await port.tenant('LINES', { baseCurrency: 'EUR' });
  const system = port.in(tenant);
  const person = await make(system, 'person', { firstName: 'Camille', lastName: 'Laurent' });
  await port.user(tenant, 'camille.lines', ['assignee'], person.id);
  const approver = await port.user(tenant, 'antoine.lines', ['approver']);
  camille = await port.signIn('camille.lines');
  await make(system, 'approvalGroup', { code: 'EXP', members: [approver], approvesExpenses: true, active: true });
  id.detail = (await make(system, 'caseDetail', { assignee: person.id })).id;
  id.item = (await make(system, 'expenseItem', { name: 'Hotel', receiptRequired: false })).id;
  database = new Client({ connectionString: port.superuserUrl });
  await database.connect();
}, 120_000);
afterAll(async () => {
  await database?.end();
  await port?.[Symbol.asyncDispose]();
});

const post = (path: string, body: object, version?: number) =>
  port.call('POST', path, {
    as: camille,
    body,
    headers: { 'idempotency-key': crypto.randomUUID(), ...(version ? { 'if-match': `"${version}"` } : {}) },
  });
const addLine = (report: string, amount: string) =>
  post('case-expense', {
    caseExpenseBatch: report,
    expenseItem: id.item,
    amount,
    currency: 'EUR',
    expenseDate: '2026-03-02',
  });
const waiting = async () =>
  (
    await database.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rows[0]?.count;

const deeds = {
  'the line first': ['add', 'submit'],
  'the submission first': ['submit', 'add'],
} as const;
test.each(Object.entries(deeds))('%s', { timeout: 60_000 }, async (_, order) => {
  const body = { description: 'House hunting', caseDetailId: id.detail, currency: 'EUR' };
  const report = (await post('fe/case-expense-batch', body)).body.id as string;
  expect((await addLine(report, '61')).status).toBeLessThan(300);
  const { version } = (await port.call('GET', `fe/case-expense-batch/${report}`, { as: camille })).body;
  const start = {
    add: () => addLine(report, '62'),
    submit: () => post(`fe/case-expense-batch/${report}/submit`, { warningsSeen: true }, version),
  };
  // The report is held until both wait for it, in this order.
  await database.query('begin');
  await database.query('select 1 from app.case_expense_batch where id = $1 for update', [report]);
  const first = start[order[0]]();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  const second = start[order[1]]();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(2);
  await database.query('rollback');
  const answers = { [order[0]]: await first, [order[1]]: await second };

  const { rows } = await database.query<{ status: string; line: string }>(
    `select b.status, e.approval_status as line from app.case_expense_batch b
     join app.case_expense e on e.case_expense_batch_id = b.id where b.id = $1`,
    [report],
  );
  const drafts = rows.filter(({ status, line }) => status !== 'OPEN' && line === 'DRAFT');
  expect([drafts, rows.length]).toEqual([[], answers.add?.status === 201 ? 2 : 1]);
  // Who comes second sees what the first has done: too late for a line, or another version of the report.
  const { add, submit } = answers;
  if (order[0] === 'add') expect([add?.status, submit?.status]).toEqual([201, 412]);
  else expect([submit?.status, add?.status, add?.body.code]).toEqual([200, 409, 'expenses.reportClosed']);
});
