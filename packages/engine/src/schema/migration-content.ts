import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** The database was brought up by other migrations than those of this release; the message is one sentence. */
export class MigrationMismatch extends Error {}

const contentOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const wayOut = 'Start with the version that made it, or with another database or DATA_DIR.';

/**
 * Refuses a database that another version brought up: one with a migration that this release does not know, or knows with
 * another content. What was done before contents were noted is noted as it stands.
 */
export async function checkContents(db: Kysely<unknown>, texts: ReadonlyMap<string, string>): Promise<void> {
  const made = await sql<{
    table: string | null;
  }>`select to_regclass('migration.kysely_migration')::text as table`.execute(db);
  if (made.rows[0]?.table == null) return;
  await sql`create table if not exists migration.content (name text primary key, sha256 text not null)`.execute(db);
  const { rows } = await sql<{ name: string; sha256: string | null }>`
    select m.name, c.sha256 from migration.kysely_migration m left join migration.content c using (name) order by 1`.execute(
    db,
  );
  for (const { name, sha256 } of rows) {
    const text = texts.get(name);
    if (text === undefined)
      throw new MigrationMismatch(
        `This database was made by another version: it has the migration ${name}, which this one does not know. ${wayOut}`,
      );
    if (sha256 === null) await sql`insert into migration.content values (${name}, ${contentOf(text)})`.execute(db);
    else if (sha256 !== contentOf(text))
      throw new MigrationMismatch(
        `This database was made by another version: its migration ${name} was a different one. ${wayOut}`,
      );
  }
}
