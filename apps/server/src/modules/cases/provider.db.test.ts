import { caseService } from '@homeport/model/cases';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let manager: string;
let vendor: string;
let harbour: string;
let service: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('PROVIDER');
  manager = await port.enter(home, await port.user(home, 'provider.manager', ['caseManager']));
  const vendorUser = await port.user(home, 'provider.vendor', ['vendor']);
  vendor = await port.enter(home, vendorUser);
  harbour = (await make(port.in(home), 'serviceProvider', { name: 'Blue Harbour' })).id;
  service = (await make(port.in(home), caseService, { name: 'Visa', vendorUser })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const read = async (as: string) => (await port.call('GET', `fe/case-service/${service}`, { as })).body;
const save = (body: object) => port.call('PUT', `fe/case-service/${service}`, { as: manager, body });

test('the provider of a service is one of the list; its name is what everybody reads', async () => {
  expect((await save({ provider: harbour })).status).toBe(200);
  expect(await read(manager)).toMatchObject({ provider: { id: harbour }, providerName: 'Blue Harbour' });
  const told = await read(vendor);
  expect([told.providerName, told.provider]).toEqual(['Blue Harbour', undefined]);
  expect((await save({ provider: null })).status).toBe(200);
  expect((await read(manager)).providerName).toBeNull();
});
test('a name that was typed before stays until somebody is chosen, and is not typed any more', async () => {
  await port.in(home).query(sql`update app.case_service set provider_name = 'Old Movers' where id = ${service}::uuid`);
  expect((await save({ notes: 'Called.' })).status).toBe(200);
  expect((await read(manager)).providerName).toBe('Old Movers');
  expect((await save({ providerName: 'Typed' })).status).toBe(422);
  expect((await save({ provider: harbour })).status).toBe(200);
  expect((await read(manager)).providerName).toBe('Blue Harbour');
});
test('what a service costs is agreed with the team: whoever does it reads it and does not change it', async () => {
  expect((await save({ costAmount: '4200', costCurrency: 'SGD' })).status).toBe(200);
  expect((await read(vendor)).costAmount).toBe('4200.00');
  const raise = { as: vendor, body: { costAmount: '42000000' } };
  expect((await port.call('PUT', `fe/case-service/${service}`, raise)).status).toBe(422);
  const reach = { as: vendor, body: { contactName: 'Wei Ling' } };
  expect((await port.call('PUT', `fe/case-service/${service}`, reach)).status).toBe(200);
  expect((await read(manager)).costAmount).toBe('4200.00');
});
test('who arranges services enters a provider that is not there yet', async () => {
  const made = await port.call('POST', 'fe/service-provider', {
    as: manager,
    body: { code: 'NEW', name: 'New Movers' },
  });
  expect(made.status).toBe(201);
});

test('the adviser of a tax service and who runs a payroll are of that list too', async () => {
  const tax = await make(port.in(home), 'taxService', { caseService: service, adviser: harbour });
  expect((await port.call('GET', `fe/tax-service/${tax.id}`, { as: manager })).body).toMatchObject({
    ...{ adviser: { id: harbour }, provider: 'Blue Harbour' },
  });
  const told = (await port.call('GET', `fe/tax-service/${tax.id}`, { as: vendor })).body;
  expect([told.provider, told.adviser]).toEqual(['Blue Harbour', undefined]);
  const payroll = await make(port.in(home), 'payProfile', { provider: harbour });
  expect(payroll.payrollProvider).toBe('Blue Harbour');
});
