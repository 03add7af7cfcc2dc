import type { Values } from '@homeport/grammar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let home: string;
let manager: string;
let planner: string;
beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('MOVES');
  manager = await port.enter(home, await port.user(home, 'moves.manager', ['caseManager']));
  planner = await port.enter(home, await port.user(home, 'moves.planner', ['planner']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const get = async (path: string, as = manager) => port.call('GET', `fe/${path}`, { as });
const move = async (path: string, id: string, step: string, body: object = {}) => {
  const { version } = (await get(`${path}/${id}`)).body;
  return port.call('POST', `fe/${path}/${id}/${step}`, { as: manager, body, headers: { 'if-match': `"${version}"` } });
};
const ofShipment = { saleAmount: '4000', costAmount: '3200', requiredPickupDate: '2026-05-04' };
const make_ = (name: string, given: Values = {}) => make(port.in(home), name, given);

async function family() {
  const primary = await make_('shipment', { ...ofShipment, netVolume: '30', netVolumeUnit: 'CBM' });
  const air = await make_('shipment', { ...ofShipment, primaryShipment: primary.id, variantName: 'Air' });
  const road = await make_('shipment', { ...ofShipment, primaryShipment: primary.id, variantName: 'Road' });
  return { primary: primary.id, air: air.id, road: road.id };
}
const statusesOf = async (ids: Record<string, string>) =>
  Promise.all(Object.values(ids).map(async (id) => (await get(`shipment/${id}`)).body.salesStatus));

describe('a shipment and its variants', () => {
  test('know what is earned, and both units of what was entered', async () => {
    const { primary } = await family();
    expect((await get(`shipment/${primary}`)).body).toMatchObject({
      grossProfit: '800.00',
      markupPercent: '25',
      grossProfitPercent: '20',
      netVolumeCbm: '30',
      netVolumeCuft: '1059.440002',
    });
  });
  test('booking a variant closes the others for good, and hides them from who only carries out', async () => {
    const ids = await family();
    expect((await move('shipment', ids.air, 'book')).status).toBe(200);
    expect(await statusesOf(ids)).toEqual(['NOT_CHOSEN', 'BOOKED', 'NOT_CHOSEN']);
    const { version } = (await get(`shipment/${ids.road}`)).body;
    const change = { as: manager, body: { variantName: 'x' }, headers: { 'if-match': `"${version}"` } };
    expect((await port.call('PUT', `fe/shipment/${ids.road}`, change)).body.code).toBe('request.notEditable');
    expect((await get(`shipment/${ids.road}`, planner)).status).toBe(404);
    expect((await get(`shipment/${ids.air}`, planner)).status).toBe(200);
  });
  test('nothing is packed before it is booked: not offered, and refused with the reason', async () => {
    const { primary } = await family();
    expect((await get(`shipment/${primary}`)).body.can).not.toContain('pack');
    expect((await move('shipment', primary, 'pack')).body.code).toBe('moves.notBooked');
    await move('shipment', primary, 'book');
    expect((await get(`shipment/${primary}`)).body.can).toContain('pack');
  });
  test('losing the primary closes all; why is kept', async () => {
    const ids = await family();
    await make_('dataOption', { optionTypeCode: 'SHIPMENT_LOST_REASON', code: 'PRICE', name: 'Price' });
    const lost = await move('shipment', ids.primary, 'lose', { lostReason: 'PRICE', lostPrice: '3900' });
    expect(lost.body).toMatchObject({ salesStatus: 'LOST', lostReason: 'PRICE', lostPrice: '3900.00' });
    expect(lost.body.lostDate).toMatch(/^\d{4}-/);
    expect(await statusesOf(ids)).toEqual(['LOST', 'NOT_CHOSEN', 'NOT_CHOSEN']);
  });
  test('cancelling the primary cancels its variants, a variant only itself; nothing brings them back', async () => {
    const one = await family();
    expect((await move('shipment', one.air, 'cancel')).status).toBe(200);
    expect(await statusesOf(one)).toEqual(['QUOTED', 'CANCELLED', 'QUOTED']);
    expect((await move('shipment', one.primary, 'cancel')).status).toBe(200);
    expect(await statusesOf(one)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
    for (const step of ['book', 'cancel']) expect((await move('shipment', one.primary, step)).status).toBe(409);
  });
  test('only a booked one is packed and delivered', async () => {
    const { primary } = await family();
    expect((await move('shipment', primary, 'pack')).body.code).toBe('moves.notBooked');
    await move('shipment', primary, 'book');
    for (const step of ['pack', 'depart', 'enter-customs'])
      expect((await move('shipment', primary, step)).status).toBe(200);
    expect((await move('shipment', primary, 'deliver')).body.code).toBe('moves.noDeliveryDate');
  });
});

describe('a rate request', () => {
  test('goes through its five states, wants what each needs, and rolls back while it may', async () => {
    const benefit = await make_('caseBenefit');
    const service = await make_('serviceType');
    const request = await make_('rateRequest');
    const path = ['rate-request', request.id] as const;
    const change = async (body: object) => {
      const { version } = (await get(path.join('/'))).body;
      return port.call('PUT', `fe/${path.join('/')}`, { as: manager, body, headers: { 'if-match': `"${version}"` } });
    };
    expect((await move(...path, 'submit-quote')).body).toMatchObject({
      code: 'moves.noBenefit',
      title: 'A rate request needs at least one benefit included',
    });
    await change({ benefits: [benefit.id] });
    expect((await move(...path, 'submit-quote')).body.code).toBe('moves.noService');
    await change({ services: [service.id] });
    expect((await move(...path, 'submit-quote')).body.code).toBe('moves.noQuote');
    const quote = await make_('rateRequestQuote', { rateRequest: request.id, amount: '900' });
    const other = await make_('rateRequestQuote', { rateRequest: request.id, amount: '1100' });
    expect((await move(...path, 'submit-quote')).body).toMatchObject({
      status: 'QUOTE_SUBMITTED',
      bestAmount: '900.00',
    });
    expect((await move(...path, 'confirm-quotes')).body.code).toBe('moves.noChosenQuote');
    const choose = (id: string, body: object) => port.call('PUT', `fe/rate-request-quote/${id}`, { as: manager, body });
    expect((await choose(quote.id, { isChosen: true })).status).toBe(200);
    expect((await choose(other.id, { isChosen: true })).body.code).toBe('moves.oneChosenQuote');
    expect((await move(...path, 'confirm-quotes')).status).toBe(200);
    expect((await move(...path, 'enter-rates')).body.code).toBe('moves.noSaleAmount');
    await choose(quote.id, { saleAmount: '1125' });
    expect((await move(...path, 'enter-rates')).body.status).toBe('RATES_ENTERED');
    expect((await move(...path, 'back-to-confirmed')).body.status).toBe('QUOTES_CONFIRMED');
    await change({ rollbackAllowed: false });
    expect((await move(...path, 'back-to-submitted')).body.code).toBe('moves.rollbackDenied');
    await move(...path, 'enter-rates');
    expect((await move(...path, 'finalize')).body.status).toBe('FINALIZED');
    expect((await move(...path, 'back-to-confirmed')).status).toBe(409);
    expect((await choose(quote.id, { saleAmount: '1' })).body.code).toBe('request.notEditable');
  });
});

test('a storage has one recurring item, with all its billing fields', async () => {
  const storage = await make_('storage', { dateIn: '2026-03-01' });
  expect((await get(`storage/${storage.id}`)).body).toMatchObject({
    transitEndsOn: '2026-08-27',
    noticeOn: '2026-08-17',
  });
  const item = await make_('recurringStorageItem', { storage: storage.id, quantity: '18.4', rate: '6.50' });
  expect(item).toMatchObject({ periodAmount: '119.60' });
  await expect(make_('recurringStorageItem', { storage: storage.id })).rejects.toThrow('moves.storageItemExists');
  const all = await port.user(home, 'moves.finance', ['financeLead']);
  const as = await port.enter(home, all);
  const bare = await port.call('POST', 'fe/recurring-storage-item', { as, body: { storage: storage.id } });
  expect(bare.status).toBe(422);
});
