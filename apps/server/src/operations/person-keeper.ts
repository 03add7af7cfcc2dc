import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isId } from '@homeport/grammar';
import pg from 'pg';
import { openFiles } from '../adapters/files/open-files.ts';
import type { Configuration } from '../configuration.ts';
import { type Erased, erasableFields, keptPurposes, type MayGo } from './erase.ts';
import { erasePerson, rememberErasure } from './erase-person.ts';
import { everythingAbout, filesOf } from './export-person.ts';
import { findSubject, parameters, recordsAbout, type Subject, withFamily } from './person-records.ts';
import { recordsElsewhere } from './records-elsewhere.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

/** How many records of one kind an erasure meets, and what becomes of them. */
export interface KindMet {
  readonly entity: string;
  readonly records: number;
  readonly what: 'removed' | 'emptied' | 'kept';
}
export interface ErasureFacts {
  readonly kinds: readonly KindMet[];
  readonly files: number;
  readonly keptFiles: number;
  readonly accounts: number;
}
/** What the running server does for persons as the owner of the database, which no request may. */
export interface PersonKeeper {
  /** Everything about a person as one archive; undefined when nobody has that id. */
  archive(tenant: string, person: string): Promise<Readable | undefined>;
  /** What an erasure would meet. */
  facts(tenant: string, person: string): Promise<ErasureFacts | undefined>;
  /** Erases, and notes it for a later restore; `stays` when a hold keeps them, or `mayGo` says no. Can be repeated. */
  erase(tenant: string, person: string, mayGo?: MayGo): Promise<Erased | 'stays' | undefined>;
}

/** The commands for operators, for the server that runs. */
export function openPersonKeeper(configuration: Configuration, url: string): PersonKeeper {
  const asOwner = async <T>(
    tenant: string,
    person: string,
    work: (client: pg.Client, subject: Subject) => Promise<T>,
  ): Promise<T | undefined> => {
    if (!isId(person)) return undefined;
    const client = new pg.Client({ connectionString: url, options: '-c timezone=UTC' });
    client.on('error', () => {});
    await client.connect();
    try {
      const subject = await findSubject(client, tenant, person);
      return subject && (await work(client, subject));
    } finally {
      await client.end();
    }
  };
  return {
    archive: (tenant, person) =>
      asOwner(tenant, person, async (client, subject) => {
        const told = await everythingAbout(client, subject);
        const kept = await filesOf(client, subject);
        const at = Temporal.Now.plainDateTimeISO('UTC');
        return Readable.from(writeZip(entriesOf(configuration, told, kept), at));
      }),
    facts: (tenant, person) => asOwner(tenant, person, factsOf),
    async erase(tenant, person, mayGo) {
      const erased = await erasePerson(configuration, url, tenant, person, mayGo);
      if (erased && erased !== 'stays') await rememberErasure(configuration, { tenant, person });
      return erased;
    },
  };
}

async function* entriesOf(
  configuration: Configuration,
  told: unknown,
  kept: readonly { id: string; name: string; key: string }[],
): AsyncGenerator<ZipEntry> {
  yield { name: 'person.json', bytes: Buffer.from(`${JSON.stringify(told, undefined, 2)}\n`) };
  const files = openFiles(configuration);
  for (const { id, name, key } of kept)
    if (await files.has(key))
      yield { name: `files/${id}-${basename(name)}`, bytes: await buffer(await files.get(key)) };
}

async function factsOf(client: pg.Client, own: Subject): Promise<ErasureFacts> {
  const subject = await withFamily(client, own);
  const kinds: KindMet[] = [];
  for (const { entity, table, where, isOfAccount } of recordsAbout()) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from ${table} where ${where}`,
      parameters(subject),
    );
    const records = rows[0]?.count ?? 0;
    if (records === 0) continue;
    const what = isOfAccount ? 'removed' : erasableFields(entity).length > 0 ? 'emptied' : 'kept';
    kinds.push({ entity: entity.name, records, what });
  }
  for (const { entity, ids } of await recordsElsewhere(client, subject))
    kinds.push({ entity: entity.name, records: ids.length, what: 'emptied' });
  const { rows } = await client.query<{ files: number; kept: number }>(
    `select count(*) filter (where purpose <> all ($4))::integer as files, count(*) filter (where purpose = any ($4))::integer as kept
     from app.attachment where tenant_id = $1 and (owner_id = $2 or created_by = any ($3) and purpose in ('EXPORT', 'IMPORT', 'PROFILE_PICTURE'))`,
    [...parameters(subject), keptPurposes],
  );
  return {
    kinds,
    files: rows[0]?.files ?? 0,
    keptFiles: rows[0]?.kept ?? 0,
    accounts: subject.users.length,
  };
}
