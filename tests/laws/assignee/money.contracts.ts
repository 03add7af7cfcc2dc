import { expect } from 'vitest';
import type { CallWorld, Contracts } from './call-world.ts';

const anyText = expect.any(String);
/** Lists of reports and of their items are read whole (specification: size 1000). */
const whole = { page: 0, size: 1000 };

/** Expenses, what they are paid to, and the lists both are filled in from. */
export const moneyContracts = {
  'POST fe/case-expense-batch': async ({ ask, assignment }) => {
    const refused = await ask('POST fe/case-expense-batch', { body: { ...report(assignment), description: ' ' } });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'description']);
    const { body } = await ask('POST fe/case-expense-batch', { body: report(assignment) });
    expect(body).toMatchObject({
      id: anyText,
      caseDetailId: assignment.id,
      description: 'Contract',
      status: 'OPEN',
      category: 'EMPLOYEE',
      currency: 'EUR',
      numberOfEntries: 0,
    });
    expect(Number(body.controlTotal)).toBe(120.5);
    for (const name of [
      'bankAccount',
      'batchPaymentAmount',
      'batchReference',
      'batchTotal',
      'caseMaster',
      'caseService',
      'postedBy',
      'submittedDate',
    ])
      expect(body, name).toHaveProperty(name);
  },
  'POST case-expense': async (world) => {
    const { body } = await newExpense(world);
    expect(body).toMatchObject({ id: anyText, currency: 'EUR', activity: 'Taxi', notes: 'to the airport' });
    expect(Number(body.amount)).toBe(31.2);
  },
  'PUT case-expense/{id}': async (world) => {
    const { body: made } = await newExpense(world);
    const headers = { 'if-match': `"${made.version}"` };
    const saved = await world.ask('PUT case-expense/{id}', { params: { id: made.id }, body: { amount: '7' }, headers });
    expect([saved.body.id, Number(saved.body.amount)]).toEqual([made.id, 7]);
  },
  'GET case-expense/search': async ({ ask, assignment }) => {
    const filter = { caseDetailId: assignment.id, batchType: 'EMPLOYEE' };
    const { body } = await ask('GET case-expense/search', { query: { filter, ...whole, sort: 'created,asc' } });
    expect(body.content.length).toBe(body.totalElements);
    expect(body.totalElements).toBeGreaterThan(5);
    const created = body.content.map((one: { created: string }) => one.created);
    expect(created).toEqual(created.toSorted());
    for (const one of body.content) expect(one).toMatchObject({ caseDetailId: assignment.id, batchType: 'EMPLOYEE' });
  },
  'GET fe/case-expense-batch-item/search': async (world) => {
    const { body: made } = await newExpense(world);
    const filter = { caseExpenseBatch: made.caseExpenseBatch.id };
    const { body } = await world.ask('GET fe/case-expense-batch-item/search', { query: { filter, ...whole } });
    expect(body.content.map((one: { id: string }) => one.id)).toEqual([made.id]);
  },
  'GET fe/bank-details/search': async ({ ask, assignment }) => {
    const filter = { relocatee: assignment.assignee.id };
    const { body } = await ask('GET fe/bank-details/search', { query: { filter } });
    expect(body.content.length).toBeGreaterThan(0);
    for (const name of [
      'name',
      'accountNumber',
      'accountName',
      'currency',
      'iban',
      'swiftCode',
      'sortCode',
      'routingNumber',
      'transitNumber',
      'bankCode',
      'bank',
      'branch',
      'address',
      'notes',
    ])
      expect(body.content[0], name).toHaveProperty(name);
    expect(body.content[0].accountNumber).toMatch(/^•••• /);
  },
  'GET fe/benefit-to-expense-item/search': async ({ ask, assignment }) => {
    const benefits = (
      await ask('GET case-benefit', { query: { caseDetailId: assignment.id, withExpensesOnly: 'true' } })
    ).body;
    const found = [];
    for (const { benefit } of benefits) {
      const { body } = await ask('GET fe/benefit-to-expense-item/search', {
        query: { filter: { benefit: benefit.id }, ...whole },
      });
      for (const one of body.content)
        expect(one).toMatchObject({ benefit: { id: benefit.id }, expenseItem: { id: anyText } });
      found.push(...body.content);
    }
    expect(found.length).toBeGreaterThan(0);
  },
  'GET expense-payment': async ({ ask }) => {
    const { body } = await ask('GET expense-payment');
    expect(body.content.length).toBeGreaterThan(0);
    expect(body.content[0]).toMatchObject({ id: anyText, status: anyText });
  },
  'GET currency': (world) => isList(world, 'GET currency', { code: 'EUR' }),
  'GET country': (world) => isList(world, 'GET country', { code: 'FR' }),
  'GET tax-code': (world) => isList(world, 'GET tax-code', { code: anyText }),
  'GET data-option': async ({ ask }) => {
    const filter = { optionTypeCode: 'TRAVEL_PURPOSE' };
    const { body } = await ask('GET data-option', { query: { filter, size: 1000 } });
    const codes = body.content.map((one: { code: string }) => one.code);
    expect(codes).toEqual(expect.arrayContaining(['VACATION', 'BUSINESS_TRIP', 'HOME_VISIT', 'ON_ASSIGNMENT']));
    expect(body.content.every((one: { optionTypeCode: string }) => one.optionTypeCode === 'TRAVEL_PURPOSE')).toBe(true);
  },
  'GET fe/{entity}': async ({ ask }) => {
    const { body } = await ask('GET fe/{entity}', { params: { entity: 'case-expense-batch' } });
    expect(body.totalElements).toBeGreaterThan(0);
  },
  'GET fe/{entity}/{id}': async ({ ask, assignment }) => {
    const params = { entity: 'case-detail', id: assignment.id };
    expect((await ask('GET fe/{entity}/{id}', { params })).body.reference).toBe(assignment.reference);
  },
  'GET for-tenant/{tenantId}/fe/{entity}': async ({ ask, token, assignment }) => {
    const call = 'GET for-tenant/{tenantId}/fe/{entity}';
    const params = { tenantId: assignment.tenantId, entity: 'case-detail' };
    expect((await ask(call, { params, as: await token('case.manager') })).body.totalElements).toBeGreaterThan(0);
    expect((await ask(call, { params, as: await token('other.admin') })).status).toBe(404);
  },
} satisfies Partial<Contracts>;

const report = (assignment: { id: string }) => ({
  description: 'Contract',
  caseDetailId: assignment.id,
  currency: 'EUR',
  controlTotal: '120.50',
});

/** One expense in a report of its own. */
async function newExpense({ ask, assignment }: CallWorld) {
  const { body: batch } = await ask('POST fe/case-expense-batch', { body: report(assignment) });
  const items = await ask('GET fe/{entity}', { params: { entity: 'expense-item' }, query: { size: 1 } });
  const body = {
    caseExpenseBatch: batch.id,
    expenseItem: items.body.content[0].id,
    amount: '31.20',
    currency: 'EUR',
    activity: 'Taxi',
    notes: 'to the airport',
    // A day leaves the application as midnight UTC.
    expenseDate: '2026-03-02T00:00:00Z',
  };
  return ask('POST case-expense', { body });
}

async function isList(
  { ask }: CallWorld,
  call: 'GET currency' | 'GET country' | 'GET tax-code',
  one: object,
): Promise<void> {
  const { body } = await ask(call, { query: { size: 1000 } });
  expect(body.content).toEqual(expect.arrayContaining([expect.objectContaining(one)]));
}
