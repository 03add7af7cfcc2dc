import { isRefusal } from '@homeport/grammar';
import { dataOption } from '@homeport/model/reference';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let admin: string;
let tenant: string;
beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('CODES');
  await port.user(tenant, 'codes.admin', ['administrator', 'financeLead']);
  admin = await port.signIn('codes.admin');
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
});

const rate = (currency: string) =>
  port.call('POST', 'fe/exchange-rate', {
    as: admin,
    body: { fromCurrency: currency, toCurrency: 'EUR', rate: '1.5', effectiveDate: '2026-01-01' },
  });

test('a currency that does not exist is refused at its field; one that does is taken', async () => {
  const refused = await rate('XQQ');
  expect(refused).toMatchObject({ status: 422 });
  expect(refused.body.errors).toMatchObject([{ field: 'fromCurrency', code: 'input.notOption' }]);
  const taken = await rate('USD');
  expect([taken.status, taken.body.errors]).toEqual([201, undefined]);
});

test('an option of the own list is known at once, the same code of another list or tenant is not', async () => {
  const body = (category: string) => ({
    code: `B${Math.random().toString(36).slice(2, 8)}`.toUpperCase(),
    name: 'B',
    category,
  });
  const make = (category: string) => port.call('POST', 'fe/benefit', { as: admin, body: body(category) });
  expect((await make('SOLAR')).body.errors).toMatchObject([{ field: 'category', code: 'input.notOption' }]);
  const other = await port.tenant('CODESTWO');
  const option = (optionTypeCode: string) => ({ optionTypeCode, code: 'SOLAR', name: 'Solar' });
  for (const [where, type] of [
    [other, 'BENEFIT_CATEGORY'],
    [tenant, 'SERVICE_CLASS'],
  ] as const)
    expect(isRefusal(await port.in(where).records(dataOption).create(option(type)))).toBe(false);
  expect((await make('SOLAR')).status).toBe(422);
  expect(isRefusal(await port.in(tenant).records(dataOption).create(option('BENEFIT_CATEGORY')))).toBe(false);
  const made = await make('SOLAR');
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
});

test('a table of company accounts is refused before anybody matches columns, and says why', async () => {
  const form = new FormData();
  form.append('entity', 'companyAccount');
  form.append('file', new Blob(['name,iban\nMain,DE89370400440532013000\n'], { type: 'text/csv' }), 'accounts.csv');
  const refused = await port.call('POST', 'import', { as: admin, body: form });
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'exchange.needsProof',
      title: 'These records cannot be imported: each change needs a fresh sign-in. Please add them one by one.',
    },
  });
});
