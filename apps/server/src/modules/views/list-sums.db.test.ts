import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
const token: Record<string, string> = {};
let batch: string;
const rates = [
  ['USD', '10.10'],
  ['USD', '0.20'],
  ['EUR', '99999999.99'],
  ['EUR', '0.01'],
  ['KWD', '1.234'],
] as const;
const totals = (query: Readonly<Record<string, string>>, as = 'finance', entity = 'caseExpense') =>
  port.call('GET', `totals/${entity}?${new URLSearchParams(query)}`, { as: token[as] });

beforeAll(async () => {
  port = await startHomeport();
  const home = await port.tenant('HOME', { appName: 'Home Move', language: 'en', baseCurrency: 'EUR' });
  const away = await port.tenant('AWAY', { appName: 'Away', language: 'en', baseCurrency: 'EUR' });
  const ctx = port.in(home);
  for (const [login, role] of [
    ['finance', 'finance'],
    ['assigned', 'assignee'],
    ['builder', 'builder'],
  ] as const) {
    await port.user(home, login, [role]);
    token[login] = await port.signIn(login);
  }
  await port.user(away, 'stranger', ['finance', 'administrator']);
  token.stranger = await port.signIn('stranger');
  for (const from of ['USD', 'KWD'])
    await make(ctx, 'exchangeRate', {
      fromCurrency: from,
      toCurrency: 'EUR',
      rate: '0.5',
      effectiveDate: '2020-01-01',
    });
  batch = (await make(ctx, 'caseExpenseBatch', { currency: 'EUR' })).id;
  for (const [currency, amount] of rates) await make(ctx, 'caseExpense', { caseExpenseBatch: batch, amount, currency });
}, 60_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('totals of a list', () => {
  test('are exact, and never add different currencies', async () => {
    const { status, body } = await totals({ sum: 'amount' });
    expect(status).toBe(200);
    expect(body.count).toBe(rates.length);
    expect(body.sums.amount).toEqual([
      { currency: 'EUR', value: '100000000.00' },
      { currency: 'KWD', value: '1.234' },
      { currency: 'USD', value: '10.30' },
    ]);
    expect(body.groups).toEqual([]);
  });

  test('follow the filter of the list', async () => {
    const filter = JSON.stringify({ field: 'currency', op: 'in', value: ['USD'] });
    const { body } = await totals({ sum: 'amount', filter });
    expect([body.count, body.sums.amount]).toEqual([2, [{ currency: 'USD', value: '10.30' }]]);
    const none = await totals({ sum: 'amount', filter: JSON.stringify({ field: 'currency', op: 'eq', value: 'JPY' }) });
    expect([none.body.count, none.body.sums.amount]).toEqual([0, []]);
  });

  test('are given by group, largest first, each with its own sums', async () => {
    const { body } = await totals({ sum: 'amount', group: 'currency' });
    expect(body.groups.map((one: { key: string; count: number }) => [one.key, one.count])).toEqual([
      ['EUR', 2],
      ['USD', 2],
      ['KWD', 1],
    ]);
    expect(body.groups[2].sums.amount).toEqual([{ currency: 'KWD', value: '1.234' }]);
    const byParent = await totals({ sum: 'amount', group: 'caseExpenseBatch' });
    expect(byParent.body.groups.map((one: { key: string }) => one.key)).toEqual([batch]);
  });

  test('know nothing of what the caller does not see', async () => {
    expect((await totals({ sum: 'amount' }, 'stranger')).body.count).toBe(0);
    expect((await totals({ sum: 'amount' }, 'assigned')).body.count).toBe(0);
    expect((await totals({}, 'builder', 'caseExpense')).status).toBe(403);
  });

  test('refuse what cannot be added, grouped or found', async () => {
    for (const [query, status] of [
      [{ sum: 'status' }, 400],
      [{ sum: 'nothing' }, 400],
      [{ sum: 'amount', group: 'notes' }, 400],
      [{ filter: '{' }, 400],
    ] as const)
      expect([query, (await totals(query)).status]).toEqual([query, status]);
    expect((await totals({}, 'finance', 'noSuchThing')).status).toBe(404);
    expect((await totals({}, 'finance', 'credential')).status).toBe(404);
    expect((await port.call('GET', 'totals/caseExpense')).status).toBe(401);
  });
});
