import type { Context } from '@homeport/engine';
import { travels } from '@homeport/engine/configuration';
import { tableName } from '@homeport/engine/schema';
import { certain, type Entity, type Field, idIn, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { sql } from 'kysely';
import { stableId } from '../reference/index.ts';
import { type Activation, type Did, inNew } from './activation.ts';

/** Where the copy of a record stands in the new tenant: the same whenever it is copied again. */
export const copyId = (tenant: string, entity: Pick<Entity, 'name'>, id: string): string =>
  stableId('homeport-activation', tenant, entity.name, id);
/** The record of the new tenant that stands for one of the managing company; null for none. */
export type FindCopy = (entity: string, id: string) => string | null;

/** Copies records of the managing company into the new tenant, all or none; what was copied before stays as it is. */
export async function copyRecords(
  activation: Activation,
  entity: Entity,
  rows: readonly object[],
  copyOf: FindCopy,
): Promise<Did | Refusal> {
  const { tenant } = activation;
  const copied = await inNew(activation).inTransaction<number | Refusal>(async (tx) => {
    let count = 0;
    for (const row of rows as readonly (Values & { readonly id: string })[]) {
      const id = copyId(tenant, entity, row.id);
      if (await isThere(tx, entity, id)) continue;
      const made = await tx.records(entity).create({ ...valuesOf(entity, row, copyOf), id });
      if (isRefusal(made)) return made;
      count += 1;
    }
    return count;
  });
  if (isRefusal(copied)) return copied;
  return { what: copied === rows.length ? 'WROTE' : 'FOUND', about: entity.name, count: rows.length };
}

async function isThere(tx: Context, entity: Entity, id: string): Promise<boolean> {
  const rows = await tx.query(
    sql`select 1 from ${sql.table(`app.${tableName(entity)}`)} where tenant_id = ${tx.tenant}::uuid and id = ${id}::uuid`,
  );
  return rows.length > 0;
}

/** What of a record can stand in another tenant: no files, no states, and relations to copies only. */
function valuesOf(entity: Entity, row: Values, copyOf: FindCopy): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(entity.fields)) {
    const value = row[name];
    if (value === null || value === undefined || !isCopied(field)) continue;
    values[name] = field.type === 'ref' ? copyOf(field.to, certain(idIn(value))) : value;
  }
  return values;
}
// What activation copies is new in its tenant: states begin anew, and lists of relations are linked by their own steps.
const isCopied = (field: Field): boolean => travels(field) && field.type !== 'lifecycle' && field.type !== 'refs';
