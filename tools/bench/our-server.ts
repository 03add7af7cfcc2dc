import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { serverEnvironment } from '../runtime/server-environment.mjs';
import type { BenchDatabase } from './bench-database.ts';
import { dataDir, secret } from './bench-place.ts';

/** A server that runs in a process of its own. */
export interface RunningServer extends AsyncDisposable {
  readonly baseUrl: string;
  /** Milliseconds from the start of the process to its first answer. */
  readonly startedIn: number;
  /** Memory of the process in MiB, as the system counts it. */
  memory(): number;
  /** The highest it has been, in MiB. */
  peak(): number;
}

const root = join(import.meta.dirname, '../..');

const plainSources = pathToFileURL(join(root, 'tools/runtime/plain-sources.mjs')).href;

/** The product as `npm start` runs it: `start.ts` on the given database, with no rate in the way of the load. */
export const startOurs = (
  database: BenchDatabase,
  port: number,
  flags: readonly string[] = [],
): Promise<RunningServer> =>
  startServer(
    [
      ...flags,
      '--disable-warning=ExperimentalWarning',
      '--import',
      plainSources,
      join(root, 'apps/server/src/start.ts'),
    ],
    port,
    '/health/ready',
    serverEnvironment(root, {
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: 'off',
      RATE_FACTOR: '1000',
      HOMEPORT_SECRET: secret,
    }),
  );

/** The yardstick: see `bare-server.ts`. */
export const startBare = (database: BenchDatabase, port: number): Promise<RunningServer> =>
  startServer([join(import.meta.dirname, 'bare-server.ts')], port, '/', {
    PORT: String(port),
    DATABASE_URL: database.superuserUrl,
    HOMEPORT_SECRET: secret,
  });

/** Starts a program of ours and waits until it answers at `path`, whatever it says. */
export async function startServer(
  args: readonly string[],
  port: number,
  path: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const { PATH = '', HOME = '' } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  while (!(await answers(`${baseUrl}${path}`))) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended with ${child.exitCode}`);
    await pause(20);
  }
  return {
    baseUrl,
    startedIn: performance.now() - started,
    memory: () => statusOf(child, 'VmRSS'),
    peak: () => statusOf(child, 'VmHWM'),
    [Symbol.asyncDispose]: () => ended(child),
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    return false;
  }
}

/** A figure of `/proc/{pid}/status`, in MiB; not known outside of Linux. */
function statusOf(child: ChildProcess, name: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return Number.NaN;
  const line = readFileSync(`/proc/${child.pid}/status`, 'utf8').match(new RegExp(`^${name}:\\s+(\\d+)`, 'm'));
  return Number(line?.[1]) / 1024;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 20_000);
  await promise;
  clearTimeout(late);
}
