import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The machine's Chromium: `CHROMIUM_PATH` where it is set, else the first one installed; undefined without one. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : undefined;
  return [...inPath(NAMES, environment), ...ELSEWHERE].find(isProgram);
}

/**
 * The same browser without what would be around its pages, which nobody sees in a test and which takes a fifth of its processor time; it
 * has no notices. `CHROMIUM_PATH` where it is set; undefined where the machine has none.
 */
export function findShell(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return environment.CHROMIUM_PATH ? findChromium(environment) : inPath(SHELLS, environment).find(isProgram);
}

function inPath(names: readonly string[], { PATH = '' }: NodeJS.ProcessEnv): string[] {
  const folders = PATH.split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
