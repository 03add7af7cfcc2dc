import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { certain, isId } from '@homeport/grammar';
import pg from 'pg';
import { openFiles } from '../adapters/files/open-files.ts';
import type { Configuration } from '../configuration.ts';
import { type Command, CommandFault } from './command.ts';
import { type Erased, erase, type MayGo } from './erase.ts';
import { findSubject, withFamily } from './person-records.ts';
import { lockHolds } from './retention-facts.ts';
import { tenantOf } from './tenants.ts';
import { withStore } from './with-store.ts';

/** Erases a person: what tells of them is emptied or removed at once. */
export const erasePersonCommand: Command = {
  about: 'Erase a person: empty what tells of them, close their accounts, keep what books need',
  options: { tenant: 'code of the tenant', person: 'id of the person' },
  needs: ['tenant', 'person'],
  run: ({ configuration, options, say }) =>
    withStore(configuration, say, async ({ database, store }) => {
      const tenant = await tenantOf(store, certain(options.tenant));
      const person = certain(options.person);
      const erased = await erasePerson(configuration, database.url, tenant, person);
      if (!erased) throw new CommandFault('There is no such person in this tenant.');
      if (erased === 'stays') throw new CommandFault('A legal hold keeps what concerns this person.');
      await rememberErasure(configuration, { tenant, person });
      say(
        `${erased.records} records emptied, ${erased.removed} removed, ${erased.lines} lines of history emptied, ${erased.files.length} files removed.`,
      );
      return 0;
    }),
};

/** Whether no legal hold is in force for a person or their family; none can be placed until the transaction is over. */
export const isNotHeld: MayGo = async (client, { tenant, person, users }) => {
  await lockHolds(client);
  const held = await client.query(
    `select from app.legal_hold h where h.tenant_id = $1 and h.status = 'IN_FORCE' and (h.person_id = $2
       or h.person_id in (select u.person_id from app."user" u where u.tenant_id = $1 and u.id = any ($3))) limit 1`,
    [tenant, person, users],
  );
  return held.rowCount === 0;
};

/**
 * Erases and removes the bytes; undefined when nobody has that id, `stays` when `mayGo` says no: a hold keeps them. Can be
 * repeated.
 */
export async function erasePerson(
  configuration: Configuration,
  url: string,
  tenant: string,
  person: string,
  mayGo: MayGo = isNotHeld,
): Promise<Erased | 'stays' | undefined> {
  if (!isId(person)) return undefined;
  const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
  client.on('error', () => {});
  await client.connect();
  try {
    const subject = await findSubject(client, tenant, person);
    if (!subject) return undefined;
    const erased = await erase(client, await withFamily(client, subject), mayGo);
    if (!erased) return 'stays';
    const files = openFiles(configuration);
    for (const key of erased.files) await files.delete(key);
    return erased;
  } finally {
    await client.end();
  }
}

/** Erasures are made again after a restore: noted where the backups are, or beside the data. Ids only. */
export async function rememberErasure(
  { backupDir, dataDir }: Configuration,
  of: { tenant: string; person: string },
): Promise<void> {
  const folder = backupDir ?? dataDir;
  await mkdir(folder, { recursive: true });
  const line = { at: Temporal.Now.instant().toString({ smallestUnit: 'second' }), ...of };
  await appendFile(join(folder, 'erasures.jsonl'), `${JSON.stringify(line)}\n`, { mode: 0o600, flush: true });
}
