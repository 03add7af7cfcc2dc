// `npm start`: from a fresh clone and some Node to a running Homeport. Plain JavaScript for Node 18 and newer.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildStaleApps } from './runtime/build-apps.mjs';
import { ensureInstalled } from './runtime/install.mjs';
import { linkedNode } from './runtime/node-package.mjs';
import { serverEnvironment } from './runtime/server-environment.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** One Ctrl-C arrives more than once: from the terminal, and again from npm. */
const SAME_PRESS_MS = 1_000;

const say = (line) => console.log(line);
const installed = await ensureInstalled(say);
if (installed !== 0) process.exit(installed);
if (!(await buildStaleApps(say))) process.exit(1);
serve();

function serve() {
  const isWindows = process.platform === 'win32';
  const first = ['plain-sources.mjs', 'follow-parent.mjs'].flatMap((file) => [
    '--import',
    pathToFileURL(join(root, 'tools/runtime', file)).href,
  ]);
  // What takes the types out calls itself experimental; nobody who starts the server can do anything about it.
  const args = [
    '--disable-warning=ExperimentalWarning',
    ...first,
    'apps/server/src/start.ts',
    ...process.argv.slice(2),
  ];
  const server = spawn(join(root, linkedNode), args, {
    stdio: 'inherit',
    env: serverEnvironment(root, process.env),
    // A group of its own: the terminal's Ctrl-C reaches it once, through us.
    detached: !isWindows,
  });
  const last = new Map();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - (last.get(signal) ?? 0) > SAME_PRESS_MS) server.kill(signal);
      last.set(signal, Date.now());
    });
  }
  server.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exit(1);
  });
  server.on('exit', (code, signal) => {
    clearInterval(watch);
    if (signal) process.removeAllListeners(signal);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code);
  });
  const watch = followNpm(server);
}

/** Started by npm, we end with it, also when it was killed so hard that it could not say so. */
function followNpm(server) {
  const parent = process.ppid;
  const isByNpm = process.env.npm_lifecycle_event === 'start' && process.platform !== 'win32';
  const watch = setInterval(() => {
    if (!isByNpm || process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 200);
  return watch;
}
