// Builds the browser applications whose sources have changed since their last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressApp } from './compress-app.mjs';
import { linkedNode } from './node-package.mjs';

/** The applications, by their folder in apps/. */
const APPS = ['assignee', 'workspace'];

const SHARED = ['packages/grammar', 'packages/model', 'packages/client', 'packages/ui'];
const SINGLE = ['package-lock.json', 'tsconfig.base.json'];
const STAMPS = '.cache/build';

/** Builds what is stale, all at once, telling about it. Resolves to true when every application is in place. */
export async function buildStaleApps(say) {
  const shared = contentHash([...SHARED, ...SINGLE]);
  const stale = APPS.map((app) => ({ app, inputs: contentHash([`apps/${app}`], shared) })).filter(isStale);
  if (stale.length === 0) return true;
  const began = Date.now();
  say(`Building ${stale.map(({ app }) => app).join(' and ')} ...`);
  const results = await Promise.all(stale.map(({ app }) => build(app)));
  for (const { app } of stale) {
    const after = join(process.cwd(), 'apps', app, 'after-build.mjs');
    if (results.every(({ code }) => code === 0) && existsSync(after)) results.push(await inside(app, [after]));
  }
  const failed = results.filter(({ code }) => code !== 0);
  for (const { app, output } of failed) say(`The ${app} application could not be built:\n${output}`);
  if (failed.length > 0) return false;
  mkdirSync(STAMPS, { recursive: true });
  for (const { app, inputs } of stale) {
    compressApp(`apps/${app}/dist`);
    writeFileSync(join(STAMPS, app), inputs);
  }
  say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

function isStale({ app, inputs }) {
  const stamp = join(STAMPS, app);
  const isBuilt = existsSync(`apps/${app}/dist/index.html`) && existsSync(stamp);
  return !isBuilt || readFileSync(stamp, 'utf8') !== inputs;
}

/** One hash over names and contents of all source files below the given paths: the age of a file means nothing. */
function contentHash(paths, seed = '') {
  const hash = createHash('sha256').update(seed);
  for (const file of paths.flatMap((path) => [...filesBelow(path)])) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function* filesBelow(path) {
  const isSingle = SINGLE.includes(path);
  if (isSingle) yield path;
  if (isSingle || !existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (['node_modules', 'dist'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    const at = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(at);
    else if (entry.isFile()) yield at;
  }
}

function build(app) {
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  return inside(app, [vite, 'build', '--manifest', '--logLevel', 'warn']);
}

/** Runs a script in the folder of an application; what it says is told only when it fails. */
function inside(app, args) {
  const child = spawn(join(process.cwd(), linkedNode), args, {
    cwd: `apps/${app}`,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ app, code: 1, output: error.message }));
    child.on('close', (code) => resolve({ app, code, output }));
  });
}
