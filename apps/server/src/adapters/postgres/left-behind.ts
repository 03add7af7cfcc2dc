import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { PostgresFault } from './postgres-fault.ts';
import { isAlive, processesIn, signal, within, worksIn } from './processes.ts';

/** What `postmaster.pid` tells: the server's process id, and whether it accepts connections. */
export function readPidFile(folder: DataFolder): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(join(folder.cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/**
 * After a hard kill of its owner a database server lives on, and after a hard kill of the server its pid file does.
 * Stops the one and removes the other, so that a fresh server starts under our eyes. Only processes that work in this
 * very data folder are touched; a process that was given a dead server's id is not one of them.
 */
export async function clearLeftBehind(folder: DataFolder, log: (line: string) => void): Promise<void> {
  const found = readPidFile(folder);
  if (!found) return;
  if (worksIn(folder.cluster, found.pid)) {
    log('stopping the database that an earlier run left behind');
    await stopServer(found.pid);
  }
  // Backends of a killed server leave by themselves, but one that is busy does so late.
  if (!(await within(5_000, () => processesIn(folder.cluster).length === 0))) {
    for (const pid of processesIn(folder.cluster)) signal(pid, 'SIGKILL');
    await within(5_000, () => processesIn(folder.cluster).length === 0);
  }
  if (worksIn(folder.cluster, found.pid)) {
    throw new PostgresFault('inUse', `The database server ${found.pid} in ${folder.path} does not stop.`);
  }
  rmSync(join(folder.cluster, 'postmaster.pid'), { force: true });
}

/** Asks a server to stop, first with a checkpoint, then without one, then not at all politely. */
export async function stopServer(pid: number): Promise<void> {
  const steps = [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [name, patience] of steps) {
    signal(pid, name);
    if (await within(patience, () => !isAlive(pid))) return;
  }
}
