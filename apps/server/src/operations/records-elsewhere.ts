import { columnName, tableName } from '@homeport/engine/schema';
import type { Entity } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import type pg from 'pg';
import type { Subject } from './person-records.ts';

/** Records of another tenant that tell of a person, and which of their fields do. */
export interface Elsewhere {
  readonly entity: Entity;
  readonly tenant: string;
  readonly ids: readonly string[];
  readonly fields: readonly string[];
}

/** Runs work with the rows of another tenant open, and comes back to those of the person's. */
export async function inTenant<T>(client: pg.Client, tenant: string, home: string, work: () => Promise<T>): Promise<T> {
  const open = (id: string) => client.query("select set_config('app.tenant', $1, false)", [id]);
  await open(tenant);
  const done = await work();
  await open(home);
  return done;
}

/**
 * What other tenants keep of a person, as declarations tell (`tellsOf`): found by login and e-mail, as these are before
 * anything is erased.
 */
export async function recordsElsewhere(client: pg.Client, subject: Subject): Promise<Elsewhere[]> {
  const { rows } = await client.query<{ name: string | null; isLogin: boolean }>(
    `select lower(login) as name, true as "isLogin" from app."user" where tenant_id = $1 and id = any ($2)
     union select lower(email), false from app."user" where tenant_id = $1 and id = any ($2)
     union select lower(email), false from app.person where tenant_id = $1 and id = $3`,
    [subject.tenant, subject.users, subject.person],
  );
  const names = (isLogin: boolean) => rows.flatMap((row) => (row.isLogin === isLogin && row.name ? [row.name] : []));
  const [logins, emails] = [names(true), names(false)];
  const telling = catalogue.entities.flatMap((entity) => (entity.tellsOf ? [{ entity, of: entity.tellsOf }] : []));
  const tenants = (await client.query<{ id: string }>('select id from app.all_tenants()')).rows;
  const found: Elsewhere[] = [];
  for (const { id: tenant } of tenants) {
    if (tenant === subject.tenant) continue;
    await inTenant(client, tenant, subject.tenant, async () => {
      for (const { entity, of } of telling) {
        const column = (name: string) => {
          const field = entity.fields[name];
          if (!field) throw new Error(`${entity.name} tells of somebody by ${name}, which it does not have`);
          return `"${columnName(name, field)}"`;
        };
        const { rows: records } = await client.query<{ id: string }>(
          `select id from app."${tableName(entity)}" where tenant_id = $1 and ${column(of.tenant)} = $2
             and (lower(${column(of.login)}) = any ($3) or lower(${column(of.email)}) = any ($4))`,
          [tenant, subject.tenant, logins, emails],
        );
        const ids = records.map((record) => record.id);
        if (ids.length > 0) found.push({ entity, tenant, ids, fields: of.fields });
      }
    });
  }
  return found;
}
