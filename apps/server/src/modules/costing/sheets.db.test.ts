import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** A balance sheet is worked out from pay, family and tables as of a day; whoever may not see pay sees that there is one. */
let port: Homeport;
let home = '';
let of = '';
const token: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('SHEETS');
  const ctx = port.in(home);
  for (const role of ['caseManager', 'hr', 'finance', 'payroll', 'assignee'] as const) {
    await port.user(home, `sheets.${role}`, [role]);
    token[role] = await port.signIn(`sheets.${role}`);
  }
  const assignee = (await make(ctx, 'person')).id;
  const employed = await make(ctx, 'employee', { person: assignee, salary: '100000', salaryCurrency: 'USD' });
  const policy = await make(ctx, 'policy', {
    ...{ effectiveFrom: '2020-01-01', effectiveTo: null, costOfLivingIndex: null, costOfLivingCap: null },
    ...{ costOfLivingFloor: true, costOfLivingByBands: false, takesHousingNorm: true },
  });
  of = (
    await make(ctx, 'caseDetail', {
      ...{ assignee, policy: policy.id, employee: employed.id, relocationPackage: null, status: 'ACTIVE' },
      ...{ homeLocation: { country: 'US', town: 'Houston' }, hostLocation: { country: 'GB', town: 'London' } },
      ...{ assignmentStartDate: '2026-03-01', assignmentEndDate: '2028-02-28', confidential: false },
    })
  ).id;
  const norm = {
    country: 'US',
    familySize: 1,
    fromIncome: '0',
    currency: 'USD',
    effectiveFrom: '2025-01-01',
    effectiveTo: null,
  };
  await make(ctx, 'livingNorm', { ...norm, kind: 'SPENDABLE', amount: '40000' });
  await make(ctx, 'livingNorm', { ...norm, kind: 'HOUSING', amount: '15000' });
  await make(ctx, 'costOfLivingIndex', {
    ...{ homeCountry: 'US', hostCountry: 'GB', homePlace: null, hostPlace: null, kind: 'STANDARD', index: '130' },
    ...{
      homeCurrency: 'USD',
      hostCurrency: 'GBP',
      measuredRate: '0.90',
      effectiveFrom: '2025-01-01',
      effectiveTo: null,
    },
  });
  for (const [effectiveDate, rate] of [
    ['2026-01-01', '0.90'],
    ['2026-06-01', '0.80'],
  ])
    await make(ctx, 'exchangeRate', { fromCurrency: 'USD', toCurrency: 'GBP', rate, effectiveDate });
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const workOut = async (as: string, body: object = {}) => {
  const { body: now } = await port.call('GET', `fe/case-detail/${of}`, { as: token.hr ?? '' });
  const headers = { 'if-match': `"${now.version}"`, 'idempotency-key': crypto.randomUUID() };
  return port.call('POST', `fe/case-detail/${of}/work-out-balance-sheet`, { as: token[as] ?? '', body, headers });
};
const sheets = async (as: string) => {
  const answered = await port.call('GET', `case-balance-sheets?caseDetail=${of}`, { as: token[as] ?? '' });
  expect(answered.status, JSON.stringify(answered.body)).toBe(200);
  return answered.body.sheets;
};

test('says what is missing, and needs nothing else than the tables', async () => {
  expect((await workOut('caseManager')).status).toBe(403);
  const lacking = await workOut('hr');
  expect([lacking.status, lacking.body.title]).toEqual([
    409,
    'The balance sheet cannot be worked out: what is missing is HYPOTHETICAL_TAX.',
  ]);
  const ctx = port.in(home);
  const table = await make(ctx, 'taxTable', {
    ...{ country: 'US', state: null, kind: 'HYPOTHETICAL', filingStatus: 'ALL', currency: 'USD', active: true },
    ...{ effectiveFrom: '2025-01-01', effectiveTo: null },
  });
  for (const [fromAmount, toAmount, rate] of [
    ['0', '20000', '10'],
    ['20000', '80000', '20'],
    ['80000', null, '30'],
  ])
    await make(ctx, 'taxTableBand', {
      taxTable: table.id,
      currency: 'USD',
      fromAmount,
      toAmount,
      rate,
      fixedAmount: null,
    });
  const made = await workOut('hr', { monthlyRent: '3000', rentCurrency: 'GBP' });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
});

test('EX-01 and EX-02: its figures, and those of the next one at another rate, which ends the one before', async () => {
  const [first] = await sheets('hr');
  expect(first.paper).toMatchObject({
    ...{ hypotheticalTax: '20000.00', reserve: '25000.00', costOfLiving: '12000.00', hostHousing: '40000.00' },
    ...{ housingDifferential: '25000.00', net: '77000.00', columns: { isWhole: true } },
  });
  expect((await workOut('hr', { effectiveFrom: '2026-07-01' })).status).toBe(200);
  const [next, ended] = await sheets('payroll');
  expect([ended.effectiveTo, next.effectiveFrom, next.paper.costOfLiving]).toEqual([
    '2026-06-30',
    '2026-07-01',
    '18500.00',
  ]);
  // Worked out again for the same day it is the same sheet.
  expect((await workOut('hr', { effectiveFrom: '2026-07-01' })).status).toBe(200);
  expect(await sheets('hr')).toHaveLength(2);
});

test.each(['caseManager', 'finance'])('hides every amount of it from %s, also in traces and exports', async (role) => {
  const seen = await sheets(role);
  expect(seen.map((one: { paper: unknown }) => one.paper)).toEqual([null, null]);
  const found = await port.call('GET', 'fe/balance-sheet/search', { as: token[role] ?? '' });
  expect(found.body.content).toHaveLength(2);
  expect(JSON.stringify(found.body)).not.toMatch(/100000|20000|18500|77000/);
});
test('is no matter of the assignee', async () => {
  const asked = await port.call('GET', `case-balance-sheets?caseDetail=${of}`, { as: token.assignee ?? '' });
  expect(asked.status).toBe(403);
});
