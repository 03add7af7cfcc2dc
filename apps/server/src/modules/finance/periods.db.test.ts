import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let lead: string;
let period: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('PERIODS');
  lead = await port.enter(home, await port.user(home, 'periods.lead', ['financeLead']));
  period = (await make(port.in(home), 'financialPeriod', { startDate: '2026-03-01', endDate: '2026-03-31' })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const version = async (path: string): Promise<string> =>
  `"${(await port.call('GET', `fe/${path}`, { as: lead })).body.version}"`;
const post = (path: string, body: object) => port.call('POST', `fe/${path}`, { as: lead, body });
const put = async (path: string, body: object) =>
  port.call('PUT', `fe/${path}`, { as: lead, body, headers: { 'if-match': await version(path) } });
const step = async (deed: string) =>
  port.call('POST', `fe/financial-period/${period}/${deed}`, {
    ...{ as: lead, body: {}, headers: { 'if-match': await version(`financial-period/${period}`) } },
  });
const codeOf = ({ status, body }: { status: number; body: { code?: string; errors?: { code: string }[] } }) =>
  status < 300 ? status : (body.errors?.[0]?.code ?? body.code);

test('an entry is dated within its period, and into none that is closed', async () => {
  const debtor = await make(port.in(home), 'financialEntity');
  const entry = (transactionDate: string) => ({
    ...{ reference: `J-${transactionDate}`, type: 'JOURNAL', financialEntity: debtor.id, transactionDate },
    ...{ financialPeriod: period, currency: 'EUR', goodsAmount: '10' },
  });
  expect(codeOf(await post('financial-transaction', entry('2026-04-01')))).toBe('finance.outsidePeriod');
  expect(codeOf(await post('financial-transaction', entry('2026-02-28')))).toBe('finance.outsidePeriod');
  const { status, body } = await post('financial-transaction', entry('2026-03-31'));
  expect(status).toBe(201);
  const path = `financial-transaction/${body.id}`;
  expect(codeOf(await put(path, { transactionDate: '2026-04-01' }))).toBe('finance.outsidePeriod');
  expect((await step('close-purchases')).status).toBe(200);
  expect(codeOf(await post('financial-transaction', entry('2026-03-05')))).toBe('finance.periodClosed');
  expect(codeOf(await put(path, { transactionDate: '2026-03-30' }))).toBe('finance.periodClosed');
  // What is no matter of the day can still be put right before it is moved to an open period.
  expect(codeOf(await put(path, { description: 'Wrong month' }))).toBe(200);
  expect((await step('open-purchases')).status).toBe(200);
});

test('an actual cost lies within its period and is settled with it', async () => {
  const caseDetail = (await make(port.in(home), 'caseDetail')).id;
  const cost = (effectiveDate: string) => ({
    ...{ caseDetail, description: 'Move', amount: '10', currency: 'EUR', postingPeriod: period, effectiveDate },
  });
  const outside = await post('case-actual-cost', cost('2026-04-01'));
  expect(outside.body.errors).toMatchObject([{ code: 'finance.outsidePeriod', field: 'effectiveDate' }]);
  const { body } = await post('case-actual-cost', cost('2026-03-02'));
  expect((await step('close-purchases')).status).toBe(200);
  expect(codeOf(await post('case-actual-cost', cost('2026-03-03')))).toBe('finance.periodClosed');
  const path = `fe/case-actual-cost/${body.id}`;
  const headers = { 'if-match': await version(`case-actual-cost/${body.id}`) };
  const changed = await port.call('PUT', path, { as: lead, body: { amount: '11' }, headers });
  expect(codeOf(changed)).toBe('finance.periodClosed');
  expect(codeOf(await port.call('DELETE', path, { as: lead, headers }))).toBe('finance.periodClosed');
});
