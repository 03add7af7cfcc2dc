import { readFileSync } from 'node:fs';
import { findChromium, findShell } from '../../tests/support/find-chromium.ts';
import { runTool } from './tool.ts';

/**
 * Makes sure there is a Chromium, and the shell of it that most stories run in, installing Debian's where that is possible. Resolves
 * to undefined, or to the sentence that says why there is none; without the shell they run in the whole browser.
 */
export async function ensureChromium(say: (line: string) => void): Promise<string | undefined> {
  if (findChromium() && findShell()) return undefined;
  const isThere = findChromium() !== undefined;
  const named = process.env.CHROMIUM_PATH;
  if (named) return `CHROMIUM_PATH names ${named}, which cannot be run.`;
  if (!isDebian() || process.getuid?.() !== 0) {
    if (isThere) return undefined;
    return 'The journeys need Chromium: install it (on Debian "apt-get install chromium"), or set CHROMIUM_PATH.';
  }
  const packages = ['chromium', 'chromium-headless-shell'];
  say(`  installing the packages ${packages.join(' and ')}, once ...`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-q'], environment);
  const install = (...names: string[]) =>
    runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], environment);
  let run = await install(...packages);
  // An older Debian has no shell.
  if (run.code !== 0 && !isThere) run = await install('chromium');
  if (findChromium()) return undefined;
  return `The journeys need Chromium, and its package could not be installed:\n${run.output}`;
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
