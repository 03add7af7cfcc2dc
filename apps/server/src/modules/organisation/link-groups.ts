import { isRefusal, type Refusal } from '@homeport/grammar';
import { company, companyGroup, organisationRefusals as no } from '@homeport/model/organisation';
import { tenant as tenantEntity } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import { inviteByMail } from '../identity/index.ts';
import { type Activation, atHome, type Did, inNew } from './activation.ts';
import { adminId } from './check-place.ts';
import { activatedCompanies } from './initialise-parties.ts';

/**
 * LINKING_GROUPS: group and companies name their tenant, the tenant stands below that of its parent group, opens, and is
 * reached by the company that manages it. The invitation is the last thing: who gets it finds everything in place.
 */
export async function linkGroups(activation: Activation): Promise<readonly Did[] | Refusal> {
  const linked = await link(activation);
  if (isRefusal(linked)) return linked;
  const [row] = await activation.ctx.query<{ caller: object | null }>(
    sql`select app.find_caller(${activation.tenant}::uuid, ${activation.ctx.me.user}::uuid) as caller`,
  );
  if (!row?.caller) return no.notReached();
  const invited = await invite(activation);
  return [...linked, { what: 'CHECKED', about: 'reach' }, invited];
}

const link = (activation: Activation): Promise<Did[] | Refusal> =>
  atHome(activation).inTransaction<Did[] | Refusal>(async (tx) => {
    const { record, tenant } = activation;
    const own = { ownTenant: tenant };
    const companies = await activatedCompanies(activation);
    for (const { id } of companies) {
      const named = await tx.records(company).update(id, own);
      if (isRefusal(named)) return named;
    }
    const did: Did[] = [{ what: 'WROTE', about: company.name, count: companies.length }];
    let parent: string | null = null;
    if (record.companyGroup) {
      const group = await tx.records(companyGroup).update(record.companyGroup.id, own);
      if (isRefusal(group)) return group;
      did.push({ what: 'WROTE', about: companyGroup.name, count: 1 });
      const above = group.parent ? await tx.records(companyGroup).get(group.parent.id) : undefined;
      parent = above && !isRefusal(above) ? (above.ownTenant?.id ?? null) : null;
    }
    const changes = { active: true, parent: parent ?? tx.tenant };
    const opened = await tx.records(tenantEntity).update(tenant, changes);
    return isRefusal(opened) ? opened : did;
  });

/** The invitation is sent once: a repeat finds the link, or the password that was set with it. */
const invite = (activation: Activation): Promise<Did> =>
  inNew(activation).inTransaction<Did>(async (tx) => {
    const { identity, tenant, ctx } = activation;
    const id = await adminId(activation);
    if (!id) throw new Error(`the first administrator of ${tenant} is not there`);
    await tx.query(sql`select 1 from app."user" where tenant_id = ${tenant}::uuid and id = ${id}::uuid for update`);
    const [known] = await tx.query(sql`
      select 1 from app.one_time_code where tenant_id = ${tenant}::uuid and user_id = ${id}::uuid and purpose = 'INVITATION'
      union all select 1 from app.credential where tenant_id = ${tenant}::uuid and user_id = ${id}::uuid limit 1`);
    if (known) return { what: 'FOUND', about: 'invitation' };
    await inviteByMail(tx, identity, id, { user: ctx.me.user, name: ctx.me.displayName });
    return { what: 'INVITED', about: 'invitation' };
  }) as Promise<Did>;
