import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeContext, systemPrincipal } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startPostgres } from '../../apps/server/src/adapters/postgres/start-postgres.ts';
import { assemble } from '../../apps/server/src/assemble.ts';
import { readConfiguration } from '../../apps/server/src/configuration.ts';
import { openDatabase } from '../../apps/server/src/database.ts';
import { fillDatabase } from '../../apps/server/src/fill-database.ts';
import { createTenant, createUser, insertDefaultValues } from '../../apps/server/src/modules/identity/index.ts';
import { endServer, freePort, type ServerProcess, spawnServer, untilReady } from '../support/server-process.ts';

/** The server as people start it, on its own database and its own disk, killed in the middle of its work. */
const password = 'Correct-Horse-77';
const folder = mkdtempSync(join(tmpdir(), 'homeport-durable-'));
const dataDir = join(folder, 'data');
let port = 0;
const base = (): string => `http://127.0.0.1:${port}/api`;

const running: ServerProcess[] = [];
function spawn(env: Readonly<Record<string, string>>): ServerProcess {
  const server = spawnServer(env);
  running.push(server);
  return server;
}

/** Starts it on the data folder and waits until it is ready; answers after how many milliseconds. */
async function startServer(): Promise<{ server: ServerProcess; readyIn: number }> {
  const begun = performance.now();
  const server = spawn({ DATA_DIR: dataDir, PORT: String(port), RATE_FACTOR: '1000' });
  await untilReady(server, port);
  return { server, readyIn: performance.now() - begun };
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${base()}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'durable', password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Answers that were no success, with the Retry-After they carry. */
const refused: { readonly status: number; readonly retryAfter: string | null }[] = [];

/** One cost center under its key; the status, or undefined when no answer came. */
async function write(token: string, code: string): Promise<number | undefined> {
  const answer = await fetch(`${base()}/fe/cost-center`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': `key-${code}` },
    body: JSON.stringify({ code, name: `Cost center ${code}` }),
  }).catch(() => undefined);
  await answer?.text().catch(() => '');
  if (answer && answer.status !== 201)
    refused.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
  return answer?.status;
}

/** How often each code is there, and how many lines of history each has. */
async function stored(
  token: string,
  prefix: string,
): Promise<{ codes: string[]; historyOf(code: string): Promise<number> }> {
  const headers = { authorization: `Bearer ${token}` };
  const found: { id: string; code: string }[] = [];
  const filter = encodeURIComponent(JSON.stringify({ field: 'code', op: 'lk', value: `${prefix}%` }));
  for (let after = ''; ; ) {
    const page = (await (
      await fetch(`${base()}/fe/cost-center/search?size=1000&sort=code&filter=${filter}${after}`, { headers })
    ).json()) as { content: { id: string; code: string }[]; nextKey: string | null };
    found.push(...page.content.filter((c) => c.code.startsWith(prefix)));
    if (page.nextKey === null) break;
    after = `&after=${page.nextKey}`;
  }
  return {
    codes: found.map((c) => c.code),
    historyOf: async (code) => {
      const id = found.find((c) => c.code === code)?.id;
      const history = (await (await fetch(`${base()}/fe/cost-center/${id}/history`, { headers })).json()) as {
        content: unknown[];
      };
      return history.content.length;
    },
  };
}

/** Writes with sixteen hands until `stop`; what was acknowledged, and what was sent and not answered. */
function writing(token: string, prefix: string) {
  const acknowledged: string[] = [];
  const unanswered: string[] = [];
  let isOver = false;
  let count = 0;
  const hands = Array.from({ length: 16 }, async () => {
    while (!isOver) {
      count += 1;
      const code = `${prefix}${String(count).padStart(6, '0')}`;
      const status = await write(token, code);
      if (status === 201) acknowledged.push(code);
      else unanswered.push(code);
      if (status === undefined) await pause(20);
    }
  });
  return {
    acknowledged,
    unanswered,
    stop: async () => {
      isOver = true;
      await Promise.all(hands);
    },
  };
}

/** Everything acknowledged is there once, with one line of history; what was not answered may be repeated and is there once then. */
async function expectAllOnce(
  prefix: string,
  acknowledged: readonly string[],
  unanswered: readonly string[],
): Promise<void> {
  const token = await signIn();
  const before = await stored(token, prefix);
  expect(new Set(before.codes).size).toBe(before.codes.length);
  expect(acknowledged.filter((code) => !before.codes.includes(code))).toEqual([]);
  const again = [...acknowledged.slice(-20), ...unanswered.slice(0, 50)];
  for (const code of again) expect([code, await write(token, code)]).toEqual([code, 201]);
  const after = await stored(token, prefix);
  expect(new Set(after.codes).size).toBe(after.codes.length);
  for (const code of again) {
    expect(after.codes).toContain(code);
    expect([code, await after.historyOf(code)]).toEqual([code, 1]);
  }
}

/** The process id of the database in the data folder. */
const databasePid = (): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0]);

beforeAll(async () => {
  port = await freePort();
  const configuration = readConfiguration({ DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', LOG_LEVEL: 'error' });
  const database = await openDatabase(configuration, () => {});
  const server = await assemble(configuration, database);
  await fillDatabase(server, () => {});
  const id = crypto.randomUUID();
  const ctx = makeContext(server.engine, { me: systemPrincipal(id), requestId: 'test', system: 'a test prepares' });
  const user = {
    login: 'durable',
    firstName: 'Some',
    lastName: 'Body',
    email: 'durable@example.org',
    roles: ['administrator'] as const,
    password,
    hasAcceptedTerms: true,
  };
  for (const made of [
    await createTenant(ctx, { id, code: 'DURABLE', name: 'Durable', kind: 'CLIENT', subDomain: 'durable' }),
    await insertDefaultValues(ctx),
    await createUser(ctx, server.identity, user),
  ]) {
    if (isRefusal(made)) throw new Error(JSON.stringify(made));
  }
  await server.stop();
  await database.stop();
}, 120_000);

afterAll(async () => {
  for (const server of running) await endServer(server);
  // A killed server leaves its database running; starting on the folder takes it over, stopping ends it.
  await startPostgres({ dataDir: join(dataDir, 'postgres'), log: () => {} }).then(
    (left) => left.stop(),
    () => {},
  );
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

describe('acknowledged writes', () => {
  test('are all there, once, after the server was killed', async () => {
    const { server } = await startServer();
    const load = writing(await signIn(), 'S');
    while (load.acknowledged.length < 200) await pause(10);
    server.child.kill('SIGKILL');
    await load.stop();
    expect(await server.ended).toBe('SIGKILL');
    const { readyIn } = await startServer();
    console.log(
      `killed server: ready again after ${Math.round(readyIn)} ms (promised: 5000); ${load.acknowledged.length} writes acknowledged, ${load.unanswered.length} cut off`,
    );
    await expectAllOnce('S', load.acknowledged, load.unanswered);
  });

  test('are all there, once, after the database was killed; the server stays and is ready again by itself', async () => {
    const server = running.at(-1) as ServerProcess;
    const load = writing(await signIn(), 'D');
    while (load.acknowledged.length < 200) await pause(10);
    refused.length = 0;
    const killed = performance.now();
    process.kill(databasePid(), 'SIGKILL');
    await pause(200);
    await untilReady(server, port);
    const readyIn = performance.now() - killed;
    await pause(500);
    await load.stop();
    expect(server.child.exitCode).toBeNull();
    // While it is away: never a false success, never a fault, always when to come back.
    expect(refused.filter((r) => r.status !== 503 || r.retryAfter === null)).toEqual([]);
    console.log(
      `killed database: ready again after ${Math.round(readyIn)} ms (promised: 20000); ${load.acknowledged.length} writes acknowledged, ${load.unanswered.length} cut off`,
    );
    await expectAllOnce('D', load.acknowledged, load.unanswered);
  });

  test('and answers lose nothing when the server is told to stop under load: exit code 0', async () => {
    const server = running.at(-1) as ServerProcess;
    const token = await signIn();
    const statuses: number[] = [];
    const failures: string[] = [];
    let isOver = false;
    const hands = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const answer = await fetch(`${base()}/fe/cost-center/search?size=5`, {
          headers: { authorization: `Bearer ${token}` },
        }).catch((error: Error & { cause?: { code?: string } }) => error);
        if (answer instanceof Response) {
          statuses.push(answer.status);
          await answer.text();
        } else if (answer.cause?.code === 'ECONNREFUSED')
          return; // It does not listen any more: this call never began.
        else failures.push(answer.cause?.code ?? answer.message);
      }
    });
    while (statuses.length < 200) await pause(10);
    const told = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    isOver = true;
    await Promise.all(hands);
    console.log(
      `told to stop under load: done in ${Math.round(performance.now() - told)} ms (promised: 25000), ${statuses.length} answers`,
    );
    expect(failures).toEqual([]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

describe('a start that cannot succeed says why in one sentence and ends with 1', () => {
  const refused = async (env: Readonly<Record<string, string>>): Promise<string> => {
    const server = spawn(env);
    expect(await server.ended).toBe(1);
    return server.said().trim();
  };

  test('when the port is in use', async () => {
    const other = createServer();
    const taken = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    expect(await refused({ DATA_DIR: join(folder, 'port'), PORT: String(taken) })).toBe(
      `Port ${taken} is in use. Stop the other program, or start with another PORT.`,
    );
    other.close();
  });

  test('when the data folder cannot be written', async () => {
    const file = join(folder, 'a file');
    writeFileSync(file, '');
    const sentence = await refused({ DATA_DIR: join(file, 'data'), PORT: String(await freePort()) });
    expect(sentence.split('\n')).toHaveLength(1);
    expect(sentence).toContain(file);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test.each([
    [
      'nobody listens there',
      () => 'postgres://nobody@127.0.0.1:1/nothing',
      /^The database at DATABASE_URL cannot be reached: .*\.$/,
    ],
    ['it is no address of a PostgreSQL', () => 'mysql://localhost/x', /^DATABASE_URL must start with postgres:/],
    [
      'there is no such database',
      () => Object.assign(new URL(inject('databaseServer')), { pathname: '/not_there' }).href,
      /^The database at DATABASE_URL cannot be reached: .*not_there.*\.$/,
    ],
  ])('when DATABASE_URL is wrong: %s', async (_name, url, sentence) => {
    const said = await refused({
      DATA_DIR: join(folder, 'wrong'),
      PORT: String(await freePort()),
      DATABASE_URL: url(),
    });
    expect(said).toMatch(sentence);
    expect(said.split('\n')).toHaveLength(1);
  });
});
