import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../../tests/support/homeport.ts';

/** The audit pack over HTTP: the windows it is about, and what is stored of the person. */
let port: Homeport;
let tenant: string;
const as: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('AUDITPACK');
  for (const [optionTypeCode, code] of [
    ['LOCATION_TYPE', 'OTHER'],
    ['TRAVEL_PURPOSE', 'BUSINESS_TRIP'],
  ])
    await make(port.in(tenant), 'dataOption', { optionTypeCode, code, name: code });
  as.hr = await port.enter(tenant, await port.user(tenant, 'carmen', ['hr']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const body = (startDate: string, endDate: string, more: object) => ({
  ...{ allDay: true, startDate, endDate, locationType: 'other', purpose: 'BUSINESS_TRIP', ...more },
});
const replace = async (given: object, who: string) =>
  expect((await port.call('POST', 'fe/travel-detail/replace', { as: as[who], body: given })).status).toBe(200);

test('of the United Kingdom shows whole tax years, the same in each pack, with the stored residence and ties', async () => {
  const person = (await make(port.in(tenant), 'person', { firstName: 'Ines', lastName: 'Vega' })).id;
  as['ines.v'] = await port.enter(tenant, await port.user(tenant, 'ines.v', ['assignee'], person));
  const british = { country: 'GB', countryCode: 'GB', purpose: 'BUSINESS_TRIP', locationType: 'other' };
  await replace(body('2015-11-01', '2015-12-31', british), 'ines.v');
  await replace(body('2016-01-01', '2016-04-05', british), 'ines.v');
  await replace(body('2016-04-06', '2016-04-10', { ...british, circumstance: 'EXCEPTIONAL' }), 'ines.v');
  const pack = async (year: number) =>
    (
      await port.call('GET', `living-abroad/audit-pack?country=GB&year=${year}&format=csv&personId=${person}`, {
        as: as.hr,
      })
    ).body as string;
  const residence = (text: string) => text.split('\r\n').filter((line) => line.startsWith('"Statutory residence'));
  const before = await pack(2015);
  expect(residence(before)[1]).toContain('2015-04-06 – 2016-04-05,157,0,182,Within the limit');
  expect(before).toContain('nothing stored');
  expect(before).toContain('2016-01-01,2016-04-05,All day');
  const said = { settingValue: JSON.stringify({ wasResident: true, ties: 2 }) };
  expect((await port.call('PUT', 'user-setting/uk-links', { as: as['ines.v'], body: said })).status).toBeLessThan(300);
  const [first, second] = [await pack(2015), await pack(2016)];
  expect(first).toContain('resident in one of the last three tax years, number of ties: 2');
  expect(residence(first)[1]).toContain('2015-04-06 – 2016-04-05,157,0,90,Over the limit');
  expect(residence(second)[0]).toBe(residence(first)[1]);
  expect(residence(second)[1]).toContain('2016-04-06 – 2017-04-05,0,0,90,Within the limit');
  expect(second).toContain('Exceptional circumstances');
});
test('a permit or long-stay visa takes the days of its own state out of the Schengen count, and is named', async () => {
  const person = (await make(port.in(tenant), 'person', { firstName: 'Omar', lastName: 'Sosa', nationality: 'MX' })).id;
  as['omar.s'] = await port.enter(tenant, await port.user(tenant, 'omar.s', ['assignee'], person));
  const paper = (type: string, country: string) =>
    port.call('POST', 'fe/travel-document', {
      as: as['omar.s'],
      body: { assignee: person, type, country, issueDate: '2024-01-01', expiryDate: '2024-12-31' },
    });
  const trip = { purpose: 'BUSINESS_TRIP', locationType: 'other' };
  await replace(body('2024-03-01', '2024-03-10', { ...trip, country: 'DE', countryCode: 'DE' }), 'omar.s');
  await replace(body('2024-03-11', '2024-03-15', { ...trip, country: 'FR', countryCode: 'FR' }), 'omar.s');
  const schengen = async () => {
    const asked = 'living-abroad/audit-pack?country=FR&year=2024&format=csv';
    const text = (await port.call('GET', asked, { as: as['omar.s'] })).body as string;
    return [/Schengen[^\r]*?,(\d+),0,90/.exec(text)?.[1], text.includes('Permit or long-stay visa: Germany')];
  };
  await paper('VISA', 'DE');
  expect(await schengen()).toEqual(['15', false]);
  await paper('LONG_STAY_VISA', 'DE');
  expect(await schengen()).toEqual(['5', true]);
});
