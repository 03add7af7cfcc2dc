import type { SystemContext } from '@homeport/engine';
import type { CaseDetail, Scenario, ScenarioBase, ScenarioWorking } from '@homeport/model/cases';
import {
  costOfNothing,
  costOfPlan,
  type EstimateService,
  planNow,
  planOf,
  type ScenarioPlan,
} from '@homeport/model/costing';
import { sql } from 'kysely';
import { services } from './estimate-sql.ts';
import { loadGranting } from './load-granting.ts';

/** An assignment as far as its scenarios stand beside it, and what they are costed from besides themselves. */
export interface ScenarioCase extends ScenarioBase, Pick<CaseDetail, 'type'> {
  /** Ids. */
  readonly employee: string | null;
  readonly office: string | null;
  readonly currency: string | null;
  readonly baseCurrency: string;
  /** The code of the grade. */
  readonly grade: string | null;
  readonly services: readonly EstimateService[];
}
/** In one statement. Throws where the assignment is not there: whoever asks has looked. */
export async function loadScenarioCase(ctx: SystemContext, assignment: string): Promise<ScenarioCase> {
  const [row] = await ctx.query(sql<{ loaded: ScenarioCase }>`
    select jsonb_build_object('startDate', c.assignment_start_date, 'endDate', c.assignment_end_date,
      'homeLocation', c.home_location, 'hostLocation', c.host_location, 'policy', c.policy_id,
      'relocationPackage', c.relocation_package_id, 'type', c.type, 'employee', c.employee_id, 'office', c.office_id,
      'along', (select count(*)::int from app.dependant d where d.employee_person_id = c.assignee_id and coalesce(d.accompanies, false)),
      'currency', coalesce(c.currency, s.base_currency), 'baseCurrency', coalesce(s.base_currency, ''),
      'grade', (select g.code from app.employee e join app.grade g on g.id = e.grade_id where e.id = c.employee_id),
      'services', ${services}) as loaded
    from app.case_detail c left join app.current_tenant_settings() s on true where c.id = ${assignment}::uuid`);
  if (!row) throw new Error('the assignment of these scenarios is not there');
  return row.loaded;
}

/** A plan with what it comes to. */
export interface WorkedPlan {
  readonly plan: ScenarioPlan;
  readonly relocationPackage: { readonly id: string; readonly label: string } | null;
  readonly currency: string | null;
  readonly working: ScenarioWorking;
}
/** What a scenario comes to at the rates of a day (yyyy-MM-dd); without one the assignment as it is. */
export async function workOutPlan(
  ctx: SystemContext,
  scenario: Scenario | null,
  of: ScenarioCase,
  baseDate: string,
): Promise<WorkedPlan> {
  const base = baseOf(of);
  const plan = scenario ? planOf(scenario, base) : planNow(base);
  const currency = scenario?.currency ?? of.currency;
  const nothing = { plan, relocationPackage: null, currency, working: costOfNothing };
  if (plan.policy === null) return nothing;
  const { policy, relocationPackage, takesPackage } = plan;
  const granting = { policy, relocationPackage, takesPackage, currency };
  const loaded = await loadGranting(ctx, granting, baseDate);
  if (loaded?.currency == null) return nothing;
  const { relocationPackage: pack, ...rest } = loaded;
  const { grade, services } = of;
  const working = costOfPlan(plan, { ...rest, currency: loaded.currency, baseDate, grade, services });
  return { plan, relocationPackage: pack, currency: loaded.currency, working };
}

/** What a scenario is held against later. */
export const baseOf = (of: ScenarioCase): ScenarioBase => {
  const { startDate, endDate, homeLocation, hostLocation, policy, relocationPackage, along } = of;
  return { startDate, endDate, homeLocation, hostLocation, policy, relocationPackage, along };
};
