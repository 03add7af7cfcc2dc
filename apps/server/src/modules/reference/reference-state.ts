import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { nobody } from '@homeport/engine/http';
import { tableName } from '@homeport/engine/schema';
import type { Store } from '@homeport/engine/store';
import { country, currency, iso4217, timeZone } from '@homeport/model/reference';
import { sql } from 'kysely';
import { loadReferenceData } from './load-reference-data.ts';
import { systemCaller } from './system-caller.ts';

const entities = [currency, country, timeZone];
const sources = ['countries-list', 'i18n-iso-countries'];

/**
 * Brings reference data to the state of this release, if the file at `path` does not say that they are. It holds what they
 * were made from and what the database held then: names in three languages of all countries take 6 MiB of the server's
 * memory, and hardly ever change. Answers the number of rows that were written.
 */
export async function keepReferenceData(store: Store, path: string): Promise<number> {
  const standard = standardOf(process.versions);
  const known = await readFile(path, 'utf8').catch(() => '');
  if (known === `${standard} ${await heldBy(store)}`) return 0;
  const written = await loadReferenceData(store);
  // A folder that cannot be written costs a moment of the next start.
  await writeFile(path, `${standard} ${await heldBy(store)}`).catch(() => undefined);
  return written;
}

/** What this release makes reference data from: its own list and code, the packages, and the names that Node carries. */
function standardOf({ icu, cldr, tz, unicode }: NodeJS.ProcessVersions): string {
  const hash = createHash('sha256').update(JSON.stringify([icu, cldr, tz, unicode, iso4217]));
  hash.update(readFileSync(new URL('reference-rows.ts', import.meta.url)));
  for (const source of sources) {
    const description = findPackageJSON(source, import.meta.url);
    hash.update(description ? readFileSync(description) : source);
  }
  return hash.digest('hex');
}

/** What the database holds of them, whoever wrote it. */
async function heldBy(store: Store): Promise<string> {
  const states = entities.map(
    (entity) =>
      sql`select md5(string_agg(it::text, '' order by it.id)) as state from ${sql.table(`app.${tableName(entity)}`)} it`,
  );
  const rows = await store.transaction(systemCaller(nobody, 'reference data of the release'), (tx) =>
    tx.query<{ state: string | null }>(sql`${sql.join(states, sql` union all `)}`),
  );
  return rows.map(({ state }) => state ?? 'nothing').join(' ');
}
