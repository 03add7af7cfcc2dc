import { readCheckpoint, writeCheckpoint } from '@homeport/engine/audit';
import { catalogue } from '@homeport/model';
import pg from 'pg';
import { pruneOldSecret, replaceKeptSecret } from '../adapters/secrets/kept-secret.ts';
import { loadSecrets, type Secrets } from '../adapters/secrets/secrets.ts';
import { checkpointPath } from '../configuration.ts';
import { type Command, CommandFault } from './command.ts';
import { reachDatabase } from './reach-database.ts';
import { reseal } from './reseal.ts';

/**
 * Seals everything anew that was sealed with the old secret. Can be repeated, and broken off: what was done stays done, and
 * with both secrets given everything can be read at every moment.
 */
export const rotateKeysCommand: Command = {
  about: 'Seal everything anew with HOMEPORT_SECRET that was sealed with HOMEPORT_SECRET_OLD (or with DATA_DIR/secret)',
  run: async ({ configuration, say }) => {
    if (configuration.secret !== undefined && configuration.oldSecret === undefined)
      throw new CommandFault('Give the old secret as HOMEPORT_SECRET_OLD and the new one as HOMEPORT_SECRET.');
    const database = await reachDatabase(configuration, say);
    try {
      // A server that runs on a kept secret knows nothing of a new one.
      if (configuration.secret === undefined) {
        if (database.isRunning) throw new CommandFault('Stop the server first: it works with the secret in DATA_DIR.');
        await replaceKeptSecret(configuration.dataDir);
      }
      const secrets = await loadSecrets(configuration);
      const client = new pg.Client({ connectionString: database.url, options: '-c timezone=UTC' });
      client.on('error', () => {});
      await client.connect();
      try {
        const done = await reseal(client, catalogue, secrets);
        say(
          `${done.bankParts} parts of bank accounts, ${done.texts} other secrets and ${done.keys} keys were sealed anew.`,
        );
      } finally {
        await client.end();
      }
      await signCheckpoint(checkpointPath(configuration), secrets);
      if (configuration.secret === undefined) await pruneOldSecret(configuration.dataDir);
      say('Everything is sealed with the new secret. The old one is no longer needed.');
      return 0;
    } finally {
      await database.stop();
    }
  },
};

async function signCheckpoint(path: string, secrets: Secrets): Promise<void> {
  const keys = secrets.keys('audit checkpoint');
  const ends = await readCheckpoint(path, ...keys);
  if (ends.size > 0) await writeCheckpoint(path, keys[0], ends);
}
