import type { Context } from '@homeport/engine';
import type { ChangeFacts, ChangeOfCircumstance } from '@homeport/model/changes';
import { sql } from 'kysely';
import { familySize, planOf } from './adopted-plan-sql.ts';

/** The assignment of a change as it is now, its family, and the other assignments of its person; one statement. */
export async function changeFactsOf(
  ctx: Context,
  { caseDetail, scenario }: Pick<ChangeOfCircumstance, 'caseDetail' | 'scenario'>,
): Promise<ChangeFacts> {
  const [row] = await ctx.query(sql<{ facts: ChangeFacts }>`
    select jsonb_build_object(
      'owner', c.assignee_id, 'caseDetail', c.id, 'relocationPackage', c.relocation_package_id, 'caseStatus', c.status, 'plan', ${planOf(scenario?.id ?? null)}, 'hasEmployee', e.id is not null,
      'present', jsonb_build_object(
        'startBefore', c.assignment_start_date, 'endBefore', c.assignment_end_date, 'homeBefore', c.home_location, 'hostBefore', c.host_location, 'familySizeBefore', ${familySize},
        'policyBefore', c.policy_id, 'packageBefore', (select r.name from app.relocation_package r where r.id = c.relocation_package_id), 'gradeBefore', e.grade_id,
        'salaryBefore', e.salary::text, 'salaryCurrencyBefore', e.salary_currency),
      'family', coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'accompanies', coalesce(d.accompanies, false)) order by d.id)
        from app.dependant d where d.employee_person_id = c.assignee_id), '[]'),
      'others', coalesce((
        select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'status', o.status,
          'start', o.assignment_start_date, 'end', o.assignment_end_date, 'confidential', coalesce(o.confidential, false),
          'isAnswered', exists (
            select from app.case_detail_overlaps_link l where l.owner_id = o.id and l.target_id = c.id)) order by o.reference)
        from app.case_detail o where o.assignee_id = c.assignee_id and o.id <> c.id), '[]'),
      'beside', coalesce((
        select jsonb_agg(l.target_id) from app.case_detail_overlaps_link l where l.owner_id = c.id), '[]')) as facts
    from app.case_detail c left join app.employee e on e.id = c.employee_id
    where c.id = ${caseDetail?.id ?? null}::uuid`);
  return { ...(row?.facts ?? nothing), cost: null, now: ctx.now.toString({ smallestUnit: 'second' }) };
}

/** Of an assignment that is not there. */
const nothing: ChangeFacts = {
  now: '',
  owner: null,
  caseDetail: null,
  relocationPackage: null,
  caseStatus: null,
  hasEmployee: false,
  present: {
    startBefore: null,
    endBefore: null,
    homeBefore: null,
    hostBefore: null,
    familySizeBefore: 0,
    policyBefore: null,
    packageBefore: null,
    gradeBefore: null,
    salaryBefore: null,
    salaryCurrencyBefore: null,
  },
  family: [],
  others: [],
  beside: [],
  plan: null,
  cost: null,
};
