import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
const start = join(root, 'apps/server/src/start.ts');
/** Types are taken out of the sources once for all processes, as `npm start` does it. */
const plain = pathToFileURL(join(root, 'tools/runtime/plain-sources.mjs')).href;

/** The server as people start it, in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** All it has said. */
  said(): string;
  /** The code it ended with, or the signal. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts it with these settings and nothing of this process's own. */
export function spawnServer(env: Readonly<Record<string, string>>): ServerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', plain, start], {
    env: { PATH, HOME, DEMO: 'off', PLAIN_SOURCES: join(root, '.cache/test/plain'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  return { child, said: () => said, ended };
}

/** Waits until it is ready for calls. */
export async function untilReady(server: ServerProcess, port: number): Promise<void> {
  for (const end = Date.now() + 60_000; ; await pause(20)) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    if (server.child.exitCode !== null || Date.now() > end) throw new Error(`not ready: ${server.said()}`);
  }
}

/** Ends it, gently at first. */
export async function endServer({ child, ended }: ServerProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
  await Promise.race([ended, pause(15_000)]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}

/** A port nobody listens at just now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
