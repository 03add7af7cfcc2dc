import { trip } from '@homeport/model/travel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

/** Travel alerts over HTTP: written and published by HR, read by those whom they concern and by nobody else. */
let port: Homeport;
let tenant: string;
const as: Record<string, string> = {};
const person: Record<string, string> = {};
const today = Temporal.Now.plainDateISO('UTC');
const day = (offset: number): string => today.add({ days: offset }).toString();

beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('ALERTS');
  const system = port.in(tenant);
  for (const [login, home, host] of [
    ['anita', 'FR', 'SG'],
    ['benny', 'GB', 'US'],
  ] as const) {
    const one = (await make(system, 'person', { firstName: login, lastName: 'Test' })).id;
    person[login] = one;
    as[login] = await port.enter(tenant, await port.user(tenant, login, ['assignee'], one));
    await make(system, 'caseDetail', {
      assignee: one,
      homeLocation: { town: 'There', country: home },
      hostLocation: { town: 'Here', country: host },
    });
  }
  as.helen = await port.enter(tenant, await port.user(tenant, 'helen', ['hr']));
  as.pauline = await port.enter(tenant, await port.user(tenant, 'pauline', ['approver']));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const given = {
  country: 'SG',
  level: 'CAUTION',
  title: 'Dengue',
  titleFr: 'Dengue en hausse',
  body: 'Use a repellent.',
  validFrom: day(-1),
  validTo: day(5),
  source: 'Ministry of Health',
};
const write = (more: object = {}, who = 'helen') =>
  port.call('POST', 'fe/travel-alert', { as: as[who], body: { ...given, ...more } });
/** Writes an alert and publishes it; answers its id. */
async function publish(more: object = {}): Promise<string> {
  const made = await write(more);
  expect(made.status).toBe(201);
  const answered = await port.call('POST', `fe/travel-alert/${made.body.id}/publish`, {
    as: as.helen,
    body: {},
    headers: { 'if-match': `"${made.body.version}"` },
  });
  expect(answered.status).toBe(200);
  return made.body.id;
}
const alertsOf = async (who: string) => (await port.call('GET', 'travel/alerts', { as: as[who] })).body;
const titlesOf = async (who: string) => (await alertsOf(who)).map((one: { title: string }) => one.title);
const noticesOf = async (who: string): Promise<string[]> =>
  (await port.call('GET', 'notification', { as: as[who] })).body.content.map((one: { title: string }) => one.title);

test('who lives in the country reads a published alert and is told of it; others are not', async () => {
  await write({ title: 'Only a draft' });
  const id = await publish();
  expect(await alertsOf('anita')).toMatchObject([
    { id, country: 'SG', level: 'CAUTION', title: 'Dengue', because: [{ kind: 'HOST', country: 'SG' }] },
  ]);
  expect(await alertsOf('benny')).toEqual([]);
  await expect.poll(() => noticesOf('anita'), { timeout: 20_000 }).toEqual(['Travel alert: Dengue']);
  expect(await noticesOf('benny')).toEqual([]);
  const staff = await port.call('GET', `fe/travel-alert/${id}`, { as: as.helen });
  expect(staff.body).toMatchObject({ told: 1, status: 'PUBLISHED' });
  expect(staff.body.toldAt).not.toBeNull();
});

test('a planned trip makes an alert one’s own for as long as the trip is planned', async () => {
  const id = await publish({ country: 'JP', title: 'Typhoon' });
  // Who is concerned is told at once; what somebody plans later is not told of, it is shown.
  const toldAt = async () => (await port.call('GET', `fe/travel-alert/${id}`, { as: as.helen })).body.toldAt;
  await expect.poll(toldAt, { timeout: 20_000 }).not.toBeNull();
  expect(await titlesOf('benny')).toEqual([]);
  const going = await make(port.in(tenant), 'trip', {
    assignee: person.benny,
    toCountry: 'JP',
    toPlace: 'Osaka',
    departureDate: day(3),
    returnDate: day(9),
  });
  expect(await alertsOf('benny')).toMatchObject([
    { title: 'Typhoon', because: [{ kind: 'TRIP', place: 'Osaka', from: day(3), to: day(9) }] },
  ]);
  await port.in(tenant).records(trip).move(going.id, 'status.cancel');
  expect(await titlesOf('benny')).toEqual([]);
});

test('what is over, has not begun or is meant for others is not shown', async () => {
  await publish({ country: 'US', title: 'Over', validFrom: day(-9), validTo: day(-1) });
  await publish({ country: 'US', title: 'To come', validFrom: day(2), validTo: null });
  const elsewhere = await make(port.in(tenant), 'audience', { kind: 'COUNTRY', value: 'FR' });
  const here = await make(port.in(tenant), 'audience', { kind: 'COUNTRY', value: 'US' });
  await publish({ country: 'US', title: 'For others', audiences: [elsewhere.id] });
  await publish({ country: 'US', title: 'For those in the States', audiences: [here.id] });
  expect(await titlesOf('benny')).toEqual(['For those in the States']);
  await expect.poll(() => noticesOf('benny'), { timeout: 20_000 }).toEqual(['Travel alert: For those in the States']);
});

test('a withdrawn alert is gone', async () => {
  const id = await publish({ country: 'FR', title: 'Strike' });
  expect(await titlesOf('anita')).toContain('Strike');
  const { version } = (await port.call('GET', `fe/travel-alert/${id}`, { as: as.helen })).body;
  const headers = { 'if-match': `"${version}"` };
  expect((await port.call('POST', `fe/travel-alert/${id}/withdraw`, { as: as.helen, body: {}, headers })).status).toBe(
    200,
  );
  expect(await titlesOf('anita')).not.toContain('Strike');
});

test('an alert ends after it begins, its source is an ordinary page, and approvers write none', async () => {
  const faultOf = async (more: object) => (await write(more)).body.errors[0].code;
  expect(await faultOf({ validTo: day(-2) })).toBe('travel.alertEndsBefore');
  for (const sourceLink of ['javascript:alert(1)', 'http://news.example', 'https://', 'https://a b', 'news'])
    expect(await faultOf({ sourceLink })).toBe('travel.notAWebAddress');
  expect((await write({}, 'pauline')).status).toBe(403);
  expect((await write({}, 'anita')).status).toBe(403);
  // Drafts are not theirs to see either.
  const drafts = await port.call('GET', 'fe/travel-alert/search', { as: as.pauline });
  expect(drafts.body.content.every((one: { status: string }) => one.status === 'PUBLISHED')).toBe(true);
});
