import { enqueue } from '@homeport/engine/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../../../../../../tests/support/factory.ts';
import { type Homeport, startHomeport } from '../../../../../../tests/support/homeport.ts';
import { localOutbox } from '../../../adapters/mail/local-outbox.ts';

/** Broadcasts over HTTP: counted, sent by a job to whom they are for, in their language, and to nobody else. */
let port: Homeport;
let managing: string;
let client: string;
let stranger: string;
const as: Record<string, string> = {};

beforeAll(async () => {
  port = await startHomeport();
  managing = await port.tenant('CAST', { kind: 'TENANT_MC' });
  client = await port.tenant('CASTCLIENT', { managedBy: managing });
  stranger = await port.tenant('CASTOTHER');
  const enter = async (tenant: string, login: string, role: 'administrator' | 'assignee' | 'hr', person?: string) => {
    as[login] = await port.enter(tenant, await port.user(tenant, login, [role], person));
  };
  await enter(managing, 'adele', 'administrator');
  await enter(managing, 'helga', 'hr');
  const system = port.in(client);
  for (const [login, host] of [
    ['simone', 'SG'],
    ['urban', 'US'],
  ] as const) {
    const person = (await make(system, 'person', { firstName: login, lastName: 'Test' })).id;
    await enter(client, login, 'assignee', person);
    await make(system, 'caseDetail', {
      assignee: person,
      homeLocation: { town: 'There', country: 'FR' },
      hostLocation: { town: 'Here', country: host },
    });
  }
  await system.query(sql`update app."user" set language = 'fr' where login = 'simone'`);
  await enter(client, 'carla', 'administrator');
  await enter(stranger, 'oscar', 'administrator');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const given = {
  title: 'Maintenance on Sunday',
  titleFr: 'Maintenance dimanche',
  body: 'Nothing works from 06:00 to 07:00 UTC.',
};
interface Written {
  id: string;
  version: number;
  status: string;
}
async function write(more: object = {}, who = 'adele'): Promise<Written> {
  const made = await port.call('POST', 'fe/broadcast', { as: as[who], body: { ...given, ...more } });
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  return made.body;
}
const read = async (id: string, who = 'adele') => (await port.call('GET', `fe/broadcast/${id}`, { as: as[who] })).body;
const deed = ({ id, version }: Written, name: string, who = 'adele') =>
  port.call('POST', `fe/broadcast/${id}/${name}`, { as: as[who], body: {}, headers: { 'if-match': `"${version}"` } });
const audience = async ({ id }: Written, who = 'adele') =>
  (await port.call('GET', `broadcast/${id}/audience`, { as: as[who] })).body;
const titlesOf = async (who: string): Promise<string[]> =>
  (await port.call('GET', 'notification', { as: as[who] })).body.content.map((one: { title: string }) => one.title);
const isSent = (id: string, who = 'adele') =>
  expect.poll(async () => (await read(id, who)).status, { timeout: 20_000 }).toBe('SENT');

test('all users of a company are counted, told under the bell and by mail, and its record says so and stays', async () => {
  const one = await write({}, 'carla');
  expect(await audience(one, 'carla')).toMatchObject({ users: 3, deliveries: [] });
  expect((await deed(one, 'send', 'carla')).status).toBe(200);
  await isSent(one.id, 'carla');
  for (const who of ['urban', 'carla']) expect(await titlesOf(who)).toEqual([given.title]);
  expect(await titlesOf('simone')).toEqual([given.titleFr]);
  for (const who of ['adele', 'oscar']) expect(await titlesOf(who)).toEqual([]);
  const sent = await read(one.id, 'carla');
  expect(sent).toMatchObject({ reached: 3, status: 'SENT' });
  expect(sent.sentAt).not.toBeNull();
  await expect
    .poll(async () => (await audience(one, 'carla')).deliveries, { timeout: 20_000 })
    .toEqual([
      { channel: 'APP', state: 'SENT', count: 3 },
      { channel: 'MAIL', state: 'SENT', count: 3 },
    ]);
  const mails = await localOutbox(`${port.configuration.dataDir}/outbox`).list();
  expect(mails.map((mail) => mail.subject).sort()).toEqual([given.titleFr, given.title, given.title]);

  const how = { as: as.carla, headers: { 'if-match': `"${sent.version}"` } };
  const changed = await port.call('PUT', `fe/broadcast/${one.id}`, { ...how, body: { title: 'Never mind' } });
  expect([409, 422]).toContain(changed.status);
  expect((await deed({ ...one, version: sent.version }, 'send', 'carla')).status).toBe(409);
  expect((await port.call('DELETE', `fe/broadcast/${one.id}`, how)).status).toBe(409);
  expect((await read(one.id, 'carla')).title).toBe(given.title);
});

test('an administrator of the managing company reaches the companies they work for, each reader in their language', async () => {
  const one = await write({ companies: [client], title: 'For clients', titleFr: 'Pour les clients' });
  expect(await audience(one)).toMatchObject({
    users: 3,
    companies: [{ users: 3 }],
    languages: { en: 2, es: 0, fr: 1 },
  });
  expect((await deed(one, 'send')).status).toBe(200);
  await isSent(one.id);
  expect(await titlesOf('simone')).toContain('Pour les clients');
  expect(await titlesOf('urban')).toContain('For clients');
  expect(await titlesOf('adele')).toEqual([]);
});

test('roles and audiences narrow it down in every company', async () => {
  const role = (await port.call('GET', 'fe/role/search?size=100', { as: as.adele })).body.content.find(
    (one: { code: string }) => one.code === 'ASSIGNEE',
  );
  const singapore = await make(port.in(managing), 'audience', { name: 'Singapore', kind: 'COUNTRY', value: 'SG' });
  const one = await write({
    companies: [client],
    roles: [role.id],
    audiences: [singapore.id],
    title: 'In Singapore',
    titleFr: null,
  });
  expect((await audience(one)).users).toBe(1);
  await deed(one, 'send');
  await isSent(one.id);
  expect(await titlesOf('simone')).toContain('In Singapore');
  expect(await titlesOf('urban')).not.toContain('In Singapore');
});

test('nobody in the audience, another company and a time that has passed are refused with their reason', async () => {
  const nowhere = await make(port.in(managing), 'audience', { name: 'Nowhere', kind: 'COUNTRY', value: 'ZA' });
  const empty = await deed(await write({ audiences: [nowhere.id] }), 'send');
  expect([empty.status, empty.body.code]).toEqual([422, 'broadcasts.nobody']);
  // The other company is none of the sender's: it cannot even be named.
  const foreign = await port.call('POST', 'fe/broadcast', { as: as.adele, body: { ...given, companies: [stranger] } });
  expect(foreign.status).toBe(422);
  const past = await deed(await write({ sendAt: '2020-01-01T08:00:00Z' }), 'schedule');
  expect([past.status, past.body.code]).toEqual([422, 'broadcasts.timeIsPast']);
  expect((await deed(await write(), 'schedule')).status).toBe(422);
  for (const who of ['helga', 'simone'])
    expect((await port.call('POST', 'fe/broadcast', { as: as[who], body: given })).status).toBe(403);
  const one = await write();
  for (const who of ['helga', 'simone', 'oscar'])
    expect([403, 404]).toContain((await port.call('GET', `broadcast/${one.id}/audience`, { as: as[who] })).status);
});

test('a scheduled one goes out at its time; taken back it does not', async () => {
  const soon = () => Temporal.Now.instant().add({ seconds: 2 }).toString({ smallestUnit: 'second' });
  const back = await write({ title: 'Taken back', sendAt: soon() });
  const scheduled = await deed(back, 'schedule');
  expect(scheduled.body.status).toBe('SCHEDULED');
  expect((await deed(scheduled.body, 'take-back')).body.status).toBe('DRAFT');
  const one = await write({ title: 'In a moment', sendAt: soon() });
  expect((await deed(one, 'schedule')).status).toBe(200);
  expect(await titlesOf('helga')).toEqual([]);
  await isSent(one.id);
  expect(await titlesOf('helga')).toEqual(['In a moment']);
  expect((await read(back.id)).status).toBe('DRAFT');
});

test('one that is stopped tells nobody any more, though its job is begun again', async () => {
  const ctx = port.in(managing);
  const [adele] = await ctx.query(sql<{ id: string }>`select id from app."user" where login = 'adele'`);
  const [stopped, other] = [await write({ title: 'Stopped' }), await write({ title: 'Not stopped' })];
  await ctx.query(sql`update app.broadcast set status = 'SENDING' where id in (${stopped.id}, ${other.id})`);
  expect((await deed(stopped, 'stop')).body.status).toBe('STOPPED');
  for (const { id } of [stopped, other])
    await enqueue(ctx, 'notifications.broadcast', { broadcast: id }, { key: id, owner: adele?.id ?? '' });
  await isSent(other.id);
  expect(await titlesOf('helga')).toContain('Not stopped');
  expect(await titlesOf('helga')).not.toContain('Stopped');
  expect((await read(stopped.id)).status).toBe('STOPPED');
});

test('whoever wants no messages of administration is not reached by them', async () => {
  const choices = { 'notifications.broadcastTold': { app: false, mail: false, push: false } };
  const saved = await port.call('PUT', 'notification/preferences', { as: as.helga, body: { choices } });
  expect(saved.status).toBe(200);
  const one = await write({ title: 'Not for everybody' });
  await deed(one, 'send');
  await isSent(one.id);
  expect((await read(one.id)).reached).toBe((await audience(one)).users - 1);
  expect(await titlesOf('helga')).not.toContain('Not for everybody');
});
