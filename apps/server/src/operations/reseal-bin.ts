import { columnName, tableName } from '@homeport/engine/schema';
import type { Vault } from '@homeport/engine/store';
import type { Catalogue } from '@homeport/grammar';
import type pg from 'pg';
import type { Secrets } from '../adapters/secrets/secrets.ts';
import { sealedTexts } from './sealed-texts.ts';

interface Keys {
  readonly vault: Vault;
  readonly secrets: Secrets;
  readonly tenant: string;
}
interface BinRow {
  readonly record: string;
  readonly key: string;
  readonly sealed: string;
  readonly by: string;
}

/** The same for what lies in the bin: it has to be readable when it comes back. Bytes stand there as JSON writes them. */
export async function resealBin(
  client: pg.Client,
  catalogue: Catalogue,
  { vault, secrets, tenant }: Keys,
): Promise<{ readonly bankParts: number; readonly texts: number }> {
  let [bankParts, texts] = [0, 0];
  for (const entity of catalogue.entities) {
    const table = tableName(entity);
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.type !== 'bankPart') continue;
      const column = columnName(name, field);
      for (const row of await rowsOf(client, tenant, table, column, 'id')) {
        const sealed = Buffer.from(row.sealed.slice(2), 'hex');
        if (vault.isCurrent(sealed)) continue;
        const place = { tenant, table, column, id: row.by };
        const anew = vault.seal(place, vault.open(place, sealed));
        await replace(client, tenant, { table, column }, row, `\\x${anew.toString('hex')}`);
        bankParts += 1;
      }
    }
  }
  for (const { table, column, by, place } of sealedTexts) {
    for (const row of await rowsOf(client, tenant, table, column, by)) {
      const anew = sealedAnew(secrets, tenant, place(row.by), row.sealed, `${table}.${column} of ${row.by} in the bin`);
      if (anew === undefined) continue;
      await replace(client, tenant, { table, column }, row, anew);
      texts += 1;
    }
  }
  return { bankParts, texts };
}

const rowsOf = async (
  client: pg.Client,
  tenant: string,
  table: string,
  column: string,
  by: string,
): Promise<readonly BinRow[]> =>
  (
    await client.query<BinRow>(
      `select record_id as record, key, value ->> $3 as sealed, value ->> $4 as by from engine.bin_row
       where tenant_id = $1 and relation = $2 and emptied = '' and value ->> $3 is not null`,
      [tenant, table, column, by],
    )
  ).rows;

const replace = (
  client: pg.Client,
  tenant: string,
  { table, column }: { readonly table: string; readonly column: string },
  row: BinRow,
  anew: string,
): Promise<unknown> =>
  client.query(
    `update engine.bin_row set value = jsonb_set(value, array[$5], to_jsonb($6::text))
     where tenant_id = $1 and record_id = $2 and relation = $3 and emptied = '' and key = $4 and value ->> $5 = $7`,
    [tenant, row.record, table, row.key, column, anew, row.sealed],
  );

/** Undefined when the present secret sealed it. */
export function sealedAnew(
  secrets: Secrets,
  owner: string,
  place: string,
  sealed: string,
  what: string,
): string | undefined {
  if (secrets.isCurrent(owner, place, sealed)) return undefined;
  const plain = secrets.open(owner, place, sealed);
  if (plain === undefined) throw new Error(`no given secret opens ${what}`);
  return secrets.seal(owner, place, plain);
}
