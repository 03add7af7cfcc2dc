import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { giveTo } from './account.ts';
import { restoreCommand } from './archive.ts';
import { openDataFolder } from './data-folder.ts';
import { PostgresFault } from './postgres-fault.ts';
import { startPostgres } from './start-postgres.ts';
import { backupsIn, type Manifest } from './take-backup.ts';

export interface RestoreOptions {
  /** The folder of all backups. */
  readonly from: string;
  /** A folder without a database. */
  readonly dataDir: string;
  /** The moment to go back to; undefined: the newest that the archive knows. */
  readonly until: Temporal.Instant | undefined;
  readonly log: (line: string) => void;
}
/** Reading a large archive again takes as long as it takes, within the promise of a quarter of an hour for 10 GB. */
const patience = 3_600_000;

/** Puts the newest base backup before the moment in place and lets the server read the archived log up to it. */
export async function restoreBackup({ from, dataDir, until, log }: RestoreOptions): Promise<Manifest> {
  const base = (await backupsIn(from)).filter((b) => until === undefined || !isAfter(b.finished, until)).at(-1);
  if (!base) throw new PostgresFault('refused', `There is no base backup in ${from} from before that moment.`);
  const folder = openDataFolder(dataDir, log);
  if (existsSync(folder.cluster))
    throw new PostgresFault(
      'dataFolder',
      `There is a database in ${folder.path} already: restore into another DATA_DIR.`,
    );
  const unfinished = `${folder.cluster}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  log(`copying ${base.name}`);
  await cp(join(from, base.name, 'cluster'), unfinished, { recursive: true });
  await mkdir(join(unfinished, 'pg_wal', 'archive_status'), { recursive: true });
  await writeFile(join(unfinished, 'recovery.signal'), '');
  await copyFile(join(from, base.name, 'password'), folder.password);
  giveTo(folder.account, folder.password);
  giveTo(folder.account, unfinished);
  await rename(unfinished, folder.cluster);
  log('reading the archived log');
  const settings = {
    restore_command: restoreCommand(join(from, 'wal')),
    recovery_target_action: 'promote',
    hot_standby: 'off',
    ...(until === undefined ? {} : { recovery_target_time: momentOf(until) }),
  };
  try {
    const server = await startPostgres({ dataDir, log, settings, patience });
    await isPromoted(server.superuserUrl);
    await server.stop();
  } catch (error) {
    // Half of a restore is no database: the folder is free for another try.
    await rm(folder.cluster, { recursive: true, force: true });
    throw error;
  }
  return base;
}

async function isPromoted(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ isStill: boolean }>('select pg_is_in_recovery() as "isStill"');
    if (rows[0]?.isStill) throw new PostgresFault('refused', 'The restored database did not leave its recovery.');
  } finally {
    await client.end();
  }
}

/** As PostgreSQL's settings take it: no letters. */
const momentOf = (at: Temporal.Instant): string =>
  at.toString({ smallestUnit: 'microsecond' }).replace('T', ' ').replace('Z', '+00');

const isAfter = (moment: string, other: Temporal.Instant): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(moment), other) > 0;
