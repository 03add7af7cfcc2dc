// Root "postinstall": makes node_modules/.bin/node the Node of this repository, on any machine with Node 18 or newer.
// npm does not do it alone: npm 10 removes a link two packages share, and npm is silent when an optional one fails.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stampInstalled } from './runtime/install.mjs';
import { leftOut } from './runtime/left-out.mjs';
import { isWanted, linkedNode, packagedNode, versionOf, WANTED_MAJOR, whyNot } from './runtime/node-package.mjs';

function linkNode(from) {
  const version = versionOf(from);
  if (version && versionOf(linkedNode) === version) return;
  mkdirSync(dirname(linkedNode), { recursive: true });
  rmSync(linkedNode, { force: true });
  if (process.platform === 'win32') copyFileSync(from, linkedNode);
  else symlinkSync(relative(dirname(linkedNode), from), linkedNode);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** npm once more, this time on the Node it has just installed, so that nothing is left out. */
function installTheRest() {
  const npm = process.env.npm_execpath;
  if (!npm || isWanted(process.version) || process.env.HOMEPORT_SECOND_PASS || leftOut().length === 0) return;
  execFileSync(linkedNode, [npm, 'install', '--no-save', '--ignore-scripts', '--loglevel=error'], {
    stdio: 'inherit',
    env: { ...process.env, HOMEPORT_SECOND_PASS: '1' },
  });
}

const packaged = packagedNode && existsSync(packagedNode) ? packagedNode : undefined;
// Where no package is published for the platform, an installed Node of the right version does.
const source = packaged ?? (isWanted(process.version) ? process.execPath : undefined);
if (!source) {
  stop(
    `No package with Node ${WANTED_MAJOR} was installed for ${process.platform}-${process.arch}: ` +
      `install Node ${WANTED_MAJOR} yourself, or run "npm ci" again without --omit=optional.`,
  );
}
linkNode(source);
if (!isWanted(versionOf(linkedNode))) {
  stop(
    `${linkedNode} does not run here: ${whyNot(linkedNode)}. On Linux it needs glibc 2.28 or newer and libatomic ` +
      '(on Debian and Ubuntu: apt-get install libatomic1).',
  );
}
installTheRest();
linkNode(source); // the second pass of npm may have removed the link
stampInstalled();
