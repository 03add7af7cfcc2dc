import { idIn, isRefusal } from '@homeport/grammar';
import { customer, party } from '@homeport/model/crm';
import { financialEntity, vendorInvoice } from '@homeport/model/finance';
import { company } from '@homeport/model/organisation';
import { serviceProvider } from '@homeport/model/policies';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/* One party stands for all that it is to the company; its name and tax number stand once. */
let port: Homeport;
let home: string;
let builder: string;
let clerk: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('PARTIES');
  builder = await port.enter(home, await port.user(home, 'party.builder', ['builder']));
  clerk = await port.enter(home, await port.user(home, 'party.clerk', ['financeLead']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const records = () => port.in(home);
const partyOf = async (side: object) => {
  const id = String('party' in side ? idIn(side.party) : '');
  const found = await records().records(party).get(id);
  if (isRefusal(found)) throw new Error(`no party: ${JSON.stringify(side)}`);
  return found;
};

test('a provider that names no party is made with one, by who may not keep parties themselves', async () => {
  const body = { code: 'HARBOUR', name: 'Blue Harbour', taxNumber: 'NO1', country: 'NO', phone: '+4722334455' };
  const made = await port.call('POST', 'fe/service-provider', { as: builder, body });
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  expect(await partyOf(made.body)).toMatchObject({
    ...{ code: 'HARBOUR', name: 'Blue Harbour', kind: 'VENDOR', taxNumber: 'NO1', country: 'NO', phone: '+4722334455' },
  });
  // The code is taken: the customer of the same code is somebody else.
  const buyer = await make(records(), customer, { code: 'HARBOUR', name: 'Harbour Foods' });
  const other = await partyOf(buyer);
  expect([other.name, other.kind, other.code]).toEqual([
    'Harbour Foods',
    'CUSTOMER',
    expect.stringMatching(/^HARBOUR-[\dA-F]{8}$/),
  ]);
});

test('what one side says of name and tax number, all sides and the party say, whoever says it', async () => {
  const of = await make(records(), party, { name: 'Nordlys', taxNumber: null });
  const provider = await make(records(), serviceProvider, { name: 'nordlys as', party: of.id });
  const creditor = await make(records(), financialEntity, {
    name: 'NORDLYS',
    taxNumber: 'NO9',
    kind: 'VENDOR',
    party: of.id,
  });
  const own = await make(records(), company, { name: 'x', party: of.id });
  // What stands at the party stands; what it did not know it has learned, and told.
  expect([provider.name, creditor.name, own.name]).toEqual(['Nordlys', 'Nordlys', 'Nordlys']);
  const says = async () => {
    const all = await Promise.all([
      records().records(party).get(String(of.id)),
      records().records(serviceProvider).get(String(provider.id)),
      records().records(financialEntity).get(String(creditor.id)),
      records().records(company).get(String(own.id)),
    ]);
    return [...new Set(all.map((one) => (isRefusal(one) ? 'gone' : `${one.name} ${one.taxNumber}`)))];
  };
  expect(await says()).toEqual(['Nordlys NO9']);
  const { version } = (await port.call('GET', `fe/financial-entity/${creditor.id}`, { as: clerk })).body;
  const renamed = await port.call('PUT', `fe/financial-entity/${creditor.id}`, {
    as: clerk,
    body: { name: 'Nordlys Relocation' },
    headers: { 'if-match': `"${version}"` },
  });
  expect(renamed.status).toBe(200);
  expect(await says()).toEqual(['Nordlys Relocation NO9']);
  await records().records(party).update(String(of.id), { taxNumber: 'NO10' });
  expect(await says()).toEqual(['Nordlys Relocation NO10']);
});

test('a side that is taken off its party becomes one of its own; a party with sides is not deleted', async () => {
  const provider = await make(records(), serviceProvider, { name: 'Two in one' });
  const before = await partyOf(provider);
  const gone = await records().records(party).delete(before.id);
  expect(isRefusal(gone) && gone.code).toBe('request.stillUsed');
  const alone = await records().records(serviceProvider).update(String(provider.id), { party: null });
  if (isRefusal(alone)) throw new Error(alone.code);
  const after = await partyOf(alone);
  expect([after.name, after.id === before.id]).toEqual(['Two in one', false]);
  expect(await records().records(party).delete(before.id)).toBe(true);
});

test('what is refused leaves no party behind', async () => {
  await make(records(), serviceProvider, { code: 'TAKEN' });
  const count = () => records().records(party).count();
  const before = await count();
  const again = await port.call('POST', 'fe/service-provider', { as: builder, body: { code: 'TAKEN', name: 'Again' } });
  expect([again.status, await count()]).toEqual([409, before]);
});

test('two parties that are one are merged with a look at what moves; a difference of tax numbers says that they are two', async () => {
  const keeper = await port.enter(home, await port.user(home, 'party.keeper', ['administrator']));
  const into = await make(records(), party, { name: 'Casa & Co', phone: null });
  const other = await make(records(), party, { name: 'Casa y Cía', taxNumber: 'ES7', phone: '+34911234567' });
  const provider = await make(records(), serviceProvider, { party: other.id });
  const third = await make(records(), party, { name: 'Casa', taxNumber: 'ES8' });
  const look = (of: unknown) => port.call('GET', `party/${into.id}/merge-preview?other=${of}`, { as: keeper });
  const merge = (of: unknown) => port.call('POST', `fe/party/${into.id}/merge`, { as: keeper, body: { other: of } });
  expect((await look(other.id)).body).toEqual({
    moves: [{ entity: 'serviceProvider', count: 1 }],
    learns: expect.arrayContaining(['taxNumber', 'phone', 'knownAs']),
    fault: null,
  });
  expect((await merge(other.id)).status).toBe(200);
  const merged = await records().records(party).get(String(into.id));
  expect(merged).toMatchObject({ name: 'Casa & Co', knownAs: 'Casa y Cía', taxNumber: 'ES7', phone: '+34911234567' });
  expect(await records().records(serviceProvider).get(String(provider.id))).toMatchObject({
    ...{ name: 'Casa & Co', taxNumber: 'ES7', party: { id: into.id } },
  });
  expect(isRefusal(await records().records(party).get(String(other.id)))).toBe(true);
  expect((await look(third.id)).body.fault).toMatch(/tax numbers/);
  expect((await merge(third.id)).body.code).toBe('crm.taxNumbersDiffer');
  expect((await merge(into.id)).body.code).toBe('crm.sameParty');
});

test('the page of a party shows what it is to the company, as far as the reader may see it', async () => {
  const of = await make(records(), party, { name: 'Orbit' });
  await make(records(), serviceProvider, { party: of.id, code: 'ORBIT' });
  const creditor = await make(records(), financialEntity, { party: of.id, kind: 'VENDOR' });
  const bill = await make(records(), 'vendorInvoice', { vendor: creditor.id, currency: 'EUR', externalReference: 'X' });
  await make(records(), 'vendorInvoiceLine', {
    vendorInvoice: bill.id,
    quantity: '1',
    unitAmount: '40',
    taxCode: null,
  });
  for (const step of ['status.submit', 'status.approve'])
    await records().records(vendorInvoice).move(String(bill.id), step);
  const as = async (login: string, role: 'financeLead' | 'planner') =>
    (
      await port.call('GET', `party/${of.id}/overview`, {
        as: await port.enter(home, await port.user(home, login, [role])),
      })
    ).body;
  const lead = await as('party.lead', 'financeLead');
  expect(lead.sides.map((side: { entity: string }) => side.entity).sort()).toEqual([
    'financialEntity',
    'serviceProvider',
  ]);
  expect(lead.balances).toEqual([{ currency: 'EUR', owedToThem: '40.00', owedByThem: '0.00' }]);
  // A planner sees no bills: nothing of them stands in the sums either.
  expect((await as('party.planner', 'planner')).balances).toEqual([]);
});
