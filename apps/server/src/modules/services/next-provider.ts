import type { SystemContext } from '@homeport/engine';
import type { CaseService } from '@homeport/model/cases';
import { type ProviderDefaults, providersInTurn } from '@homeport/model/initiations';
import { sql } from 'kysely';
import { listOf, providerDefaults } from '../../provider-defaults.ts';
import { todayOf } from '../../today.ts';

interface Found extends ProviderDefaults {
  readonly homeCountry: string | null;
  readonly hostCountry: string | null;
  readonly declined: readonly string[];
}

/** Whoever comes next by default of those who have not declined the service, with the reason; nobody where there is nobody. */
export async function nextProvider(
  system: SystemContext,
  { id, serviceType, startDate }: CaseService,
): Promise<{ provider: string | null; defaultProvider: string | null; defaultReason: CaseService['defaultReason'] }> {
  const [row] = await system.query(sql<{ found: Found }>`
    select jsonb_build_object('homeCountry', c.home_location->>'country', 'hostCountry', c.host_location->>'country',
      'declined', ${listOf(sql`select jsonb_agg(o.provider_id) from app.service_order o
        where o.case_service_id = s.id and o.status = 'DECLINED'`)},
      ${providerDefaults({ host: sql`c.host_location->>'country'`, home: sql`c.home_location->>'country'` })}) as found
    from app.case_service s join app.case_detail c on c.id = s.case_detail_id where s.id = ${id}::uuid`);
  if (!row) throw new Error(`no facts for who does service ${id} next`);
  const { homeCountry, hostCountry, declined } = row.found;
  const asked = { serviceType: serviceType.id, startDate, homeCountry, hostCountry, today: todayOf(system) };
  const next = providersInTurn(row.found, asked).find(({ provider }) => !declined.includes(provider.id));
  const provider = next?.provider.id ?? null;
  return { provider, defaultProvider: provider, defaultReason: next?.providerReason ?? null };
}
