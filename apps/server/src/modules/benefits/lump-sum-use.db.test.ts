import { isRefusal, type Values } from '@homeport/grammar';
import { lumpSum, lumpSumUse } from '@homeport/model/benefits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let assignee: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('LUMP', { baseCurrency: 'EUR' });
  const rate = { fromCurrency: 'EUR', toCurrency: 'KWD', rate: '0.4', effectiveDate: '2026-01-01' };
  await make(port.in(home), 'exchangeRate', rate);
  const person = (await make(port.in(home), 'person')).id;
  await port.user(home, 'lump.camille', ['assignee'], person);
  assignee = await port.signIn('lump.camille');
  const current = {
    assignee: person,
    assignmentStartDate: '2026-01-01',
    assignmentEndDate: '2030-12-31',
    status: 'ACTIVE',
  };
  const detail = await make(port.in(home), 'caseDetail', current);
  const given = {
    caseDetailId: detail.id,
    amount: '100',
    currency: 'KWD',
    perPoint: '0.125',
    points: 20,
    mostPaidOut: 20,
  };
  of = (await make(port.in(home), lumpSum, given)).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

let of = '';
const use = async (amount: string, currency: string, more: Values = {}) => {
  const given = { lumpSum: of, usedOn: '2026-03-02', description: 'Lamps', amount, currency, ...more };
  return port
    .in(home)
    .records(lumpSumUse)
    .create(given as never);
};
const codeOf = (answer: unknown) =>
  isRefusal(answer) ? [answer.problems?.[0]?.code ?? answer.code, (answer.problems?.[0] ?? answer).params] : 'stored';

test('a use in another currency counts by the rate of its day, and nothing is used beyond the sum', async () => {
  expect(codeOf(await use('100', 'EUR'))).toBe('stored');
  expect(codeOf(await use('59.125', 'KWD'))).toBe('stored');
  const shown = (await port.call('GET', 'lump-sum/mai', { as: assignee })).body;
  expect(shown).toMatchObject({
    amount: '100.000',
    used: '99.125',
    remaining: '0.875',
    over: '0.000',
    payout: '2.500',
  });
  expect(shown.uses.map((one: Values) => [one.amount, one.currency, one.taken])).toEqual(
    expect.arrayContaining([
      ['100.00', 'EUR', '40.000'],
      ['59.125', 'KWD', '59.125'],
    ]),
  );
  expect(codeOf(await use('0.876', 'KWD'))).toEqual(['benefits.overLumpSum', { left: '0.875', currency: 'KWD' }]);
  expect(codeOf(await use('2.20', 'EUR'))).toEqual(['benefits.overLumpSum', { left: '0.875', currency: 'KWD' }]);
});
test('one without a rate is refused with the reason', async () => {
  expect(codeOf(await use('1', 'BRL'))).toEqual(['rates.noRate', { from: 'BRL', to: 'KWD' }]);
});
test('of ten uses at once that would each take the rest exactly one is stored', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => use('0.875', 'KWD')));
  expect(answers.filter((one) => !isRefusal(one))).toHaveLength(1);
  expect((await port.call('GET', 'lump-sum/mai', { as: assignee })).body.remaining).toBe('0.000');
});
