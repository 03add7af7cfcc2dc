import { join } from 'node:path';
import { certain } from '@homeport/grammar';
import { takeBackup } from '../adapters/postgres/take-backup.ts';
import { type Command, CommandFault } from './command.ts';
import { mirrorFiles } from './mirror-files.ts';
import { reachDatabase } from './reach-database.ts';

/** A base backup of the built-in database while it runs, and the stored files. */
export const backupCommand: Command = {
  about: 'Take a base backup of the running built-in database, and of the stored files, into BACKUP_DIR',
  options: { keep: 'base backups that stay, 7 unless said otherwise' },
  run: async ({ configuration, options, say }) => {
    const to = configuration.backupDir;
    const keep = Number(options.keep ?? '7');
    if (!Number.isInteger(keep) || keep < 1) throw new CommandFault('--keep must be a whole number from 1 on.');
    if (configuration.databaseUrl)
      throw new CommandFault(
        'This command backs the built-in database up. Use the tools of your PostgreSQL for the one at DATABASE_URL.',
      );
    if (to === undefined)
      throw new CommandFault('BACKUP_DIR is needed: the folder of the backups, set for the server as well.');
    const database = await reachDatabase(configuration, say);
    try {
      const superuserUrl = certain(database.superuserUrl);
      await mustArchive(superuserUrl);
      const made = await takeBackup({ superuserUrl, dataDir: join(configuration.dataDir, 'postgres'), to, keep });
      say(
        `${made.name}: ${Math.round(made.bytes / 1_000_000)} MB, can be restored to any moment from ${made.finished} on.`,
      );
      const copied = await mirrorFiles(join(configuration.dataDir, 'files'), join(to, 'files'));
      say(`${copied} stored files were copied.`);
      return 0;
    } finally {
      await database.stop();
    }
  },
};

/** Without the log a copy of a running database is worth nothing. */
async function mustArchive(superuserUrl: string): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ mode: string }>("select current_setting('archive_mode') as mode");
    if (rows[0]?.mode !== 'on')
      throw new CommandFault('The server was started without BACKUP_DIR: set it and start the server again.');
  } finally {
    await client.end();
  }
}
