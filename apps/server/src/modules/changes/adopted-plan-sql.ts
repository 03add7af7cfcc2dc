import { sql } from 'kysely';

/** How many of the family of the assignment `c` move along. */
export const familySize = sql`(
  select count(*)::int from app.dependant d where d.employee_person_id = c.assignee_id and d.accompanies)`;

/**
 * The scenario that a change of the assignment `c` adopts: what it leaves open is as the assignment has it, and another policy
 * brings its package along.
 */
export const planOf = (scenario: string | null) => sql`(
  select jsonb_build_object('status', s.status, 'caseDetail', s.case_detail_id, 'startDate', s.start_date,
    'endDate', coalesce(s.end_date, c.assignment_end_date), 'homeLocation', s.home_location, 'hostLocation', s.host_location,
    'familySize', coalesce(s.family_size, ${familySize}), 'basedOn', s.based_on,
    'policy', (select jsonb_build_object('id', p.id, 'label', p.name) from app.policy p where p.id = k.policy),
    'relocationPackage', (select jsonb_build_object('id', r.id, 'label', r.name) from app.relocation_package r where r.id = k.pack))
  from app.scenario s, lateral (select coalesce(s.policy_id, c.policy_id) as policy, coalesce(s.relocation_package_id,
    case when coalesce(s.policy_id, c.policy_id) is not distinct from c.policy_id then c.relocation_package_id
      else (select coalesce(p.default_package_id, p.lump_sum_package_id) from app.policy p where p.id = s.policy_id) end) as pack) k
  where s.id = ${scenario}::uuid)`;
