import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { codeOf } from '../../error-code.ts';

const hasProc = process.platform === 'linux';

/** True while a process with this id runs; one that is dead and not yet collected by its parent does not count. */
export function isAlive(pid: number): boolean {
  if (hasProc) return (statOf(pid)?.state ?? 'Z') !== 'Z';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** When the process started, as an opaque text: tells it from a later one that was given the same id. */
export function startMark(pid: number): string {
  if (hasProc) return statOf(pid)?.started ?? '';
  return process.platform === 'win32' ? '' : ps(pid, 'lstart');
}

/** True when the process is a PostgreSQL server working in this data folder: a recycled process id is not. */
export function worksIn(folder: string, pid: number): boolean {
  if (hasProc) return workingFolder(pid) === folder;
  return process.platform === 'win32' ? isAlive(pid) : ps(pid, 'command').includes(folder);
}

/** The processes whose working folder is `folder`: PostgreSQL and all of its children. Known on Linux only. */
export function processesIn(folder: string): number[] {
  if (!hasProc) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === folder && isAlive(pid));
}

/** Sends a signal; a process that has gone meanwhile is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Resolves to true as soon as `isDone` holds, to false when it still does not after so many milliseconds. */
export async function within(milliseconds: number, isDone: () => boolean): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!isDone()) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
}

function statOf(pid: number): { state: string; started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
