import type { SystemContext } from '@homeport/engine';
import { type EstimateSnapshot, type TableChoice, tableFor } from '@homeport/model/costing';
import { sql } from 'kysely';
import { grantedBenefits, ratesUpTo, services, tablesOf, yearlyPay } from './estimate-sql.ts';

/** What is loaded: the snapshot before its tables are chosen. */
interface Loaded extends Omit<EstimateSnapshot, 'incomeTax' | 'socialSecurity' | 'currency'> {
  readonly currency: string | null;
  readonly along: number;
  readonly tables: readonly TableChoice[];
}

/** By which policy, in which country and with how many the tax would be, where a change has it otherwise. Left out: as it is. */
export interface EstimateInstead {
  readonly policy?: string | null | undefined;
  readonly hostCountry?: string | undefined;
  readonly along?: number | undefined;
}

/**
 * Everything that the cost of an assignment is estimated from, in one statement, with the rates and tables of a day (yyyy-MM-dd), in a
 * currency or in that of the assignment. Null where it has no first day or no currency; throws where it is not there: whoever asks has looked.
 */
export async function loadEstimate(
  ctx: SystemContext,
  assignment: string,
  { baseDate, currency }: { readonly baseDate: string; readonly currency: string | null },
  instead: EstimateInstead = {},
): Promise<EstimateSnapshot | null> {
  const day = sql`${baseDate}::date`;
  const policy = instead.policy === undefined ? sql`c.policy_id` : sql`${instead.policy}::uuid`;
  const country =
    instead.hostCountry === undefined ? sql`c.host_location->>'country'` : sql`${instead.hostCountry}::text`;
  const [row] = await ctx.query(sql<{ loaded: Loaded }>`
    select jsonb_build_object('startDate', c.assignment_start_date, 'endDate', c.assignment_end_date,
      'currency', coalesce(${currency}::text, c.currency, s.base_currency), 'baseCurrency', coalesce(s.base_currency, ''),
      'baseDate', ${baseDate}::text, 'benefits', ${grantedBenefits}, 'services', ${services}, 'pay', ${yearlyPay},
      'rates', ${ratesUpTo(day)}, 'tables', ${tablesOf(country, day)},
      'along', (select count(*)::int from app.dependant d where d.employee_person_id = c.assignee_id and coalesce(d.accompanies, false)),
      'grossUp', jsonb_build_object('method', coalesce(p.gross_up, 'NONE'), 'federal', p.federal_rate::text,
        'state', p.state_rate::text, 'local', p.local_rate::text)) as loaded
    from app.case_detail c left join app.policy p on p.id = ${policy} left join app.current_tenant_settings() s on true
    where c.id = ${assignment}::uuid`);
  if (!row) throw new Error('the assignment of this estimate is not there');
  const { along: now, tables, currency: into, ...loaded } = row.loaded;
  const along = instead.along ?? now;
  if (into === null || loaded.startDate === null) return null;
  const table = (kind: TableChoice['kind']) => tableFor(tables, kind, along);
  return { ...loaded, currency: into, incomeTax: table('INCOME'), socialSecurity: table('SOCIAL') };
}
