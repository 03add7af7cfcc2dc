import { isRefusal, type Refusal } from '@homeport/grammar';
import { dataCenter, organisationRefusals as no } from '@homeport/model/organisation';
import { sql } from 'kysely';
import { type Activation, atHome, type Did } from './activation.ts';

/** STARTING: the data centre can be reached, and the names are free. What made them taken may be this activation itself. */
export async function checkStart(activation: Activation): Promise<readonly Did[] | Refusal> {
  const { ctx, record, tenant } = activation;
  const center = await atHome(activation)
    .records(dataCenter)
    .get(record.dataCenter?.id ?? '');
  if (isRefusal(center)) return no.dataCenterNeeded();
  const isHere = center.kind === 'EMBEDDED' && !center.databaseHost && !center.fileStore;
  if (!isHere || (center as { active?: boolean }).active === false) return no.dataCenterAway();
  const [row] = await ctx.query<{ taken: { code: boolean; subDomain: boolean }; isLoginTaken: boolean }>(sql`
    select app.taken_tenant_names(${record.tenantCode}, ${record.subDomain}, ${tenant}::uuid) as taken,
      app.is_login_taken(${record.adminLogin}, ${await adminId(activation)}::uuid) as "isLoginTaken"`);
  if (row?.taken.code || row?.taken.subDomain) return no.tenantTaken();
  if (row?.isLoginTaken) return no.loginTaken();
  return [
    { what: 'CHECKED', about: 'dataCenter' },
    { what: 'CHECKED', about: 'names' },
  ];
}

/** The first administrator, when an earlier try made them already. */
export async function adminId(activation: Activation): Promise<string | null> {
  const { ctx, record, tenant } = activation;
  const [row] = await ctx.asSystemIn(tenant, 'whether the first administrator is there').query<{ id: string }>(sql`
    select id from app."user" where tenant_id = ${tenant}::uuid and lower(login) = lower(${record.adminLogin})`);
  return row?.id ?? null;
}
