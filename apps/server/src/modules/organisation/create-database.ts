import { newFileKey } from '@homeport/engine/files';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { companyActivation, organisationRefusals as no } from '@homeport/model/organisation';
import { tenant as tenantEntity } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { createTenant } from '../identity/index.ts';
import { type Activation, atHome, type Did, inNew } from './activation.ts';

/**
 * CREATING_DATABASE. All tenants of a data centre live in one database, kept apart by row security, and their secrets are sealed
 * with keys of their own: making the database is proving that for this tenant, and making its row. It opens at the end only.
 */
export async function createDatabase(activation: Activation): Promise<readonly Did[] | Refusal> {
  const tables = await closedTables(activation);
  if (tables === undefined || !sealsForTenant(activation) || !(await storesFiles(activation))) return no.storeFails();
  const made = await makeTenant(activation);
  if (isRefusal(made)) return made;
  return [
    { what: 'CHECKED', about: 'rowSecurity', count: tables },
    { what: 'CHECKED', about: 'keys' },
    { what: 'CHECKED', about: 'fileStore' },
    { what: made, about: tenantEntity.name, count: 1 },
  ];
}

/** How many tables keep tenants apart; undefined when one of them does not. */
async function closedTables(activation: Activation): Promise<number | undefined> {
  const [row] = await inNew(activation).query<{ all: number; closed: number }>(sql`
    select count(*)::int as all, count(*) filter (where c.relrowsecurity and c.relforcerowsecurity)::int as closed
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where n.nspname = 'app' and c.relkind in ('r', 'p')`);
  return row && row.all > 0 && row.all === row.closed ? row.all : undefined;
}

function sealsForTenant({ identity: { secrets }, ctx, tenant }: Activation): boolean {
  const sealed = secrets.seal(tenant, 'activation', tenant);
  return (
    secrets.open(tenant, 'activation', sealed) === tenant &&
    secrets.open(ctx.tenant, 'activation', sealed) === undefined
  );
}

async function storesFiles({ services, ctx, tenant }: Activation): Promise<boolean> {
  const key = newFileKey(tenant, ctx.now);
  try {
    await services.files.put(key, Buffer.from(tenant));
    const parts: Buffer[] = [];
    for await (const part of await services.files.get(key)) parts.push(part as Buffer);
    return Buffer.concat(parts).toString() === tenant;
  } catch (error) {
    services.log.error({ err: error }, 'the file store did not take a file of a new tenant');
    return false;
  } finally {
    await services.files.delete(key).catch(() => {});
  }
}

/** The row of the tenant, closed, and the activation that names it: both or neither. */
const makeTenant = (activation: Activation): Promise<'WROTE' | 'FOUND' | Refusal> =>
  atHome(activation).inTransaction<'WROTE' | 'FOUND' | Refusal>(async (tx) => {
    const { record, tenant } = activation;
    const [known] = await tx.query(
      sql`select 1 from app.tenant where tenant_id = ${tx.tenant}::uuid and id = ${tenant}::uuid`,
    );
    if (known) return 'FOUND';
    const made = await createTenant(tx, {
      id: tenant,
      code: record.tenantCode,
      name: record.tenantName,
      kind: 'CLIENT',
      parent: tx.tenant,
      subDomain: record.subDomain,
      supportEmail: record.adminEmail,
      language: record.language,
      baseCurrency: record.baseCurrency,
      active: false,
    });
    if (isRefusal(made)) return made;
    const named = await tx.records(companyActivation).update(record.id, { ownTenant: tenant });
    return isRefusal(named) ? named : 'WROTE';
  });
