import type { Socket as RawSocket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatLine } from '@homeport/model/communication';
import { io as connect, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Assembled, assemble } from '../../apps/server/src/assemble.ts';
import { type PeopleWorld, peopleWorld } from '../support/people-world.ts';

/**
 * Three nodes on one database, one of them killed in the middle: everybody ends with all messages, in order, once.
 * `CHAT_LAW=full` runs it with 300 sockets and 5,000 messages; the usual run has 30 and 300.
 */
const isFull = process.env.CHAT_LAW === 'full';
const sockets = isFull ? 300 : 30;
const messages = isFull ? 5_000 : 300;
/** Milliseconds within which everybody has everything after connecting again. */
const catchUp = 5_000;

interface Node {
  readonly server: Assembled;
  readonly url: string;
  readonly raw: Set<RawSocket>;
  isAlive: boolean;
}
let world: PeopleWorld;
let chat = '';
const nodes: Node[] = [];

async function startNode(): Promise<Node> {
  const server = await assemble({ ...world.port.configuration, rateFactor: 1000 }, { url: world.port.databaseUrl });
  const raw = new Set<RawSocket>();
  server.app.server.on('connection', (socket) => {
    raw.add(socket);
    socket.on('close', () => raw.delete(socket));
  });
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return { server, url, raw, isAlive: true };
}
/** As a process that is gone: nothing is said any more, every connection is cut. */
function kill(node: Node): void {
  node.isAlive = false;
  node.server.app.server.close();
  for (const socket of node.raw) socket.destroy();
}
const living = (): Node[] => nodes.filter((node) => node.isAlive);
const anyNode = (place: number): Node => living()[place % living().length] as Node;

beforeAll(async () => {
  world = await peopleWorld();
  chat = (await world.as('camille', 'POST', 'conversation', {})).body.id;
  for (let i = 0; i < 3; i += 1) nodes.push(await startNode());
}, 120_000);
afterAll(async () => {
  for (const { server } of nodes) await server.stop().catch(() => undefined);
  await world?.[Symbol.asyncDispose]();
}, 60_000);

const pathFor = (login: string, path: string) => (login === 'manager' ? `for-tenant/${world.home}/${path}` : path);
const ask = async (node: Node, login: string, method: string, path: string, body?: object) => {
  const response = await fetch(`${node.url}/api/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${world.token[login]}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
};

/** One open page: hears wake-ups, asks for what it has not seen, connects again elsewhere when its node is gone. */
class Page {
  readonly seen: ChatLine[] = [];
  reconnectedAt = 0;
  completeAt = 0;
  private socket: Socket | undefined;
  private work: Promise<unknown> = Promise.resolve();
  private isOver = false;
  readonly login: string;
  readonly place: number;
  constructor(login: string, place: number) {
    this.login = login;
    this.place = place;
  }
  async open(): Promise<void> {
    const node = anyNode(this.place);
    const { token } = await ask(node, this.login, 'GET', 'session-token');
    const socket = connect(node.url, {
      path: '/api/live',
      transports: ['websocket'],
      auth: { ticket: token },
      reconnection: false,
      forceNew: true,
    });
    this.socket = socket;
    socket.on('wake', (topic: string) => topic === `chat:${chat}` && this.read());
    await new Promise<void>((done, fail) => {
      socket.once('ready', () => done());
      socket.once('connect_error', fail);
    });
    socket.on('disconnect', () => void this.again());
    this.read();
  }
  private async again(): Promise<void> {
    while (!this.isOver) {
      try {
        await opening(() => this.open(), this.login);
        this.reconnectedAt = Date.now();
        return;
      } catch {
        await pause(50);
      }
    }
  }
  /** `after=seq`, one question after the other. */
  private read(): void {
    this.work = this.work.then(async () => {
      for (;;) {
        const after = this.seen.at(-1)?.seq ?? 0;
        const path = pathFor(this.login, `conversation/${chat}/message?after=${after}&size=500`);
        const page = await ask(anyNode(this.place), this.login, 'GET', path).catch(() => undefined);
        if (!page) {
          await pause(50);
          continue;
        }
        this.seen.push(...page.content);
        if (this.seen.length > 0 && this.seen.length >= page.lastSeq) this.completeAt = Date.now();
        if (page.content.length < 500) return;
      }
    });
  }
  close(): void {
    this.isOver = true;
    this.socket?.disconnect();
  }
}

/** The newest ticket of a session counts, so the pages of one session connect one after the other. */
const turns = new Map<string, Promise<unknown>>();
function opening(open: () => Promise<void>, login: string): Promise<void> {
  const mine = (turns.get(login) ?? Promise.resolve()).catch(() => undefined).then(open);
  turns.set(login, mine);
  return mine;
}

/** Sends one message until some node has said that it is kept; always under the same id. */
async function say(login: string, text: string, place: number): Promise<void> {
  const id = crypto.randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    try {
      const path = pathFor(login, `conversation/${chat}/message`);
      await ask(anyNode(place + attempt), login, 'POST', path, { id, text });
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await pause(30);
    }
  }
}

test(
  `${sockets} pages on three nodes have ${messages} messages, in order, once, although one node is killed`,
  async () => {
    const logins = ['camille', 'manager'];
    const pages = Array.from({ length: sockets }, (_, i) => new Page(logins[i % logins.length] as string, i));
    await Promise.all(pages.map((page) => opening(() => page.open(), page.login)));
    let next = 0;
    let killedAt = 0;
    const writer = async (login: string) => {
      for (;;) {
        const mine = next;
        next += 1;
        if (mine >= messages) return;
        if (mine === Math.floor(messages / 2)) {
          kill(nodes[0] as Node);
          killedAt = Date.now();
        }
        await say(login, `message ${mine}`, mine);
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, i) => writer(logins[i % logins.length] as string)));
    const allKept = Date.now();
    const isDone = () => pages.every((page) => page.seen.filter((line) => line.kind === 'TEXT').length >= messages);
    for (const end = Date.now() + 30_000; !isDone() && Date.now() < end; ) await pause(20);
    expect(killedAt).toBeGreaterThan(0);
    for (const page of pages) {
      const texts = page.seen.filter((line) => line.kind === 'TEXT').map((line) => line.text);
      expect(new Set(texts).size).toBe(messages);
      expect(texts).toHaveLength(messages);
      expect(page.seen.map((line) => line.seq)).toEqual(page.seen.map((_, i) => i + 1));
      const since = Math.max(page.reconnectedAt, allKept);
      expect(page.completeAt - since).toBeLessThan(catchUp);
    }
    const moved = pages.filter((page) => page.reconnectedAt > 0);
    expect(moved.length).toBeGreaterThanOrEqual(Math.floor(sockets / 3));
    for (const page of pages) page.close();
  },
  isFull ? 600_000 : 90_000,
);
