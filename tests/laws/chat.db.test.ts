import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChatPage, waitAsTold } from '../support/chat-page.ts';
import { type PeopleWorld, peopleWorld } from '../support/people-world.ts';
import { type Node, type Nodes, nodesOf } from '../support/server-nodes.ts';

/**
 * Three nodes on one database, each a process of its own, one of them killed in the middle: everybody ends with all messages,
 * in order, once. `CHAT_LAW=full` runs it with 300 sockets and 5,000 messages; the usual run has 30 and 300.
 */
const isFull = process.env.CHAT_LAW === 'full';
const sockets = isFull ? 300 : 30;
const messages = isFull ? 5_000 : 300;
const writers = isFull ? 32 : 8;
/** Milliseconds within which everybody has everything after connecting again. */
const catchUp = 5_000;
/** The pages are of two people who write to each other. */
const logins = ['camille', 'manager'] as const;
const loginOf = (place: number) => logins[place % logins.length] as string;

let world: PeopleWorld;
let chat = '';
let nodes: Nodes;

const anyNode = (place: number): string => (nodes.living[place % nodes.living.length] as Node).url;

beforeAll(async () => {
  world = await peopleWorld();
  chat = (await world.as('camille', 'POST', 'conversation', {})).body.id;
  nodes = nodesOf(world.port);
  await Promise.all([nodes.start(), nodes.start(), nodes.start()]);
}, 120_000);
afterAll(async () => {
  await nodes?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
}, 60_000);

/** Calls a node as somebody; a refusal is thrown with the seconds after which to come back. */
async function ask(url: string, login: string, method: string, path: string, body?: object): Promise<unknown> {
  const at = login === 'manager' && path !== 'session-token' ? `for-tenant/${world.home}/${path}` : path;
  const response = await fetch(`${url}/api/${at}`, {
    method,
    headers: {
      authorization: `Bearer ${world.token[login]}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = await response.text();
  if (!response.ok)
    throw new Error(`${response.status} ${answer}`, { cause: Number(response.headers.get('retry-after') ?? 0) });
  return JSON.parse(answer);
}

/** Sends one message until some node has said that it is kept; always under the same id. */
async function say(login: string, text: string, place: number): Promise<void> {
  const id = crypto.randomUUID();
  for (let attempt = 0; ; attempt += 1) {
    try {
      await ask(anyNode(place + attempt), login, 'POST', `conversation/${chat}/message`, { id, text });
      return;
    } catch (error) {
      if (attempt > 1000) throw error;
      await waitAsTold(error);
    }
  }
}

test(
  `${sockets} pages on three nodes have ${messages} messages, in order, once, although one node is killed`,
  async () => {
    const pages = Array.from(
      { length: sockets },
      (_, place) =>
        new ChatPage({
          chat,
          node: () => anyNode(place),
          ask: (method, path, body) => ask(anyNode(place), loginOf(place), method, path, body),
        }),
    );
    await Promise.all(pages.map((page) => page.open()));
    const began = Date.now();
    const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
    const reads = () => pages.reduce((sum, page) => sum + page.asked, 0);
    const tell = (kept: number) => console.info(`${kept} messages after ${seconds()} s and ${reads()} reads`);
    let next = 0;
    let killed: Promise<void> | undefined;
    const writer = async (login: string) => {
      for (;;) {
        const mine = next;
        next += 1;
        if (mine >= messages) return;
        if (isFull && mine % 500 === 0) tell(mine);
        if (mine === Math.floor(messages / 2)) killed = nodes.kill(nodes.living[0] as Node);
        await say(login, `message ${mine}`, mine);
      }
    };
    await Promise.all(Array.from({ length: writers }, (_, i) => writer(loginOf(i))));
    await killed;
    const allKept = Date.now();
    const since = (page: ChatPage) => Math.max(page.reconnectedAt, allKept);
    const isDone = () => pages.every((page) => page.seen.filter((line) => line.kind === 'TEXT').length >= messages);
    for (const end = Date.now() + 30_000; !isDone() && Date.now() < end; ) await pause(20);
    for (const page of pages) {
      const texts = page.seen.filter((line) => line.kind === 'TEXT').map((line) => line.text);
      expect(new Set(texts).size).toBe(messages);
      expect(texts).toHaveLength(messages);
      expect(page.seen.map((line) => line.seq)).toEqual(page.seen.map((_, i) => i + 1));
      expect(page.completeAt - since(page)).toBeLessThan(catchUp);
    }
    const moved = pages.filter((page) => page.reconnectedAt > 0);
    expect(moved.length).toBeGreaterThanOrEqual(Math.floor(sockets / 3));
    if (isFull) {
      const took = (allKept - began) / 1000;
      const slowest = Math.max(...pages.map((page) => page.completeAt - since(page)));
      console.info(
        `${messages} messages kept in ${took.toFixed(1)} s with ${reads()} reads; ${moved.length} pages moved; the last page had everything ${slowest} ms after it was connected again; load average ${loadavg()[0]?.toFixed(1)}`,
      );
    }
    for (const page of pages) page.close();
  },
  isFull ? 1_800_000 : 90_000,
);
