import { user } from '@homeport/model/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** The travel diary over HTTP, as the specification has its calls, and what our own application adds. */
let port: Homeport;
let tenant: string;
const as: Record<string, string> = {};
const id: Record<string, string> = {};

const body = (startDate: string, endDate = startDate, more: object = {}) => ({
  allDay: true,
  startDate,
  endDate,
  country: { code: 'MX', name: 'Mexico' },
  countryCode: 'MX',
  location: 'Mexico City',
  locationType: 'host',
  purpose: { code: 'ON_ASSIGNMENT', name: 'On assignment' },
  usaState: 'TX',
  ...more,
});
const post = (given: object, who = 'diego') => port.call('POST', 'fe/travel-detail', { as: as[who], body: given });
const replace = (given: object, who = 'diego') =>
  port.call('POST', 'fe/travel-detail/replace', { as: as[who], body: given });
const days = async (from: string, to: string, who = 'diego', more = '') =>
  (await port.call('GET', `fe/travel-detail?from=${from}&to=${to}${more}`, { as: as[who] })).body;
const spans = async (from: string, to: string) =>
  (await days(from, to)).map(
    (e: Record<string, string>) => `${e.startDate?.slice(5, 13)} ${e.endDate?.slice(5, 13)} ${e.countryCode}`,
  );
const lock = (from: string, to: string, locked: boolean, who = 'hr') =>
  port.call('POST', 'fe/diary-entry/lock-days', { as: as[who], body: { assignee: id.person, from, to, locked } });

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('DIARY');
  const system = port.in(tenant);
  id.person = (await make(system, 'person', { firstName: 'Diego', lastName: 'Herrera', nationality: 'MX' })).id;
  id.other = (await make(system, 'person', { firstName: 'Marta', lastName: 'Ruiz' })).id;
  id.diego = await port.user(tenant, 'diego', ['assignee'], id.person);
  id.marta = await port.user(tenant, 'marta', ['assignee'], id.other);
  id.french = (await make(system, 'person', { firstName: 'Camille', lastName: 'Laurent' })).id;
  const french = await port.user(tenant, 'camille', ['assignee'], id.french);
  await system.records(user).update(french, { language: 'fr' });
  for (const [optionTypeCode, code, name, nameFr] of [
    ['LOCATION_TYPE', 'HOST', 'Host', 'Pays d’accueil'],
    ['LOCATION_TYPE', 'OTHER', 'Other', 'Autre'],
    ['TRAVEL_PURPOSE', 'ON_ASSIGNMENT', 'On assignment', 'En affectation'],
    ['TRAVEL_PURPOSE', 'BUSINESS_TRIP', 'Business trip', 'Voyage d’affaires'],
    ['TRAVEL_PURPOSE', 'HOME_VISIT', 'Home visit', 'Visite au domicile'],
  ])
    await make(system, 'dataOption', { optionTypeCode, code, name, nameFr });
  await port.user(tenant, 'carmen', ['hr']);
  await port.user(tenant, 'approver', ['approver']);
  for (const who of ['diego', 'marta', 'camille', 'carmen', 'approver']) as[who] = await port.signIn(who);
  as.hr = as.carmen as string;
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe('the calls of the specification', () => {
  test('POST stores an entry and answers it as it is on the wire; the state is cleared', async () => {
    const made = await post(body('2025-01-01', '2025-01-03', { latitude: 19.4326, longitude: -99.1332 }));
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      allDay: true,
      country: { code: 'MX', name: 'Mexico' },
      countryCode: 'MX',
      startDate: '2025-01-01T00:00:00Z',
      endDate: '2025-01-03T00:00:00Z',
      locationType: 'HOST',
      purpose: { code: 'ON_ASSIGNMENT', name: 'On assignment' },
      latitude: 19.4326,
      longitude: -99.1332,
      usaState: null,
      locked: false,
    });
    const one = await port.call('GET', `fe/travel-detail/${made.body.id}`, { as: as.diego });
    expect(one.body).toEqual(made.body);
    expect(await days('2025-01-03T00:00:00Z', '2025-01-31T00:00:00Z')).toEqual([made.body]);
    expect(await days('2025-01-04', '2025-01-31')).toEqual([]);
  });
  test('names are in the language of the reader', async () => {
    const answered = await post(body('2025-01-01'), 'camille');
    expect(answered.body).toMatchObject({ country: { name: 'Mexique' }, purpose: { name: 'En affectation' } });
  });
  test('without days it answers this month and the next', async () => {
    const today = Temporal.Now.plainDateISO('UTC');
    const next = today.with({ day: 1 }).add({ months: 2 }).subtract({ days: 1 });
    await post(body(next.toString()));
    await post(body(next.add({ days: 1 }).toString()));
    const found = (await port.call('GET', 'fe/travel-detail', { as: as.diego })).body;
    expect(found.map((e: { startDate: string }) => e.startDate)).toEqual([`${next}T00:00:00Z`]);
  });
  test('an entry on a day that is taken is refused with the specified message', async () => {
    const taken = await post(body('2025-01-02'));
    expect([taken.status, taken.body.code, taken.body.title]).toEqual([
      409,
      'travel.notSaved',
      'Unable to save. Does an entry already exist for this date?',
    ]);
  });
  test('DELETE and then POST overwrites, as the specification has it', async () => {
    const [entry] = await days('2025-01-02', '2025-01-02');
    expect((await port.call('DELETE', `fe/travel-detail/${entry.id}`, { as: as.diego })).status).toBe(204);
    expect((await post(body('2025-01-02'))).status).toBe(200);
    expect(await spans('2025-01-01', '2025-01-31')).toEqual(['01-02T00 01-02T00 MX']);
  });
  test('what is missing is named in one message', async () => {
    const refused = await post({ country: { code: 'MX' } });
    expect([refused.status, refused.body.title]).toEqual([
      422,
      'Please input Start Date, End Date, Location Type, Purpose of Travel',
    ]);
    const french = await post(body('2025-05-01', '2025-05-01', { purpose: null }), 'camille');
    expect(french.body.title).toBe('Veuillez renseigner\u00a0: Motif du voyage');
  });
  test('impossible values are refused', async () => {
    const codes = await Promise.all(
      [
        body('2025-05-02', '2025-05-01'),
        body('2025-05-01', '2026-06-01'),
        body('2025-05-01', '2025-05-02', { allDay: false }),
        body('2025-05-01', '2025-05-01', { country: 'Narnia', countryCode: null }),
        body('2025-05-01', '2025-05-01', { purpose: 'SPYING' }),
      ].map(async (given) => (await post(given)).status),
    );
    expect(codes).toEqual([422, 422, 422, 422, 422]);
    expect(await days('2025-05-01', '2025-06-30')).toEqual([]);
  });
  test('a moment with another offset is refused: it would be two days', async () => {
    const shifted = await post(body('2025-06-01T00:00:00+09:00', '2025-06-01T00:00:00+09:00'));
    expect([shifted.status, shifted.body.code]).toEqual([422, 'travel.notACalendarDay']);
    const asked = await port.call('GET', `fe/travel-detail?from=${encodeURIComponent('2025-06-01T00:00:00+09:00')}`, {
      as: as.diego,
    });
    expect([asked.status, asked.body.code]).toEqual([422, 'travel.notACalendarDay']);
    expect(await days('2025-05-30', '2025-06-02')).toEqual([]);
    expect((await post(body('2025-06-31T00:00:00Z'))).status).toBe(422);
  });
  test('a kind of stay is kept and answered; a transit is two days at most', async () => {
    const made = await post(body('2025-07-01', '2025-07-02', { circumstance: 'TRANSIT' }));
    expect([made.status, made.body.circumstance]).toEqual([200, 'TRANSIT']);
    expect((await post(body('2025-07-10'))).body.circumstance).toBe('NONE');
    const longer = body('2025-07-20', '2025-07-22', { circumstance: 'TRANSIT' });
    for (const answered of [await post(longer), await replace(longer)])
      expect([answered.status, answered.body.errors?.[0]?.code ?? answered.body.code]).toEqual([
        422,
        'travel.transitTooLong',
      ]);
    expect((await post(body('2025-07-25', '2025-07-25', { circumstance: 'SPYING' }))).status).toBe(422);
    for (const { id: made } of await days('2025-07-01', '2025-07-31'))
      await port.call('DELETE', `fe/travel-detail/${made}`, { as: as.diego });
  });
  test('living-abroad counts days and nights per country and year', async () => {
    const index = (await port.call('GET', 'living-abroad/report-index', { as: as.diego })).body;
    expect(index).toContainEqual({
      countryCode: 'MX',
      country: 'Mexico',
      year: 2025,
      days: 1,
      nights: 1,
      planned: 0,
      entries: 1,
      locked: 0,
    });
  });
});

describe('saving in place of others is one step', () => {
  test('a longer entry keeps its days before and after', async () => {
    await replace(body('2024-02-01', '2024-02-20'));
    const made = await replace(
      body('2024-02-10', '2024-02-11', { country: 'US', purpose: 'BUSINESS_TRIP', locationType: 'other' }),
    );
    expect(made.status).toBe(200);
    expect(await spans('2024-02-01', '2024-02-29')).toEqual([
      '02-01T00 02-09T00 MX',
      '02-10T00 02-11T00 US',
      '02-12T00 02-20T00 MX',
    ]);
  });
  test('a half day has a morning and an afternoon, and blocks an all-day entry', async () => {
    const made = await replace(
      body('2024-03-05', '2024-03-05', { allDay: false, afternoonCountry: 'ES', afternoonLocation: 'Madrid' }),
    );
    expect(made.body.map((e: { countryCode: string; location: string }) => `${e.countryCode} ${e.location}`)).toEqual([
      'MX Mexico City',
      'ES Madrid',
    ]);
    const blocked = await replace(body('2024-03-05'));
    expect([blocked.status, blocked.body.code]).toEqual([409, 'travel.halfDayExists']);
    expect((await post(body('2024-03-05'))).body.code).toBe('travel.notSaved');
    expect((await replace(body('2024-03-04', '2024-03-06'))).body).toHaveLength(2);
    expect(await spans('2024-03-01', '2024-03-31')).toEqual([
      '03-04T00 03-04T00 MX',
      '03-05T00 03-05T12 MX',
      '03-05T12 03-05T00 ES',
      '03-06T00 03-06T00 MX',
    ]);
  });
  test('an edited entry moves to its new days', async () => {
    const [made] = (await replace(body('2024-04-01', '2024-04-03'))).body;
    const moved = await replace(body('2024-04-02', '2024-04-05', { replaces: made.id, notes: 'longer' }));
    expect(moved.body).toMatchObject([{ notes: 'longer' }]);
    expect(await spans('2024-04-01', '2024-04-30')).toEqual(['04-02T00 04-05T00 MX']);
  });
  test('of two that save the same days at once, each is done whole, one after the other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => replace(body('2024-06-01', `2024-06-${10 + n}`, { notes: `try ${n}` }))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const found = await days('2024-06-01', '2024-06-30');
    const seen = new Set<string>();
    for (const { startDate, endDate } of found)
      for (let d = Date.parse(startDate); d <= Date.parse(endDate); d += 86_400_000) {
        expect(seen.has(String(d))).toBe(false);
        seen.add(String(d));
      }
    expect(seen.size).toBeGreaterThanOrEqual(15);
  });
});

describe('locks', () => {
  beforeAll(async () => {
    await replace(body('2023-07-01', '2023-07-10'));
    await replace(body('2023-07-20'));
  });
  test('are set by staff for days, and tell the assignee', async () => {
    expect((await lock('2023-07-01', '2023-07-31', true, 'diego')).status).toBe(403);
    expect((await lock('2023-07-05', '2023-07-31', true)).body).toEqual({ changed: 2 });
    expect((await days('2023-07-01', '2023-07-31')).map((e: { locked: boolean }) => e.locked)).toEqual([true, true]);
    await expect
      .poll(async () => (await port.call('GET', 'notification', { as: as.diego })).body.content.length, {
        timeout: 10_000,
      })
      .toBeGreaterThan(0);
  });
  test('hold against every way of changing: DELETE, POST, replace, and the generated calls', async () => {
    const [entry] = await days('2023-07-01', '2023-07-10');
    const gone = await port.call('DELETE', `fe/travel-detail/${entry.id}`, { as: as.diego });
    expect([gone.status, gone.body.code, gone.body.title]).toEqual([
      409,
      'travel.LOCKED',
      'A locked all-day entry cannot be changed',
    ]);
    expect((await replace(body('2023-07-10', '2023-07-12'))).body.code).toBe('travel.LOCKED');
    expect((await replace(body('2023-08-01', '2023-08-01', { replaces: entry.id }))).body.code).toBe('travel.LOCKED');
    expect((await post(body('2023-07-02'))).status).toBe(409);
    for (const method of ['PUT', 'DELETE']) {
      const how = { as: as.diego, ...(method === 'PUT' ? { body: { notes: 'changed' } } : {}) };
      const answered = await port.call(method, `fe/diary-entry/${entry.id}`, how);
      expect(answered.status).toBe(409);
    }
    expect((await days('2023-07-01', '2023-07-10'))[0]).toEqual(entry);
  });
  test('are opened again by staff', async () => {
    const [entry] = await days('2023-07-01', '2023-07-10');
    const opened = await port.call('POST', `fe/diary-entry/${entry.id}/unlock`, { as: as.hr, body: {} });
    expect(opened.body.status).toBe('OPEN');
    expect((await lock('2023-07-01', '2023-07-31', false)).body).toEqual({ changed: 1 });
    expect((await replace(body('2023-07-10', '2023-07-12'))).status).toBe(200);
  });
});

describe('who sees what', () => {
  test('another assignee sees nothing of it, whatever is asked', async () => {
    const [entry] = await days('2024-02-01', '2024-02-02');
    expect(await days('2024-01-01', '2024-12-31', 'marta', `&userId=${id.diego}`)).toEqual([]);
    expect((await port.call('GET', `fe/travel-detail/${entry.id}`, { as: as.marta })).status).toBe(404);
    expect((await port.call('DELETE', `fe/travel-detail/${entry.id}`, { as: as.marta })).status).toBe(404);
    const index = await port.call('GET', `living-abroad/report-index?personId=${id.person}`, { as: as.marta });
    expect(index.body).toEqual([]);
    const pack = await port.call('GET', `living-abroad/audit-pack?country=MX&year=2024&personId=${id.person}`, {
      as: as.marta,
    });
    expect(pack.status).toBe(404);
  });
  test('HR reads it by user, and writes nothing; an approver reads nothing', async () => {
    expect((await days('2024-02-01', '2024-02-29', 'hr', `&userId=${id.diego}`)).length).toBe(3);
    expect((await post(body('2022-01-01'), 'hr')).status).toBe(403);
    expect(await days('2024-02-01', '2024-02-29', 'approver', `&userId=${id.diego}`)).toEqual([]);
  });
});

describe('the audit pack', () => {
  const ask = (format: string, who = 'diego') =>
    port.call('GET', `living-abroad/audit-pack?country=MX&year=2024&format=${format}&personId=${id.person}`, {
      as: as[who],
    });
  test('as CSV has the rules, the entries, their history and the counted days', async () => {
    const { status, headers, body: text } = await ask('csv');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain('days-MX-2024.csv');
    expect(text).toContain('Diego Herrera');
    expect(text).toContain('Treaty 183 days in any twelve months');
    expect(text).toMatch(/2024-02-12,2024-02-20,All day,Mexico City,On assignment/);
    expect(text).toContain('Changed');
    expect(text).toMatch(/\r\n2024-02-09\r\n2024-02-12\r\n/);
  });
  test('as PDF is one, also for HR', async () => {
    const { status, headers, body: text } = await ask('pdf', 'hr');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(text.slice(0, 5)).toBe('%PDF-');
  });
  test('of a year without entries there is none', async () => {
    const none = await port.call('GET', 'living-abroad/audit-pack?country=JP&year=2024', { as: as.diego });
    expect([none.status, none.body.code]).toEqual([404, 'travel.noEntries']);
  });
});

describe('places', () => {
  test('coordinates have a town and a country from built-in data; the open sea has none', async () => {
    const at = (latitude: number, longitude: number) =>
      port.call('GET', `travel-place/at?latitude=${latitude}&longitude=${longitude}`, { as: as.diego });
    expect((await at(45.764, 4.8357)).body).toMatchObject({ countryCode: 'FR', town: 'Lyon' });
    expect((await at(1.29, 103.85)).body).toMatchObject({ countryCode: 'SG' });
    expect((await at(-40, -120)).status).toBe(204);
    expect((await at(91, 0)).status).toBe(422);
  }, 40_000);
  test('towns are found by the beginning of their name, without accents', async () => {
    const found = await port.call('GET', 'travel-place/named?name=sao%20paulo&country=BR', { as: as.diego });
    expect(found.body[0]).toMatchObject({ countryCode: 'BR', town: 'São Paulo' });
  }, 40_000);
  test('a town is found by what Spanish and French call it', async () => {
    const found = (name: string) =>
      port.call('GET', `travel-place/named?name=${encodeURIComponent(name)}`, { as: as.diego });
    expect((await found('Singapour')).body).toContainEqual(expect.objectContaining({ countryCode: 'SG' }));
    expect((await found('Ciudad de México')).body).toContainEqual(
      expect.objectContaining({ countryCode: 'MX', town: 'Mexico City' }),
    );
  }, 40_000);
  test('of towns of one name the largest is the first', async () => {
    const first = async (name: string) =>
      (await port.call('GET', `travel-place/named?name=${name}`, { as: as.diego })).body.map(
        (place: { town: string; countryCode: string }) => `${place.town} ${place.countryCode}`,
      )[0];
    expect(await first('Monterrey')).toBe('Monterrey MX');
    expect(await first('Birmingham')).toBe('Birmingham GB');
    expect(await first('Marse')).toBe('Marseille FR');
  }, 40_000);
});

describe('trips, documents and the calendar', () => {
  const create = (path: string, given: object, who = 'diego') => port.call('POST', path, { as: as[who], body: given });
  test('the number of a document is stored encrypted and answered by its end', async () => {
    const made = await create('fe/travel-document', {
      assignee: id.person,
      type: 'PASSPORT',
      country: 'MX',
      number: 'G12345678',
      issueDate: '2020-01-01',
      expiryDate: '2030-01-01',
    });
    expect([made.status, made.body.number]).toEqual([201, '•••• 5678']);
    const wrong = await create('fe/travel-document', {
      assignee: id.person,
      type: 'VISA',
      country: 'US',
      issueDate: '2026-01-02',
      expiryDate: '2026-01-01',
    });
    expect(wrong.body.errors?.[0]?.code ?? wrong.body.code).toBe('travel.expiryBeforeIssue');
  });
  test('a document of another family is refused, and one of another person is not made', async () => {
    const stranger = (await make(port.in(tenant), 'dependant', { employeePerson: id.other })).id;
    const given = { assignee: id.person, dependant: stranger, type: 'PASSPORT', country: 'MX' };
    expect((await create('fe/travel-document', given)).status).toBeGreaterThanOrEqual(400);
    expect(
      (await create('fe/travel-document', { ...given, dependant: null, assignee: id.other })).status,
    ).toBeGreaterThanOrEqual(400);
  });
  test('a trip is confirmed by staff, is then theirs to change, and cancelled by its assignee', async () => {
    const way = { fromPlace: 'Mexico City', fromCountry: 'MX', toPlace: 'Madrid', toCountry: 'ES' };
    const there = { departureDate: '2026-12-10', returnDate: '2026-12-20' };
    const given = { assignee: id.person, ...way, ...there, purpose: 'HOME_VISIT' };
    const made = await create('fe/trip', given);
    expect(made.body.status).toBe('REQUESTED');
    expect((await create('fe/trip', { ...given, returnDate: '2026-12-01' })).status).toBe(422);
    expect((await create(`fe/trip/${made.body.id}/confirm`, {})).status).toBe(403);
    const change = (who: string, notes: string) =>
      port.call('PUT', `fe/trip/${made.body.id}`, { as: as[who], body: { notes } });
    expect((await change('diego', 'Mine')).status).toBe(200);
    expect((await create(`fe/trip/${made.body.id}/confirm`, {}, 'hr')).body.status).toBe('CONFIRMED');
    const { can } = (await port.call('GET', `fe/trip/${made.body.id}`, { as: as.diego })).body;
    expect([can.includes('update'), can.includes('cancel')]).toEqual([false, true]);
    expect((await change('diego', 'Still mine')).status).toBe(403);
    expect((await change('hr', 'Theirs')).status).toBe(200);
    expect((await create(`fe/trip/${made.body.id}/cancel`, {})).body.status).toBe('CANCELLED');
  });
  test('a calendar entry without both moments is not scheduled', async () => {
    const given = { assignee: id.person, title: 'Dentist', startDate: '2026-12-10T09:00:00Z' };
    const made = await create('fe/calendar-event', given);
    expect([made.status, made.body.isScheduled]).toEqual([201, false]);
    const both = await create('fe/calendar-event', { ...given, endDate: '2026-12-10T10:00:00Z' });
    expect(both.body.isScheduled).toBe(true);
    expect((await create('fe/calendar-event', { ...given, endDate: '2026-12-09T10:00:00Z' })).status).toBe(422);
  });
});
