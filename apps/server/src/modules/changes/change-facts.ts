import { type Context, defineFacts } from '@homeport/engine';
import { type ChangeFacts, type ChangeOfCircumstance, changeOfCircumstance } from '@homeport/model/changes';
import { sql } from 'kysely';

const familySize = sql`(
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
  return { ...(row?.facts ?? nothing), now: ctx.now.toString({ smallestUnit: 'second' }) };
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
};

/** What the rules of a change are given. */
export const loadChangeFacts = defineFacts(changeOfCircumstance, (ctx, change) => changeFactsOf(ctx, change), {
  looksUp: {
    caseDetail: [
      'assignee',
      'employee',
      'reference',
      'status',
      'assignmentStartDate',
      'assignmentEndDate',
      'homeLocation',
      'hostLocation',
      'policy',
      'relocationPackage',
      'confidential',
      'overlaps',
    ],
    employee: ['grade', 'salary', 'salaryCurrency'],
    dependant: ['employeePerson', 'accompanies'],
    scenario: [
      'status',
      'caseDetail',
      'startDate',
      'endDate',
      'homeLocation',
      'hostLocation',
      'policy',
      'relocationPackage',
      'familySize',
      'basedOn',
    ],
    policy: ['name', 'defaultPackage', 'lumpSumPackage'],
    relocationPackage: ['name'],
  },
});
