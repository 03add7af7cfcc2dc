import { columnName, tableName } from '@homeport/engine/schema';
import { makeVault, type Vault } from '@homeport/engine/store';
import type { Catalogue, Entity } from '@homeport/grammar';
import type pg from 'pg';
import { installationKeyPlace, installationOwner } from '../adapters/secrets/installation-keys.ts';
import { type Secrets, vaultSecretsOf } from '../adapters/secrets/secrets.ts';
import { resealBin, sealedAnew } from './reseal-bin.ts';
import { sealedTexts } from './sealed-texts.ts';

export interface Resealed {
  readonly bankParts: number;
  readonly texts: number;
  readonly keys: number;
}
const batch = 500;

/**
 * Replaces every sealed value that only an older secret opens by one of the present secret. Each is replaced only while it is
 * what was read, so that a running server may go on. Throws on a value that no given secret opens, before its tenant is changed.
 */
export async function reseal(client: pg.Client, catalogue: Catalogue, secrets: Secrets): Promise<Resealed> {
  const vault = makeVault(vaultSecretsOf(secrets));
  const { rows: tenants } = await client.query<{ id: string }>('select id from app.all_tenants()');
  let [bankParts, texts] = [0, 0];
  for (const { id: tenant } of tenants) {
    await client.query('begin');
    try {
      await client.query("select set_config('app.tenant', $1, true)", [tenant]);
      for (const entity of catalogue.entities) bankParts += await resealParts(client, entity, vault, tenant);
      for (const place of sealedTexts) texts += await resealTexts(client, place, secrets, tenant);
      const binned = await resealBin(client, catalogue, { vault, secrets, tenant });
      bankParts += binned.bankParts;
      texts += binned.texts;
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  }
  return { bankParts, texts, keys: await resealKeys(client, secrets) };
}

async function resealParts(client: pg.Client, entity: Entity, vault: Vault, tenant: string): Promise<number> {
  const columns = Object.entries(entity.fields).flatMap(([name, f]) =>
    f.type === 'bankPart' ? [columnName(name, f)] : [],
  );
  const table = tableName(entity);
  let count = 0;
  for (const column of columns) {
    for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
      const { rows } = await client.query<{ id: string; sealed: Buffer }>(
        `select id, "${column}" as sealed from app."${table}" where tenant_id = $1 and id > $2 and "${column}" is not null order by id limit ${batch}`,
        [tenant, last],
      );
      for (const { id, sealed } of rows) {
        last = id;
        if (vault.isCurrent(sealed)) continue;
        const place = { tenant, table, column, id };
        const anew = vault.seal(place, vault.open(place, sealed));
        const done = await client.query(
          `update app."${table}" set "${column}" = $3 where tenant_id = $1 and id = $2 and "${column}" = $4`,
          [tenant, id, anew, sealed],
        );
        count += done.rowCount ?? 0;
      }
      if (rows.length < batch) break;
    }
  }
  return count;
}

async function resealTexts(
  client: pg.Client,
  { table, column, by, place }: (typeof sealedTexts)[number],
  secrets: Secrets,
  tenant: string,
): Promise<number> {
  const { rows } = await client.query<{ key: string; sealed: string }>(
    `select "${by}" as key, "${column}" as sealed from app."${table}" where tenant_id = $1 and "${column}" is not null`,
    [tenant],
  );
  let count = 0;
  for (const { key, sealed } of rows) {
    const anew = sealedAnew(secrets, tenant, place(key), sealed, `${table}.${column} of ${key}`);
    if (anew === undefined) continue;
    const done = await client.query(
      `update app."${table}" set "${column}" = $3 where tenant_id = $1 and "${by}" = $2 and "${column}" = $4`,
      [tenant, key, anew, sealed],
    );
    count += done.rowCount ?? 0;
  }
  return count;
}

async function resealKeys(client: pg.Client, secrets: Secrets): Promise<number> {
  const { rows } = await client.query<{ name: string; sealed: string }>(
    'select name, sealed from app.installation_keys()',
  );
  let count = 0;
  for (const { name, sealed } of rows) {
    const anew = sealedAnew(secrets, installationOwner, installationKeyPlace(name), sealed, `the key of ${name}`);
    if (anew === undefined) continue;
    await client.query('select app.replace_installation_key($1, $2, $3)', [name, sealed, anew]);
    count += 1;
  }
  return count;
}
