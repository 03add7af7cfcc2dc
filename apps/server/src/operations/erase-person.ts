import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isId } from '@homeport/grammar';
import pg from 'pg';
import { openFiles } from '../adapters/files/open-files.ts';
import type { Configuration } from '../configuration.ts';
import { type Command, CommandFault } from './command.ts';
import { type Erased, erase } from './erase.ts';
import { findSubject } from './person-records.ts';
import { tenantOf } from './tenants.ts';
import { withStore } from './with-store.ts';

/** Erases a person: what tells of them is emptied or removed at once. */
export const erasePersonCommand: Command = {
  about: 'Erase a person: empty what tells of them, close their accounts, keep what books need',
  options: { tenant: 'code of the tenant', person: 'id of the person' },
  needs: ['tenant', 'person'],
  run: ({ configuration, options, say }) =>
    withStore(configuration, say, async ({ database, store }) => {
      const tenant = await tenantOf(store, options.tenant as string);
      const person = options.person as string;
      const erased = await erasePerson(configuration, database.url, tenant, person);
      if (!erased) throw new CommandFault('There is no such person in this tenant.');
      await remember(configuration, { tenant, person });
      say(
        `${erased.records} records emptied, ${erased.removed} removed, ${erased.lines} lines of history emptied, ${erased.files.length} files removed.`,
      );
      return 0;
    }),
};

/** Erases and removes the bytes; undefined when nobody has that id. Can be repeated. */
export async function erasePerson(
  configuration: Configuration,
  url: string,
  tenant: string,
  person: string,
): Promise<Erased | undefined> {
  if (!isId(person)) return undefined;
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  client.on('error', () => {});
  await client.connect();
  try {
    const subject = await findSubject(client, tenant, person);
    if (!subject) return undefined;
    const erased = await erase(client, subject);
    const files = openFiles(configuration);
    for (const key of erased.files) await files.delete(key);
    return erased;
  } finally {
    await client.end();
  }
}

/** Erasures are made again after a restore: noted where the backups are, or beside the data. Ids only. */
async function remember({ backupDir, dataDir }: Configuration, of: { tenant: string; person: string }): Promise<void> {
  const folder = backupDir ?? dataDir;
  await mkdir(folder, { recursive: true });
  const line = { at: Temporal.Now.instant().toString({ smallestUnit: 'second' }), ...of };
  await appendFile(join(folder, 'erasures.jsonl'), `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
}
