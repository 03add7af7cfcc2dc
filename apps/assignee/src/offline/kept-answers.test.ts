import { Problem } from '@homeport/client';
import type { Me } from '@homeport/model/identity';
import { createQueryClient } from '@homeport/ui/routing/query-client.ts';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFor } from './kept-answers.rules.ts';
import { forgetAnswers, type Keeping, keepAnswers, startFromDevice } from './kept-answers.ts';
import type { KeptAnswer, KeptStart, KeptStore } from './kept-store.ts';

const startOf = (id: string) =>
  ({ me: { id, sessionEndsAt: '2999-01-01T00:00:00Z' } as Me, access: {}, theme: {} }) as KeptStart;
const questions = ['timeline', 'services', 'contacts'] as const;
type Question = (typeof questions)[number];
type Wait = (what: string) => Promise<void>;

/** A device: pieces of work are done one after the other, in the order asked, also those of a window that is gone. */
class Device {
  rows = new Map<string, KeptAnswer>();
  kept: KeptStart | undefined;
  /** Tokens lie beside it, seen by every window at once. */
  isSignedIn = true;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #wait: Wait;
  constructor(wait: Wait) {
    this.#wait = wait;
  }
  /** How one window reaches it: a window that is gone asks nothing any more, and is not answered. */
  seenFrom(window: { readonly isGone: boolean }): KeptStore {
    const work = <A>(what: string, of: () => A): Promise<A> => {
      if (window.isGone) return new Promise(() => undefined);
      const mine = this.#turn.then(() => this.#wait(what)).then(of);
      this.#turn = mine;
      return mine.then((answer) => (window.isGone ? new Promise<never>(() => undefined) : answer));
    };
    const drop = (is: (row: KeptAnswer) => boolean) => {
      for (const [key, row] of this.rows) if (is(row)) this.rows.delete(key);
    };
    return {
      all: (user) => work('read', () => [...this.rows.values()].filter((row) => row.user === user)),
      one: (user, hash) => work('read', () => this.rows.get(`${user} ${hash}`)),
      put: (answers) =>
        work('put', () => {
          for (const row of structuredClone(answers)) this.rows.set(`${row.user} ${row.hash}`, row);
        }),
      start: () => work('start', () => this.kept),
      keepStart: (start) =>
        work('keep', () => {
          this.kept = start;
        }),
      leaveOnly: (user, since) => work('sweep', () => drop((row) => row.user !== user || row.at < since)),
      forget: (user) =>
        work('forget', () => {
          drop((row) => row.user === user);
          this.kept = undefined;
        }),
    };
  }
}
/** A network and what stands behind it: every answer is newer than the one before. */
class Server {
  isThere = true;
  #newest = 0;
  readonly #wait: Wait;
  constructor(wait: Wait) {
    this.#wait = wait;
  }
  /** It may be lost before, while and after it is asked. */
  async ask(what: string): Promise<number> {
    const reach = () => {
      if (!this.isThere) throw new Problem({ status: 0 });
    };
    // It takes its time to find that out, too.
    await this.#wait(`ask ${what}`);
    reach();
    this.#newest += 1;
    const answer = this.#newest;
    await this.#wait(`answer ${what}`);
    reach();
    return answer;
  }
  made(): number {
    this.#newest += 1;
    return this.#newest;
  }
}
/**
 * What each window has shown last. Two that stand side by side may show different versions, since nobody knows which of two answers
 * on their way left the server first: what is kept is one of them. A window that is gone counts until another shows something.
 */
type Shown = Map<Question, Map<Window, number>>;

class Window {
  isGone = false;
  readonly queries: QueryClient = createQueryClient();
  readonly keeping: Keeping;
  readonly #server: Server;
  readonly #device: KeptStore;
  readonly #shown: Shown;
  #stands = false;
  constructor(server: Server, device: Device, shown: Shown) {
    this.#server = server;
    this.#shown = shown;
    this.#device = device.seenFrom(this);
    this.keeping = keepAnswers(this.queries, this.#device, { isSignedIn: () => device.isSignedIn });
    this.queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success')
        this.#look([event.query.queryKey[0] as Question]);
    });
  }
  #look(at: readonly Question[]): void {
    if (this.isGone || !this.#stands) return;
    for (const what of at) {
      const seen = this.queries.getQueryData<{ version: number }>([what])?.version;
      if (seen === undefined) continue;
      const others = [...(this.#shown.get(what) ?? [])].filter(([window]) => !window.isGone);
      this.#shown.set(what, new Map([...others, [this, seen]]));
    }
  }
  /** As the application starts; answers whether it stands. */
  async open(): Promise<boolean> {
    try {
      await this.#server.ask('who this is');
      this.keeping.begin(startOf('me'));
    } catch {
      const kept = await startFromDevice(this.#device);
      if (!kept) {
        this.keeping.nobody();
        return false;
      }
      await this.keeping.beginFromDevice(kept);
    }
    this.#stands = true;
    this.#look(questions);
    return true;
  }
  ask(what: Question): Promise<{ version: number }> {
    const queryFn = async () => ({ version: await this.#server.ask(what) });
    return this.queries.fetchQuery({ queryKey: [what], queryFn, staleTime: 0 });
  }
  /** Something made here is shown before it is asked for. */
  make(what: Question): void {
    this.queries.setQueryData([what], { version: this.#server.made() });
  }
  close(): void {
    this.isGone = true;
  }
}

const event = fc.oneof(
  fc.record({ do: fc.constantFrom('ask' as const, 'make' as const), what: fc.constantFrom(...questions) }),
  fc.record({ do: fc.constantFrom('lose' as const, 'return' as const, 'reload' as const, 'second' as const) }),
);
/** How much of what is on its way goes on after an event. */
const story = fc.array(fc.tuple(event, fc.nat({ max: 4 })), { minLength: 1, maxLength: 14 });

class Channels extends EventTarget {
  static readonly all = new Set<Channels>();
  constructor() {
    super();
    Channels.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const one of Channels.all) if (one !== this) one.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    Channels.all.delete(this);
  }
}
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channels);
  // Those who watch are told at once, as they are when a page is drawn.
  notifyManager.setScheduler((tell) => tell());
});
afterEach(() => {
  Channels.all.clear();
  notifyManager.setScheduler((tell) => setTimeout(tell, 0));
});

test('whatever was shown is there after the network is lost and the page is opened anew, in every order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), story, async (schedule, events) => {
      const wait: Wait = (what) => schedule.schedule(Promise.resolve(), what);
      const go = async (steps: number) => {
        for (let step = 0; step < steps && schedule.count() > 0; step += 1) await schedule.waitOne();
      };
      const settle = async () => {
        for (let calm = 0; calm < 3; calm += 1) {
          while (schedule.count() > 0) {
            await schedule.waitOne();
            calm = 0;
          }
          await new Promise((done) => setTimeout(done, 0));
        }
      };
      const server = new Server(wait);
      const device = new Device(wait);
      const shown: Shown = new Map();
      const enter = () => {
        const window = new Window(server, device, shown);
        // A page may ask before it is known who it is.
        void window.ask('timeline').catch(() => undefined);
        void window.open();
        return window;
      };
      let windows = [enter()];
      for (const [one, steps] of events) {
        const [window] = windows as [Window, ...Window[]];
        if (one.do === 'ask') void window.ask(one.what).catch(() => undefined);
        else if (one.do === 'make') window.make(one.what);
        else if (one.do === 'lose') server.isThere = false;
        else if (one.do === 'return') server.isThere = true;
        else if (one.do === 'second') windows = [enter(), ...windows];
        else {
          window.close();
          windows = [enter(), ...windows.slice(1)];
        }
        await go(steps);
      }
      server.isThere = false;
      for (const window of windows) window.close();
      const last = new Window(server, device, new Map());
      const stands = last.open();
      const asked = [...shown].map(async ([what, versions]) => {
        const version = Math.min(...versions.values());
        return [what, version, (await last.ask(what)).version] as const;
      });
      await settle();
      if (shown.size > 0) expect(await stands).toBe(true);
      for (const [what, version, found] of await Promise.all(asked))
        expect(found, `${what} was shown as ${version}`).toBeGreaterThanOrEqual(version);
    }),
    { numRuns: 250 },
  );
}, 60_000);

const atOnce: Wait = () => Promise.resolve();
const calm = () => new Promise((done) => setTimeout(done, 5));

test('what is made here while its question is on its way is kept, although the network fails that question', async () => {
  const server = new Server(atOnce);
  const device = new Device(atOnce);
  const window = new Window(server, device, new Map());
  const asked = window.ask('timeline');
  window.make('timeline');
  server.isThere = false;
  await asked;
  server.isThere = true;
  await window.open();
  await calm();
  expect(device.rows.get('me ["timeline"]')?.data).toEqual({ version: 1 });
});

test('a page that is opened while the network is away shows what was kept, as old as it is, and asks again when it is back', async () => {
  const server = new Server(atOnce);
  const device = new Device(atOnce);
  const hash = '["services"]';
  const at = Date.now() - 3600_000;
  device.rows.set(`me ${hash}`, { user: 'me', hash, key: ['services'], data: { version: 0 }, at });
  const window = new Window(server, device, new Map());
  await window.open();
  // Opened with a network, which is lost without a word of the browser.
  server.isThere = false;
  expect(await window.ask('services')).toEqual({ version: 0 });
  await calm();
  expect(window.queries.getQueryState(['services'])?.dataUpdatedAt).toBe(at);
  expect(device.rows.get(`me ${hash}`)?.at).toBe(at);
  await expect(window.ask('contacts')).rejects.toMatchObject({ status: 0 });
  server.isThere = true;
  expect((await window.ask('services')).version).toBeGreaterThan(0);
});

test('who signs out leaves nothing, also of what another window is keeping in that moment; others and what is too old go', async () => {
  const held = Promise.withResolvers<void>();
  const device = new Device((what) => (what === 'put' ? held.promise : Promise.resolve()));
  const server = new Server(atOnce);
  const row = (user: string, at: number) => ({ user, hash: `${user}${at}`, key: ['phases'], data: 1, at });
  for (const one of [row('other', Date.now()), row('me', Date.now() - keptFor - 1), row('me', Date.now())])
    device.rows.set(`${one.user} ${one.hash}`, one);
  const [one, other] = [new Window(server, device, new Map()), new Window(server, device, new Map())];
  await one.open();
  await calm();
  expect([...device.rows.values()].map(({ user, at }) => user === 'me' && Date.now() - at < keptFor)).toEqual([true]);
  await other.open();
  one.make('timeline');
  const gone = forgetAnswers('me', device.seenFrom(other));
  one.make('services');
  held.resolve();
  await gone;
  await calm();
  expect(device.rows.size).toBe(0);
  expect(device.kept).toBeUndefined();
});

const before = fc.oneof(
  fc.record({ do: fc.constantFrom('ask' as const, 'make' as const), what: fc.constantFrom(...questions) }),
  fc.record({ do: fc.constantFrom('second' as const, 'lose' as const, 'return' as const) }),
);

test('who signs out leaves nothing in any window, whatever another one was opening, asking or keeping, in every order', async () => {
  const steps = fc.array(fc.tuple(before, fc.nat({ max: 4 })), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), steps, steps, async (schedule, events, after) => {
      const wait: Wait = (what) => schedule.schedule(Promise.resolve(), what);
      const server = new Server(wait);
      const device = new Device(wait);
      const windows = [new Window(server, device, new Map())];
      void windows[0]?.open();
      const play = async (all: typeof events) => {
        for (const [one, count] of all) {
          const [window] = windows as [Window, ...Window[]];
          if (one.do === 'ask') void window.ask(one.what).catch(() => undefined);
          else if (one.do === 'make') window.make(one.what);
          else if (one.do === 'lose') server.isThere = false;
          else if (one.do === 'return') server.isThere = true;
          else if (device.isSignedIn) {
            windows.unshift(new Window(server, device, new Map()));
            void windows[0]?.open();
          }
          for (let step = 0; step < count && schedule.count() > 0; step += 1) await schedule.waitOne();
        }
      };
      await play(events);
      device.isSignedIn = false;
      void forgetAnswers('me', device.seenFrom({ isGone: false }));
      await play(after);
      for (let quiet = 0; quiet < 3; quiet += 1) {
        while (schedule.count() > 0) {
          await schedule.waitOne();
          quiet = 0;
        }
        await new Promise((done) => setTimeout(done, 0));
      }
      expect([...device.rows.keys()]).toEqual([]);
      expect(device.kept).toBeUndefined();
    }),
    { numRuns: 200 },
  );
}, 60_000);
