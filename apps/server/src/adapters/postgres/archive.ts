import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { accountFor, canReach, giveTo } from './account.ts';
import { PostgresFault } from './postgres-fault.ts';

/** Seconds after which what was written is in the archive, however little it was. */
const LATEST = 60;

/**
 * Settings that make a server hand every finished piece of its log to a folder, at least once a minute while something is
 * written: with a base backup any moment since can be restored. A piece is on the disk before the server may forget it.
 */
export function archiveSettings(dataDir: string, folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const account = accountFor(dataDir);
  giveTo(account, folder);
  if (!canReach(account, folder))
    throw new PostgresFault(
      'dataFolder',
      `The backup folder ${folder} cannot be reached by user ${account?.uid}, who runs the database: ` +
        'open the folders above it with "chmod o+x" or choose another BACKUP_DIR.',
    );
  return {
    archive_mode: 'on',
    archive_timeout: String(LATEST),
    archive_command: process.platform === 'win32' ? windowsCopy(folder) : copy(folder),
  };
}

/** The command that brings a piece of the log back. */
export const restoreCommand = (folder: string): string =>
  process.platform === 'win32' ? `copy "${join(folder, '%f')}" "%p"` : `cp ${quoted(folder)}/%f %p`;

const quoted = (path: string): string => `'${path.replaceAll('%', '%%').replaceAll("'", `'\\''`)}'`;
/** A piece that is there already is only accepted when it is the same. */
const copy = (folder: string): string =>
  `d=${quoted(folder)}; if test -f "$d/%f"; then cmp -s "$d/%f" %p; else cp %p "$d/%f.part" && { sync "$d/%f.part" 2>/dev/null || sync; } && mv "$d/%f.part" "$d/%f"; fi`;
const windowsCopy = (folder: string): string => `copy "%p" "${join(folder, '%f')}"`;
