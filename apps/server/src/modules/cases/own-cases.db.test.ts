import { caseDetail, caseService } from '@homeport/model/cases';
import { serviceProvider } from '@homeport/model/policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/*
 * Two colleagues of one provider and somebody of another one. A service names the first; what the second sees of it is for the
 * option of their provider to say, on every way in.
 */
let port: Homeport;
let home: string;
let harbour: string;
let named: string;
let colleague: string;
let stranger: string;
let service: string;
let step: string;
let invoice: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('OWNCASES');
  const people = await Promise.all(
    ['own.named', 'own.colleague', 'own.stranger'].map((login) => port.user(home, login, ['vendor'])),
  );
  [named = '', colleague = '', stranger = ''] = await Promise.all(people.map((user) => port.enter(home, user)));
  const [namedUser, colleagueUser, strangerUser] = people;
  harbour = (
    await make(port.in(home), serviceProvider, {
      name: 'Harbour',
      users: [namedUser, colleagueUser],
      ownCasesOnly: true,
    })
  ).id;
  await make(port.in(home), serviceProvider, { name: 'Other', users: [strangerUser], ownCasesOnly: false });
  service = (await make(port.in(home), caseService, { name: 'Visa', vendorUser: namedUser, provider: harbour })).id;
  step = (await make(port.in(home), 'serviceStep', { caseService: service, description: 'Papers' })).id;
  invoice = (await make(port.in(home), 'vendorInvoice', { caseService: service })).id;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const mayKeepToOwn = (ownCasesOnly: boolean) =>
  port.in(home).records(serviceProvider).update(harbour, { ownCasesOnly });
const reads = async (as: string) => {
  const found = await Promise.all([
    port.call('GET', `fe/case-service/${service}`, { as }),
    port.call('GET', `fe/service-step/${step}`, { as }),
    port.call('GET', `fe/vendor-invoice/${invoice}`, { as }),
  ]);
  return found.map(({ status }) => status);
};
const listed = async (as: string, query = '') => {
  const { body } = await port.call('GET', `fe/case-service/search${query}`, { as });
  return body.content.map(({ id }: { id: string }) => id);
};
const all = [200, 200, 200];
const none = [404, 404, 404];

test('where a provider keeps its people to their own cases, a colleague sees none of the work of another', async () => {
  await mayKeepToOwn(true);
  expect([await reads(named), await reads(colleague), await reads(stranger)]).toEqual([all, none, none]);
  expect([await listed(named), await listed(colleague)]).toEqual([[service], []]);
  expect(await listed(colleague, '?search=visa')).toEqual([]);
});
test('where it does not, all its people see it and what hangs on it, and nobody of another provider', async () => {
  await mayKeepToOwn(false);
  expect([await reads(named), await reads(colleague), await reads(stranger)]).toEqual([all, all, none]);
  expect([await listed(colleague), await listed(stranger)]).toEqual([[service], []]);
  expect(await listed(colleague, '?search=visa')).toEqual([service]);
  expect(await listed(stranger, '?search=visa')).toEqual([]);
});
test('the option holds for changes as well', async () => {
  const save = (as: string) =>
    port.call('PUT', `fe/case-service/${service}`, { as, body: { contactName: 'Wei Ling' } });
  await mayKeepToOwn(true);
  expect((await save(colleague)).status).toBe(404);
  await mayKeepToOwn(false);
  expect([(await save(colleague)).status, (await save(stranger)).status]).toEqual([200, 404]);
});
test('of a confidential assignment only who is named sees the work, also where colleagues see all else; what is over stays seen', async () => {
  await mayKeepToOwn(false);
  const records = port.in(home).records(caseService);
  const { caseDetailId } = (await records.get(service)) as { caseDetailId: string };
  const closed = (await make(port.in(home), caseService, { name: 'Visa of old', provider: harbour })).id;
  for (const step of ['status.request', 'status.start', 'status.complete']) await records.move(closed, step);
  expect((await listed(colleague)).sort()).toEqual([service, closed].sort());
  await port.in(home).records(caseDetail).update(caseDetailId, { confidential: true });
  expect([await reads(named), (await reads(colleague)).slice(0, 2), await reads(stranger)]).toEqual([
    all,
    [404, 404],
    none,
  ]);
  expect(await listed(colleague)).toEqual([closed]);
});
test('who does a service works for its provider, where anybody is known to', async () => {
  const { body: people } = await port.call('GET', `fe/case-service/${service}`, { as: named });
  expect(people.vendorUser).toBeTruthy();
  const wrong = await port
    .in(home)
    .records(caseService)
    .update(service, { vendorUser: await port.user(home, 'own.outside', ['vendor']) });
  expect(wrong).toMatchObject({ problems: [expect.objectContaining({ code: 'cases.notOfProvider' })] });
});
