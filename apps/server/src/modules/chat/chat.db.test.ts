import type { ChatLine } from '@homeport/model/chat';
import { permissionSetting, role as roleEntity } from '@homeport/model/identity';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../../../../../tests/support/factory.ts';
import { type PeopleWorld, peopleWorld } from '../../../../../tests/support/people-world.ts';
import { tellTyping } from './tell-typing.ts';

let world: PeopleWorld;
let chat = '';
beforeAll(async () => {
  world = await peopleWorld();
  chat = (await world.as('camille', 'POST', 'conversation', {})).body.id;
}, 120_000);
afterAll(() => world?.[Symbol.asyncDispose]());

const say = (login: string, text: string, id: string = crypto.randomUUID(), attachments?: unknown) =>
  world.as(login, 'POST', `conversation/${chat}/message`, { id, text, attachments });
const read = async (login: string, query = '') =>
  (await world.as(login, 'GET', `conversation/${chat}/message${query}`)).body;
const words = async (login: string, query = '') => (await read(login, query)).content.map((m: ChatLine) => m.text);

describe('a conversation', () => {
  test('with the team is one, whoever starts it', async () => {
    const [mine, theirs] = await Promise.all([
      world.as('camille', 'POST', 'conversation', {}),
      world.as('manager', 'POST', 'conversation', { caseDetailId: world.assignment, kind: 'TEAM' }),
    ]);
    expect(mine.body.id).toBe(theirs.body.id);
    expect(mine.body.participants.map((p: { name: string }) => p.name).sort()).toEqual([
      'Some camille',
      'Some manager',
    ]);
    expect((await world.as('camille', 'GET', 'conversation/mai')).body).toHaveLength(1);
  });
  test('of somebody else does not exist, with HR is not for the team, with a provider is for theirs', async () => {
    expect((await world.as('other', 'GET', `conversation/${chat}/message`)).status).toBe(404);
    expect((await say('other', 'x')).status).toBe(404);
    const hr = (await world.as('camille', 'POST', 'conversation', { kind: 'HR' })).body.id;
    expect((await world.as('people', 'GET', `conversation/${hr}/message`)).status).toBe(200);
    expect((await world.as('manager', 'GET', `conversation/${hr}/message`)).status).toBe(404);
    expect((await world.as('people', 'GET', `conversation/${chat}/message`)).status).toBe(404);
    const asked = { kind: 'VENDOR', vendorUser: world.users.vendor };
    const vendor = (await world.as('camille', 'POST', 'conversation', asked)).body.id;
    expect((await world.as('vendor', 'GET', `conversation/${vendor}/message`)).status).toBe(200);
    const stranger = { kind: 'VENDOR', vendorUser: world.users.payroll };
    expect((await world.as('camille', 'POST', 'conversation', stranger)).status).toBe(404);
  });
});

describe('messages', () => {
  test('are numbered in their order, and read after a number', async () => {
    await say('camille', 'one');
    await say('manager', 'two');
    await say('camille', 'three');
    const { content, lastSeq } = await read('camille');
    expect(content.map((m: ChatLine) => [m.seq, m.text, m.isMine])).toEqual([
      [1, 'one', true],
      [2, 'two', false],
      [3, 'three', true],
    ]);
    expect(lastSeq).toBe(3);
    expect(await words('manager', '?after=1')).toEqual(['two', 'three']);
    expect(await words('manager', '?before=3&size=1')).toEqual(['two']);
    expect(await words('manager', '?after=3')).toEqual([]);
  });
  test('sent again under their id are kept once, even when they come at the same time', async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => say('camille', 'once', id)));
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((a) => a.body.seq)).size).toBe(1);
    expect((await words('manager')).filter((t: string) => t === 'once')).toHaveLength(1);
    // The id of somebody else's message says nothing about it.
    expect((await say('manager', 'mine now', id)).status).toBe(404);
  });
  test('of many at once have no gap and no double', async () => {
    const before = (await read('camille')).lastSeq;
    await Promise.all(Array.from({ length: 40 }, (_, i) => say(i % 2 ? 'camille' : 'manager', `m${i}`)));
    const { content } = await read('camille', `?after=${before}&size=500`);
    expect(content.map((m: ChatLine) => m.seq)).toEqual(Array.from({ length: 40 }, (_, i) => before + i + 1));
    expect(new Set(content.map((m: ChatLine) => m.text)).size).toBe(40);
  });
  test('carry files that only who reads them opens', async () => {
    const body = new FormData();
    body.append('file', new Blob(['Plan of the flat'], { type: 'text/plain' }), 'plan.txt');
    const file = (await world.as('camille', 'POST', 'file-storage/message', body)).body.id;
    expect((await world.as('manager', 'GET', `file-storage/raw/${file}`)).status).toBe(404);
    const sent = await say('camille', '', crypto.randomUUID(), [file]);
    expect(sent.body.files).toMatchObject([{ id: file, name: 'plan.txt' }]);
    expect((await world.as('manager', 'GET', `file-storage/raw/${file}`)).status).toBe(200);
    expect((await world.as('people', 'GET', `file-storage/raw/${file}`)).status).toBe(404);
    expect((await say('manager', '', crypto.randomUUID(), [file])).status).toBe(422);
    expect((await say('manager', '')).status).toBe(422);
    expect((await say('camille', 'x'.repeat(5000))).status).toBe(422);
  });
  test('are unread until they are marked, and marks never go back', async () => {
    const unread = async (login: string) =>
      (await world.as(login, 'GET', 'conversation/mai')).body.find((c: { id: string }) => c.id === chat).unread;
    await say('manager', 'new');
    expect(await unread('camille')).toBeGreaterThan(0);
    const { lastSeq } = await read('camille');
    const mark = (seq: number) => world.as('camille', 'POST', `conversation/${chat}/read`, { seq });
    expect((await mark(lastSeq + 100)).body).toEqual({ lastReadSeq: lastSeq });
    expect((await mark(1)).body).toEqual({ lastReadSeq: lastSeq });
    expect(await unread('camille')).toBe(0);
    const page = await read('manager');
    expect(page.participants.find((p: { name: string }) => p.name === 'Some camille').lastReadSeq).toBe(lastSeq);
  });
});

describe('the live line', () => {
  const open = async (login: string) => {
    const { token } = (await world.port.call('GET', 'session-token', { as: world.token[login] as string })).body;
    const options = { path: '/api/live', transports: ['websocket'], auth: { ticket: token }, reconnection: false };
    const socket = connect(world.port.baseUrl, { ...options, forceNew: true });
    await new Promise((done) => socket.once('ready', done));
    const topics: string[] = [];
    socket.on('wake', (topic: string) => topics.push(topic));
    return { socket, topics };
  };
  test('wakes everybody in the conversation, and tells who types to the others', async () => {
    const camille = await open('camille');
    const manager = await open('manager');
    const other = await open('other');
    await say('camille', 'hello');
    camille.socket.emit('typing', chat);
    other.socket.emit('typing', chat);
    await world.until(
      async () => manager.topics,
      (all) => all.includes(`chat:${chat}`) && all.includes(`typing:${chat}:Some camille`),
    );
    expect(camille.topics.some((topic) => topic.startsWith('typing:'))).toBe(false);
    expect(other.topics).toEqual([]);
    for (const { socket } of [camille, manager, other]) socket.disconnect();
  });
  test('tells nobody who types in a conversation that was taken from them while their page stands open', async () => {
    const { services } = world.port.server;
    const told = async () => {
      const users: string[] = [];
      const camille = await services.contextOf(world.home, world.users.camille as string);
      if (camille) await tellTyping(camille, { ...services, wake: (_, user) => users.push(user) }, chat);
      return users;
    };
    expect(await told()).toEqual([world.users.manager]);
    const managers = world.port.in(world.above);
    const [role] = await managers
      .records(roleEntity)
      .find({ filter: { field: 'code', op: 'eq', value: 'CASE_MANAGER' } });
    const taken = { role: role?.id, about: 'conversation', mayRead: 'NONE' };
    const setting = await make(managers, 'permissionSetting', taken);
    expect(await told()).toEqual([]);
    await managers.records(permissionSetting).delete(setting.id);
    expect(await told()).toEqual([world.users.manager]);
  });
  test('carries no access token, and a ticket opens one socket', async () => {
    const { token, expiresIn } = (await world.port.call('GET', 'session-token', { as: world.token.camille as string }))
      .body;
    expect(expiresIn).toBeLessThanOrEqual(30);
    expect(token).not.toBe(world.token.camille);
  });
});

describe('a video call', () => {
  const inAnHour = () => String(Temporal.Now.instant().add({ hours: 1 }).round('second'));
  const plan = (login: string, more: object = {}) =>
    world.as(login, 'POST', 'video-call', { title: 'Where we stand', startsAt: inAnHour(), minutes: 30, ...more });
  test('is planned by either side, told to the other, and remembered in the chat', async () => {
    const made = await plan('camille');
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ status: 'SCHEDULED', hostName: 'Some manager', minutes: 30 });
    const notices = await world.until(
      async () => (await world.port.call('GET', 'notification', { as: world.token.manager as string })).body.content,
      (all) => all.length > 0,
    );
    expect(notices[0].title).toBe('Video call with Some camille: Where we stand');
    expect((await words('camille')).at(-1)).toContain('callPlanned');
    expect((await world.as('other', 'GET', 'video-call')).body).toEqual([]);
    expect((await world.as('camille', 'GET', 'video-call')).body).toHaveLength(1);
  });
  test('cannot be in the past, and is moved and cancelled while it is planned', async () => {
    expect((await plan('camille', { startsAt: '2020-01-01T10:00:00Z' })).body.errors[0].code).toBe(
      'communication.inPast',
    );
    const { id } = (await plan('manager', { caseDetailId: world.assignment })).body;
    const later = String(Temporal.Now.instant().add({ hours: 30 }).round('second'));
    const moved = await world.as('camille', 'PUT', `video-call/${id}`, {
      title: 'Later',
      startsAt: later,
      minutes: 45,
    });
    expect(moved.body).toMatchObject({ title: 'Later', startsAt: later, minutes: 45 });
    expect((await world.as('other', 'PUT', `video-call/${id}`, { title: 'x', startsAt: later })).status).toBe(404);
    expect((await world.as('camille', 'POST', `fe/video-call/${id}/cancel`, {})).status).toBe(200);
    expect((await world.as('camille', 'PUT', `video-call/${id}`, { title: 'x', startsAt: later })).status).toBe(409);
    expect((await world.as('camille', 'GET', `video-call/${id}/connection`)).status).toBe(409);
  });
});
