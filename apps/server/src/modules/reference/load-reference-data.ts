import { nobody } from '@homeport/engine/http';
import { columnName, tableName } from '@homeport/engine/schema';
import type { Store, Transaction } from '@homeport/engine/store';
import { certain, type Entity, type Values } from '@homeport/grammar';
import { country, currency, timeZone } from '@homeport/model/reference';
import { sql } from 'kysely';
import { systemCaller } from './system-caller.ts';

/**
 * Brings currencies, countries and time zones to the state of the standards this release knows: adds what is missing,
 * changes what differs, removes nothing (records may refer to it). Answers the number of rows that were written.
 */
export async function loadReferenceData(store: Store): Promise<number> {
  const { countryRows, currencyRows, timeZoneRows } = await import('./reference-rows.ts');
  return store.transaction(systemCaller(nobody, 'reference data of the release'), async (tx) => {
    let written = 0;
    written += await upsert(tx, currency, 'code', currencyRows());
    written += await upsert(tx, country, 'code', countryRows());
    written += await upsert(tx, timeZone, 'name', timeZoneRows());
    return written;
  });
}

async function upsert(tx: Transaction, entity: Entity, key: string, rows: readonly Values[]): Promise<number> {
  const names = Object.keys(rows[0] ?? {});
  const columnOf = (name: string): string => columnName(name, certain(entity.fields[name]));
  const columns = names.map(columnOf);
  const records = rows.map((row) => Object.fromEntries(names.map((name) => [columnOf(name), row[name]])));
  const changing = columns.filter((column) => column !== columnOf(key));
  const table = sql.table(`app.${tableName(entity)}`);
  const list = (alias: string) => sql.join(changing.map((column) => sql.ref(`${alias}.${column}`)));
  const written = await tx.query(sql`
    insert into ${table} as known (id, version, created, created_by, updated, updated_by, ${sql.join(columns.map((c) => sql.ref(c)))})
    select gen_random_uuid(), 1, now(), ${nobody}::uuid, now(), ${nobody}::uuid, ${sql.join(columns.map((c) => sql.ref(c)))}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)
    on conflict (${sql.ref(columnOf(key))}) do update set
      ${sql.join(changing.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))},
      version = known.version + 1, updated = now()
    where (${list('known')}) is distinct from (${list('excluded')})
    returning 1`);
  return written.length;
}
