import { type Context, defineFacts, handle, type Module } from '@homeport/engine';
import { enqueue } from '@homeport/engine/jobs';
import {
  type ActivationFacts,
  companyActivation,
  retryActivation,
  startActivation,
} from '@homeport/model/organisation';
import { sql } from 'kysely';
import type { FileServices } from '../documents/index.ts';
import type { Identity } from '../identity/index.ts';
import { activating, activationJob } from './activation-job.ts';

const activationFacts = defineFacts(
  companyActivation,
  async (ctx, { companyGroup, company, ownTenant }): Promise<ActivationFacts & Record<string, unknown>> => {
    const [row] = await ctx.query<ActivationFacts>(sql`
      select coalesce(app.tenant_facts(${ctx.tenant}::uuid) ->> 'kind' = 'TENANT_MC', false) as "isManaging",
        exists (
          select from app.company_group where id = ${companyGroup?.id ?? null}::uuid and own_tenant_id is distinct from ${ownTenant?.id ?? null}::uuid and own_tenant_id is not null
          union all
          select from app.company where id = ${company?.id ?? null}::uuid and own_tenant_id is distinct from ${ownTenant?.id ?? null}::uuid and own_tenant_id is not null
        ) as "isActivated"`);
    return { isManaging: row?.isManaging ?? false, isActivated: row?.isActivated ?? false };
  },
  { looksUp: { companyGroup: ['ownTenant'], company: ['ownTenant'] } },
);

/** No activation without its job, no job without its activation: both are one transaction. A kill costs a try. */
async function handOver(ctx: Context, id: string): Promise<{ failure: null }> {
  await enqueue(ctx, activating, { activation: id, entity: companyActivation.name }, { attempts: 25 });
  return { failure: null };
}

/** Companies get tenants of their own. */
export const organisationModule = (services: FileServices, identity: Identity): Module => ({
  name: 'organisation',
  facts: [activationFacts],
  actions: [
    handle(startActivation, (ctx, { id }) => handOver(ctx, id)),
    handle(retryActivation, (ctx, { id }) => handOver(ctx, id)),
  ],
  jobs: [activationJob(services, identity)],
});
