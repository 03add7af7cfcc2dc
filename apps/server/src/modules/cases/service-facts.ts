import { defineFacts } from '@homeport/engine';
import { caseService, type ServiceFacts } from '@homeport/model/cases';
import { sql } from 'kysely';

/** What the rules of a service look at: what its provider is called, how many of its steps are still open, and which comes next; one statement. */
export const loadServiceFacts = defineFacts(
  caseService,
  async (ctx, record, before): Promise<ServiceFacts> => {
    const chosen = record.provider?.id ?? null;
    const doer = record.vendorUser?.id ?? null;
    const [row] = await ctx.query(sql<{ name: string | null; works: boolean; open: number; next: string | null }>`
      select (select name from app.service_provider where id = ${chosen}::uuid) as name,
        ${doer}::uuid is null or not exists (select from app.service_provider_users_link where owner_id = ${chosen}::uuid)
          or exists (select from app.service_provider_users_link where owner_id = ${chosen}::uuid and target_id = ${doer}::uuid) as works,
        s.open, s.next
      from (select count(*)::int as open, (array_agg(description order by sequence, id))[1] as next from app.service_step
        where case_service_id = ${record.id}::uuid and not coalesce(is_done, false)) s`);
    return {
      providerCalled: row?.name ?? null,
      hadProvider: Boolean(before?.provider),
      openSteps: row?.open ?? 0,
      nextStep: row?.next ?? null,
      worksForProvider: row?.works ?? true,
    };
  },
  { looksUp: { serviceProvider: ['name', 'users'], serviceStep: ['isDone', 'sequence', 'description'] } },
);
