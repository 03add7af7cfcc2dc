import type { SystemContext } from '@homeport/engine';
import { type SheetSnapshot, type TableChoice, tableFor } from '@homeport/model/costing';
import { sql } from 'kysely';
import { ratesUpTo, tablesOf } from './estimate-sql.ts';
import { indexesOn, normsOn, payOn, premiums, sheetPolicy } from './sheet-sql.ts';

interface Loaded extends Omit<SheetSnapshot, 'hypotheticalTax' | 'rent'> {
  readonly tables: readonly TableChoice[];
}
/**
 * Everything that the balance sheet of an assignment is worked out from on a day (yyyy-MM-dd), in one statement. Throws where the
 * assignment is not there: whoever asks has looked.
 */
export async function loadSheet(
  ctx: SystemContext,
  assignment: string,
  day: string,
  rent: SheetSnapshot['rent'],
): Promise<SheetSnapshot> {
  const on = sql`${day}::date`;
  const [row] = await ctx.query(sql<{ loaded: Loaded }>`
    select jsonb_build_object('day', ${day}::text, 'pay', ${payOn(on)},
      'familySize', 1 + (select count(*)::int from app.dependant d where d.employee_person_id = c.assignee_id
        and coalesce(d.accompanies, false)),
      'tables', ${tablesOf(sql`c.home_location->>'country'`, on)}, 'norms', ${normsOn(on)}, 'indexes', ${indexesOn(on)},
      'homePlace', c.home_location->>'town', 'hostPlace', c.host_location->>'town', 'policy', ${sheetPolicy},
      'premiums', ${premiums}, 'rates', ${ratesUpTo(on)}, 'baseCurrency', coalesce(s.base_currency, '')) as loaded
    from app.case_detail c left join app.policy p on p.id = c.policy_id left join app.current_tenant_settings() s on true
    where c.id = ${assignment}::uuid`);
  if (!row) throw new Error('the assignment of this balance sheet is not there');
  const { tables, ...loaded } = row.loaded;
  return { ...loaded, rent, hypotheticalTax: tableFor(tables, 'HYPOTHETICAL', loaded.familySize - 1) };
}
