import { readFileSync } from 'node:fs';
import { findChromium } from '../../tests/support/find-chromium.ts';
import { runTool } from './tool.ts';

/**
 * Makes sure there is a Chromium, installing Debian's where that is possible. Resolves to undefined, or to the sentence
 * that says why there is none.
 */
export async function ensureChromium(say: (line: string) => void): Promise<string | undefined> {
  if (findChromium()) return undefined;
  const named = process.env.CHROMIUM_PATH;
  if (named) return `CHROMIUM_PATH names ${named}, which cannot be run.`;
  if (!isDebian() || process.getuid?.() !== 0) {
    return 'The journeys need Chromium: install it (on Debian "apt-get install chromium"), or set CHROMIUM_PATH.';
  }
  say('  installing the package chromium, once ...');
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await runTool('apt-get', ['update', '-q'], environment);
  const run = await runTool('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], environment);
  if (run.code === 0 && findChromium()) return undefined;
  return `The journeys need Chromium, and its package could not be installed:\n${run.output}`;
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
