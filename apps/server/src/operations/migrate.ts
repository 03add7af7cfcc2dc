import { migrate, migrationStatus } from '@homeport/engine/schema';
import { migrationsFolder } from '../database.ts';
import type { Command } from './command.ts';
import { reachDatabase } from './reach-database.ts';

/** Brings the database to the newest migration. */
export const migrateCommand: Command = {
  about: 'Bring the database to the newest migration of this release',
  run: async ({ configuration, say }) => {
    const database = await reachDatabase(configuration, say);
    try {
      const done = await migrate({ url: database.url, folder: migrationsFolder, log: say });
      say(done.length === 0 ? 'The database is up to date.' : `${done.length} migrations were done.`);
      return 0;
    } finally {
      await database.stop();
    }
  },
};

/** What was done and what is to be done; exit code 1 while something is. */
export const statusCommand: Command = {
  about: 'Show which migrations were done; exit code 1 while some are not',
  run: async ({ configuration, say }) => {
    const database = await reachDatabase(configuration, say);
    try {
      const states = await migrationStatus({ url: database.url, folder: migrationsFolder });
      for (const { name, doneAt } of states) say(`${name}  ${doneAt?.toISOString() ?? 'to be done'}`);
      return states.every((s) => s.doneAt !== undefined) ? 0 : 1;
    } finally {
      await database.stop();
    }
  },
};
