import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '../adapters/postgres/restore-backup.ts';
import { type Command, CommandFault } from './command.ts';
import { mirrorFiles } from './mirror-files.ts';

/** Brings the built-in database back to a moment, into an empty data folder. */
export const restoreCommand: Command = {
  about: 'Restore the built-in database and the stored files from BACKUP_DIR into an empty DATA_DIR',
  options: { until: 'the moment to go back to, like 2027-03-01T09:30:00Z; the newest one without it' },
  run: async ({ configuration, options, say }) => {
    const { backupDir, dataDir } = configuration;
    if (backupDir === undefined) throw new CommandFault('BACKUP_DIR is needed: the folder of the backups.');
    const until = momentOf(options.until);
    const begun = performance.now();
    const base = await restoreBackup({ from: backupDir, dataDir: join(dataDir, 'postgres'), until, log: say });
    const files = await mirrorFiles(join(backupDir, 'files'), join(dataDir, 'files'));
    say(
      `Restored from ${base.name} to ${until?.toString() ?? 'the newest moment'}, with ${files} stored files, in ${Math.round((performance.now() - begun) / 1000)} s.`,
    );
    if (configuration.secret === undefined && !existsSync(join(dataDir, 'secret')))
      say('Put the secret of the old DATA_DIR here before the first start: without it the server refuses to start.');
    const { replayErasures } = await import('./replay-erasures.ts');
    say(`${await replayErasures(configuration, join(backupDir, 'erasures.jsonl'), say)} erasures were made again.`);
    return 0;
  },
};

function momentOf(text: string | undefined): Temporal.Instant | undefined {
  if (text === undefined) return undefined;
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw new CommandFault('--until must be a moment like 2027-03-01T09:30:00Z.');
  }
}
