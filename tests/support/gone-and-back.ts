import { tableName } from '@homeport/engine';
import { type Entity, isRefusal, type Values } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import type pg from 'pg';
import { make } from './factory.ts';
import type { Homeport } from './homeport.ts';

/** A row that a deletion reaches, as the database has it. */
interface Reached {
  readonly table: string;
  readonly id: string;
  /** It stays, and leads to nothing any more. */
  readonly emptied: boolean;
}

/**
 * Hangs one record of each kind on a record that goes with it or is emptied with it; kinds whose own rules refuse such a
 * lonely record are left out.
 */
export async function hangOn(port: Homeport, tenant: string, whole: Entity, id: string): Promise<readonly Reached[]> {
  const reached: Reached[] = [{ table: tableName(whole), id, emptied: false }];
  for (const entity of catalogue.entities) {
    if (entity.internal || entity.goesForGood) continue;
    for (const [name, field] of Object.entries(entity.fields)) {
      if (field.type !== 'ref' || field.to !== whole.name || !('onDelete' in field) || field.loose) continue;
      if (field.onDelete !== 'cascade' && field.onDelete !== 'clear') continue;
      const made = await madeOne(port, tenant, entity, { [name]: id });
      if (made) reached.push({ table: tableName(entity), id: made, emptied: field.onDelete === 'clear' });
    }
  }
  return reached;
}
async function madeOne(port: Homeport, tenant: string, entity: Entity, given: Values): Promise<string | undefined> {
  try {
    const made = await make(port.in(tenant), entity, given);
    return isRefusal(made) ? undefined : made.id;
  } catch {
    return undefined;
  }
}

/** The rows as they stand; null for what is not there. */
export async function rowsOf(client: pg.Client, reached: readonly Reached[]): Promise<readonly (Values | null)[]> {
  const rows: (Values | null)[] = [];
  for (const { table, id } of reached) {
    const found = await client.query<{ row: Values }>(`select to_jsonb(t) as row from app."${table}" t where id = $1`, [
      id,
    ]);
    rows.push(found.rows[0]?.row ?? null);
  }
  return rows;
}

/** The same but for what every write moves on. */
export const still = (row: Values | null | undefined): Values | null => {
  if (!row) return null;
  const { version: _version, updated: _updated, updated_by: _by, updatedBy: _who, ...rest } = row;
  return rest;
};
