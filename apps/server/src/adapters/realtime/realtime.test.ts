import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { io as connect, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Realtime, startRealtime } from './realtime.ts';
import { isAllowedOrigin, messageMeter } from './realtime-limits.ts';
import type { SocketOwner } from './socket-owner.ts';

const camille: SocketOwner = { tenant: 't1', user: 'camille', session: 's1', address: '127.0.0.1' };
const diego: SocketOwner = { tenant: 't1', user: 'diego', session: 's2', address: '127.0.0.1' };
const stranger: SocketOwner = { tenant: 't2', user: 'other', session: 's3', address: '127.0.0.1' };

let server: Server;
let nodes: Realtime[];
let tickets: Map<string, SocketOwner>;
let living: Set<string>;
let rooms: Map<string, Set<string>>;
const sockets: Socket[] = [];

function node(http: Server): Realtime {
  return startRealtime({
    server: http,
    apiPrefix: '/api',
    publicUrl: 'https://move.example.org',
    redeem: async (ticket) => {
      const owner = tickets.get(ticket);
      tickets.delete(ticket);
      return owner;
    },
    alive: async () => living,
    say: async (line) => {
      for (const n of nodes) n.hear(line);
    },
    mayEnter: async (owner, _tenant, room) => (rooms.get(room)?.has(owner.user) ? { name: owner.user } : undefined),
    typing: async (owner, _tenant, conversation) =>
      nodes[0]?.wake('t1', 'diego', `typing:${conversation}:${owner.user}`),
    log: pino({ level: 'silent' }),
  });
}
beforeEach(async () => {
  tickets = new Map([
    ['a', camille],
    ['b', diego],
    ['c', stranger],
    ['a2', camille],
  ]);
  living = new Set(['s1', 's2', 's3']);
  rooms = new Map(['call:1', 'call:2'].map((room) => [room, new Set(['camille', 'diego'])]));
  server = createServer();
  nodes = [node(server)];
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(async () => {
  for (const s of sockets.splice(0)) s.disconnect();
  for (const n of nodes) await n.close();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

function open(ticket: string, headers: Record<string, string> = {}, to = server): Socket {
  const { port } = to.address() as AddressInfo;
  const socket = connect(`http://127.0.0.1:${port}`, {
    path: '/api/live',
    transports: ['websocket'],
    auth: { ticket },
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  return socket;
}
const once = (socket: Socket, event: string): Promise<unknown> => new Promise((done) => socket.once(event, done));
const topics = (socket: Socket): string[] => {
  const heard: string[] = [];
  socket.on('wake', (topic: string) => heard.push(topic));
  return heard;
};
const until = async (holds: () => boolean, milliseconds = 3_000) => {
  for (const end = Date.now() + milliseconds; !holds() && Date.now() < end; )
    await new Promise((r) => setTimeout(r, 10));
  expect(holds()).toBe(true);
};

describe('a wake-up', () => {
  test('reaches all pages of its user, and nobody else', async () => {
    const [one, other, two, four] = [open('a'), open('a2'), open('b'), open('c')];
    await Promise.all([one, other, two, four].map((s) => once(s, 'ready')));
    const heard = [one, other, two, four].map(topics);
    nodes[0]?.wake('t1', 'camille', 'notifications');
    await until(() => heard[0]?.length === 1 && heard[1]?.length === 1);
    expect(heard).toEqual([['notifications'], ['notifications'], [], []]);
  });
  test('is said once for many changes of a kind', async () => {
    const socket = open('a');
    await once(socket, 'ready');
    const heard = topics(socket);
    for (let i = 0; i < 50; i += 1) nodes[0]?.wake('t1', 'camille', 'jobs');
    nodes[0]?.wake('t1', 'camille', 'notifications');
    await until(() => heard.length >= 2);
    expect(heard.sort()).toEqual(['jobs', 'notifications']);
  });
  test('reaches pages that are connected to another node', async () => {
    const second = createServer();
    nodes.push(node(second));
    await new Promise<void>((done) => second.listen(0, '127.0.0.1', done));
    const socket = open('a', {}, second);
    await once(socket, 'ready');
    const heard = topics(socket);
    nodes[0]?.wake('t1', 'camille', 'jobs');
    await until(() => heard.length === 1);
    socket.disconnect();
    second.closeAllConnections();
    await new Promise((done) => second.close(done));
  });
});

describe('a socket', () => {
  test('opens with a ticket, once', async () => {
    const socket = open('a');
    await once(socket, 'ready');
    expect(await once(open('a'), 'connect_error')).toMatchObject({ message: 'notSignedIn' });
    expect(await once(open('guessed'), 'connect_error')).toMatchObject({ message: 'notSignedIn' });
  });
  test('is not opened for pages of another origin', async () => {
    await once(open('a', { origin: 'https://evil.example' }), 'connect_error');
    expect(tickets.has('a')).toBe(true);
    await once(open('a', { origin: 'https://move.example.org' }), 'ready');
  });
  test('closes within a second when its session ends', async () => {
    const socket = open('a');
    await once(socket, 'ready');
    const started = Date.now();
    living.delete('s1');
    await once(socket, 'disconnect');
    expect(Date.now() - started).toBeLessThan(1_500);
  });
  test('that talks too much or too long is closed', async () => {
    const chatty = open('a');
    await once(chatty, 'ready');
    for (let i = 0; i < 101; i += 1) chatty.emit('hello');
    await once(chatty, 'disconnect');
    const long = open('b');
    await once(long, 'ready');
    long.emit('hello', 'x'.repeat(70 * 1024));
    await once(long, 'disconnect');
  });
});

describe('a room', () => {
  const enter = (socket: Socket, room: string) =>
    new Promise<boolean>((done) => socket.emit('enter', room, undefined, (isIn: boolean) => done(isIn)));
  const events = (socket: Socket) => {
    const heard: { what: string; name: string; data?: unknown }[] = [];
    socket.on('room', (_room: string, event: (typeof heard)[number]) => heard.push(event));
    return heard;
  };
  test('is entered by who may, and nobody else hears what is said in it', async () => {
    const [one, two, four] = [open('a'), open('b'), open('c')];
    await Promise.all([one, two, four].map((s) => once(s, 'ready')));
    const [first, second, third] = [one, two, four].map(events);
    expect([await enter(one, 'call:1'), await enter(two, 'call:1'), await enter(four, 'call:1')]).toEqual([
      true,
      true,
      false,
    ]);
    four.emit('tell', 'call:1', 'let me in');
    // Longer than a notification of the database.
    two.emit('tell', 'call:1', { sdp: 'x'.repeat(20_000) });
    await until(() => first?.some((e) => e.what === 'told') === true);
    expect(first?.map((e) => [e.what, e.name])).toEqual([
      ['entered', 'diego'],
      ['told', 'diego'],
    ]);
    expect(second?.some((e) => e.what === 'told')).toBe(false);
    expect(third).toEqual([]);
    two.disconnect();
    await until(() => first?.at(-1)?.what === 'left');
  });
  test('is left within a second by who may not be there any more', async () => {
    const [one, two] = [open('a'), open('b')];
    await Promise.all([one, two].map((s) => once(s, 'ready')));
    const heard = events(one);
    await enter(one, 'call:2');
    await enter(two, 'call:2');
    rooms.get('call:2')?.delete('diego');
    const started = Date.now();
    await until(() => heard.some((e) => e.what === 'left'));
    expect(Date.now() - started).toBeLessThan(1_500);
    two.emit('tell', 'call:2', 'still here');
    await new Promise((r) => setTimeout(r, 200));
    expect(heard.some((e) => e.what === 'told')).toBe(false);
  });
});

describe('limits', () => {
  test('an origin is our own, or the host the request came to', () => {
    expect(isAllowedOrigin(undefined, 'x', 'https://move.example.org')).toBe(true);
    expect(
      isAllowedOrigin('https://halden.move.example.org', 'halden.move.example.org', 'https://move.example.org'),
    ).toBe(true);
    expect(isAllowedOrigin('null', 'move.example.org', 'https://move.example.org')).toBe(false);
    expect(
      isAllowedOrigin('https://move.example.org.evil.example', 'move.example.org', 'https://move.example.org'),
    ).toBe(false);
  });
  test('messages are counted over a sliding minute', () => {
    let at = 59_000;
    const mayTake = messageMeter(10, () => at);
    expect(Array.from({ length: 11 }, mayTake).filter(Boolean)).toHaveLength(10);
    at = 61_000;
    expect(mayTake()).toBe(false);
    at = 200_000;
    expect(mayTake()).toBe(true);
  });
});
