import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, signal, within } from '../apps/server/src/adapters/postgres/processes.ts';

/** A stand-in for the server: notes what it is told, and leaves with code 7 on "leave", on a signal with 0. */
const SERVER = `
import { appendFileSync } from 'node:fs';
const note = (line) => appendFileSync('notes', line + '\\n');
note('server ' + process.pid);
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {
  note(name);
  setTimeout(() => process.exit(0), 300);
});
if (process.argv[2] === 'leave') process.exit(7);
setInterval(() => {}, 1000);`;

const VITE = `
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
appendFileSync('../../notes', 'build ' + basename(process.cwd()) + '\\n');
mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', '');`;

let root: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  cpSync(import.meta.dirname, join(root, 'tools'), { recursive: true });
  write('package-lock.json', '{}');
  write('node_modules/.homeport-installed', createHash('sha256').update('{}').digest('hex'));
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'));
  write('node_modules/vite/package.json', '{ "type": "module" }');
  write('node_modules/vite/bin/vite.js', VITE);
  write('package.json', '{ "type": "module" }');
  write('tsconfig.base.json', '{}');
  write('apps/server/src/start.ts', SERVER);
  for (const app of ['assignee', 'workspace']) write(`apps/${app}/src/main.tsx`, '');
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const line of notes('server')) signal(Number(line.split(' ')[1]), 'SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function notes(kind: string): string[] {
  const file = join(root, 'notes');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  return lines.filter((line) => line.startsWith(kind));
}

function start(args: string[] = [], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs'), ...args], {
    stdio: 'ignore',
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: '', ...env },
  });
  started.push(child);
  return child;
}

const ended = (child: ChildProcess) => within(10_000, () => child.exitCode !== null || child.signalCode !== null);
const serverIsUp = () => within(10_000, () => notes('server').length > 0);

test('the exit code of the server is the exit code of npm start', async () => {
  const child = start(['leave']);
  await ended(child);
  expect(child.exitCode).toBe(7);
});

test('the apps are built once, and again only when a source has changed', async () => {
  await ended(start(['leave']));
  await ended(start(['leave']));
  expect(notes('build').sort()).toEqual(['build assignee', 'build workspace']);

  write('apps/assignee/src/main.tsx', 'changed');
  write('apps/workspace/src/main.test.tsx', 'a test changes nothing');
  await ended(start(['leave']));
  expect(notes('build').sort()).toEqual(['build assignee', 'build assignee', 'build workspace']);

  write('packages/ui/src/Button.tsx', 'shared by both');
  await ended(start(['leave']));
  expect(notes('build')).toHaveLength(5);
});

test('Ctrl-C reaches the server once, however often it arrives, and the server may finish', async () => {
  const child = start();
  await serverIsUp();
  child.kill('SIGINT');
  child.kill('SIGINT');
  await ended(child);
  expect(notes('SIGINT')).toHaveLength(1);
  expect(child.exitCode).toBe(0);
});

test('a hard kill of npm start lets the server stop properly', async () => {
  const child = start();
  await serverIsUp();
  const pid = Number(notes('server')[0]?.split(' ')[1]);
  child.kill('SIGKILL');
  expect(await within(5_000, () => !isAlive(pid))).toBe(true);
  expect(notes('SIGTERM')).toHaveLength(1);
});

test('a hard kill of npm itself does so too', async () => {
  const npm = spawn('/bin/sh', ['-c', `"${process.execPath}" tools/start.mjs & wait`], {
    stdio: 'ignore',
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
  started.push(npm);
  await serverIsUp();
  const pid = Number(notes('server')[0]?.split(' ')[1]);
  npm.kill('SIGKILL');
  expect(await within(5_000, () => !isAlive(pid))).toBe(true);
  expect(notes('SIGTERM')).toHaveLength(1);
});
