import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** How a program ended and what it wrote. */
export interface ToolRun {
  readonly code: number;
  readonly stdout: string;
  /** Standard output and standard error as they came. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

const bin = join(import.meta.dirname, '..', '..', 'node_modules', '.bin');

/** Runs a program of `node_modules/.bin`, or `node` itself, in the folder, without a word of its own. */
export function runTool(
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
): Promise<ToolRun> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
    NO_COLOR: '1',
    ...environment,
  };
  delete env.FORCE_COLOR;
  const child = spawn(name, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  running.add(child);
  const stdout: Buffer[] = [];
  const output: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => stdout.push(part) && output.push(part));
  child.stderr.on('data', (part: Buffer) => output.push(part));
  const text = (parts: Buffer[]) => Buffer.concat(parts).toString().trim();
  return new Promise((resolve) => {
    const end = (code: number, last = '') => {
      running.delete(child);
      resolve({ code, stdout: text(stdout), output: text(output) + last });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** Ends every program still running. */
export function stopTools(): void {
  for (const child of running) child.kill('SIGTERM');
}
