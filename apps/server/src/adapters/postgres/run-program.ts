import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** How a program ended and what it wrote. */
export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The environment of PostgreSQL's programs: nothing of ours, so that no PG… variable changes what they do. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot ? { SystemRoot, TEMP } : {}) };
}

/** Runs a program to its end as the account, with `input` on its standard input. */
export function runProgram(program: string, args: readonly string[], account: Account, input = ''): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd: '/', env: programEnvironment(), windowsHide: true });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: Buffer.concat(parts).toString() }));
    child.stdin.on('error', () => {}); // it ended without reading on: its exit code tells why
    child.stdin.end(input);
  });
}

/** The line in which a program of PostgreSQL says why it stopped. */
export function lastWord(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)).pop() ?? lines.filter(Boolean).pop();
  return (told ?? 'it said nothing').replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '').replace(/\.$/, '');
}
