import { defineFacts } from '@homeport/engine';
import { caseService, type ServiceFacts } from '@homeport/model/cases';
import { sql } from 'kysely';

/** What the rules of a service look at: what its provider is called, and how many of its steps are still open; one statement. */
export const loadServiceFacts = defineFacts(
  caseService,
  async (ctx, record, before): Promise<ServiceFacts> => {
    const chosen = record.provider?.id ?? null;
    const [row] = await ctx.query(sql<{ name: string | null; open: number }>`
      select (select name from app.service_provider where id = ${chosen}::uuid) as name,
        (select count(*)::int from app.service_step where case_service_id = ${record.id}::uuid and not coalesce(is_done, false)) as open`);
    return {
      providerCalled: row?.name ?? null,
      hadProvider: Boolean(before?.provider),
      openSteps: row?.open ?? 0,
    };
  },
  { looksUp: { serviceProvider: ['name'], serviceStep: ['isDone'] } },
);
