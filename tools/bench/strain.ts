import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { serverEnvironment } from '../runtime/server-environment.mjs';
import { cache } from './bench-place.ts';
import { type Caller, signedIn } from './caller.ts';
import { type RunningServer, startServer } from './our-server.ts';
import { percentile } from './rounds.ts';

type Say = (line: string) => void;
const root = join(import.meta.dirname, '../..');
const seconds = 10;

/** What one who means harm, or means well and is loud, does to the others: over the demo, `only` names one of the three. */
export async function measureStrain(port: number, only: string | undefined, say: Say): Promise<void> {
  const dataDir = join(cache, 'strain');
  await rm(dataDir, { recursive: true, force: true });
  say('loading the demo');
  await using server = await startServer(
    [join(root, 'apps/server/src/start.ts')],
    port,
    '/health/ready',
    serverEnvironment(root, {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_FACTOR: '1000',
      TRUSTED_PROXIES: '127.0.0.1',
    }),
  );
  const quiet = await signedIn(server.baseUrl, 'other.admin');
  if (!only || only === 'company') await loudCompany(server, quiet, say);
  if (!only || only === 'sign-ins') await wrongSignIns(server, quiet, say);
  if (!only || only === 'readers') await slowReaders(server, quiet, say);
}

interface Heard {
  readonly took: readonly number[];
  readonly failed: number;
}

/** One caller after the other asks for a list, with so many hands, for some seconds. */
async function listen(by: Caller, hands: number, time = seconds): Promise<Heard> {
  const took: number[] = [];
  let failed = 0;
  const end = performance.now() + time * 1000;
  const hand = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      const { status } = await by.call('GET', 'fe/person/search?size=20');
      took.push(performance.now() - began);
      if (status !== 200) failed += 1;
      if (hands === 1) await pause(5);
      else if (status !== 200) await pause(50);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return { took, failed };
}
const told = ({ took, failed }: Heard): string =>
  `p50 ${percentile(took, 0.5).toFixed(1)} ms, p95 ${percentile(took, 0.95).toFixed(1)} ms, ${took.length} calls, ${failed} refused`;

/** Rounds of a quiet company alone and beside a loud one, in turn: a machine with other work to do is not the same for ten seconds. */
const rounds = { count: 5, seconds: 4 } as const;

async function loudCompany({ baseUrl }: RunningServer, quiet: Caller, say: Say): Promise<void> {
  await listen(quiet, 1, rounds.seconds);
  const ratios: Record<'p50' | 'p95' | 'any50' | 'any95', number>[] = [];
  for (let round = 1; round <= rounds.count; round += 1) {
    const alone = await listen(quiet, 1, rounds.seconds);
    const busy = new Worker('for (;;);', { eval: true });
    const besideAny = await listen(quiet, 1, rounds.seconds);
    await busy.terminate();
    const workerData = {
      baseUrl,
      login: 'hr.manager',
      path: 'fe/case-detail/search?size=100',
      hands: 100,
      seconds: rounds.seconds,
    };
    const loud = new Worker(new URL('./loud.worker.ts', import.meta.url), { workerData });
    await once(loud, 'message');
    const ended = once(loud, 'message');
    const beside = await listen(quiet, 1, rounds.seconds);
    const [statuses] = await ended;
    const ratio = ({ took }: Heard, share: number): number => percentile(took, share) / percentile(alone.took, share);
    ratios.push({
      p50: ratio(beside, 0.5),
      p95: ratio(beside, 0.95),
      any50: ratio(besideAny, 0.5),
      any95: ratio(besideAny, 0.95),
    });
    say(`\n${round}. quiet company alone: ${told(alone)}\n   one busy processor:  ${told(besideAny)}`);
    say(`   beside a loud one:   ${told(beside)}`);
    say(`   the loud one:        ${JSON.stringify(statuses)}`);
  }
  const middle = (which: keyof (typeof ratios)[number]): string =>
    percentile(
      ratios.map((one) => one[which]),
      0.5,
    ).toFixed(2);
  say(
    `\nbeside a loud company, medians of ${rounds.count} rounds: p50 ${middle('p50')} ×, p95 ${middle('p95')} × (target 2 ×); beside a processor that anything keeps busy: p50 ${middle('any50')} ×, p95 ${middle('any95')} ×`,
  );
}

async function wrongSignIns({ baseUrl }: RunningServer, others: Caller, say: Say): Promise<void> {
  say(`\nsixteen hands alone:          ${told(await listen(others, 16))}`);
  const statuses = new Map<number, number>();
  let isOver = false;
  let count = 0;
  const flood = async (): Promise<void> => {
    const sent: Promise<void>[] = [];
    while (!isOver) {
      count += 1;
      const request = fetch(`${baseUrl}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${count >> 8}.${count & 255}` },
        body: JSON.stringify({ username: `nobody.${count}`, password: 'Wrong-Horse-77' }),
      }).then(async (answer) => {
        await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      });
      sent.push(request);
      await pause(25);
    }
    await Promise.all(sent);
  };
  const flooding = flood();
  const entering = honestSignIns(baseUrl);
  const own = await listen(others, 16);
  isOver = true;
  await flooding;
  const entered = await entering;
  say(
    `beside 40 wrong sign-ins a s: ${told(own)} (target: 1 % refused at most)\nthe sign-ins: ${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}
honest ones, two a second: ${entered.filter((one) => one.status === 200).length} of ${entered.length} let in, p95 ${percentile(
      entered.map((one) => one.took),
      0.95,
    ).toFixed(0)} ms`,
  );
}

/** People of the demo who sign in rightly during the flood, each from a place of their own. */
async function honestSignIns(baseUrl: string): Promise<readonly { status: number; took: number }[]> {
  const people = ['assignee.fr', 'approver.one', 'finance.clerk', 'finance.lead', 'hr.manager'];
  const enter = async (count: number): Promise<{ status: number; took: number }> => {
    const began = performance.now();
    const answer = await fetch(`${baseUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${count}.7` },
      body: JSON.stringify({ username: people[count % people.length], password: 'Welcome-2026!' }),
    });
    await answer.text();
    return { status: answer.status, took: performance.now() - began };
  };
  const sent: Promise<{ status: number; took: number }>[] = [];
  // Once the line is as long as the flood makes it.
  for (let count = 0; count < (seconds - 2) * 2; count += 1) {
    await pause(500);
    sent.push(enter(count));
  }
  return Promise.all(sent);
}

async function slowReaders(server: RunningServer, others: Caller, say: Say): Promise<void> {
  const port = Number(new URL(server.baseUrl).port);
  await fetch(`${server.baseUrl}/api/openapi.json`).then((answer) => answer.text());
  await pause(2000);
  const before = server.memory();
  const ask = (): Socket =>
    connect(port, '127.0.0.1', function (this: Socket) {
      this.pause();
      this.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n');
    }).on('error', () => {});
  const readers = Array.from({ length: 1000 }, ask);
  const coming = lastToCome(port);
  const own = await listen(others, 1);
  const during = server.memory();
  const lastCame = await coming;
  while (openOn(port) > 0 && performance.now() - lastCame < 90_000) await pause(250);
  say(
    `\n1,000 who read nothing: ${(during - before).toFixed(0)} MiB over ${before.toFixed(0)} (target 150), the last cut ${((performance.now() - lastCame) / 1000).toFixed(1)} s after the last came (target 32)\nthe others: ${told(own)}`,
  );
  for (const reader of readers) reader.destroy();
}

/**
 * When the last of them had come. A thousand at once do not get into a system's line of newcomers: some knock again after one,
 * three, seven seconds.
 */
async function lastToCome(port: number): Promise<number> {
  let last = performance.now();
  for (let most = 0; performance.now() - last < 10_000; await pause(250)) {
    const held = openOn(port);
    if (held > most) [most, last] = [held, performance.now()];
  }
  return last;
}

/** Connections of a port that the system still has; not known outside of Linux. */
function openOn(port: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const own = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
  // One with bytes in its queue to send: others of the measurement are at rest.
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => {
      const [, local = '', , state, queues = ''] = line.trim().split(/\s+/);
      return `${local} `.endsWith(own) && state === '01' && !queues.startsWith('00000000');
    }).length;
}
