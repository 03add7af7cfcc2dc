// Installs the packages when they are missing or when the lock file has changed since they were installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isWanted, linkedNode, versionOf } from './node-package.mjs';

const LOCK = 'package-lock.json';
// The build needs the development packages, and Node itself is an optional one.
const INSTALL = 'ci --include=dev --include=optional --no-audit --no-fund --loglevel=error'.split(' ');
const STAMP = 'node_modules/.homeport-installed';

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

/** Notes that what the lock file says is installed; the root's "postinstall" does so. */
export function stampInstalled() {
  if (existsSync('node_modules')) writeFileSync(STAMP, lockHash());
}

/** True when the packages are those of the lock file. */
export const matchesLock = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash();

/** Brings node_modules up to date, telling about it. Resolves to the exit code: 0 when all is in place. */
export async function ensureInstalled(say) {
  if (matchesLock() && isWanted(versionOf(linkedNode))) return 0;
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  say(existsSync('node_modules') ? 'Updating packages (npm ci) ...' : 'Installing packages (npm ci), once ...');
  const pulse = setInterval(() => say(`  still installing, ${seconds()} s`), 15_000);
  const code = (await run(...npm(), ...INSTALL)) || (await linkWhereScriptsAreOff());
  clearInterval(pulse);
  say(code === 0 ? `Packages installed in ${seconds()} s.` : 'npm ci failed: its own words are above.');
  return code;
}

/** npm as a program and its first arguments, on the Node it came with: the one in node_modules is about to go. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env;
  const isScript = script && /npm-cli\.c?js$/.test(script) && existsSync(script) && !node.includes('node_modules');
  return isScript ? [node, script] : ['npm'];
}

/** Where npm is told not to run scripts it has not linked Node either. */
function linkWhereScriptsAreOff() {
  return matchesLock() && isWanted(versionOf(linkedNode)) ? 0 : run(process.execPath, 'tools/link-node.mjs');
}

function run(program, ...args) {
  const shell = program === 'npm' && process.platform === 'win32';
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], shell });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${program} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
