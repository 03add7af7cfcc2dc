import type { SystemContext } from '@homeport/engine';
import type { AdoptedPlan, EffectFacts, SaidChange } from '@homeport/model/changes';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { loadTerms } from '../terms/index.ts';
import { planOf } from './adopted-plan-sql.ts';

/** Everything that a change of a case may move, as it is now. Throws where the case is not there. */
export async function effectFactsOf(ctx: SystemContext, caseDetail: string, change: SaidChange): Promise<EffectFacts> {
  const plan = await adoptedPlan(ctx, caseDetail, change);
  const newCountry = plan?.hostLocation.country ?? change.newHostLocation?.country ?? null;
  const { standing, snapshot } = await loadTerms(ctx, caseDetail, {
    ...(plan && { policy: plan.policy?.id ?? null, relocationPackage: plan.relocationPackage?.id ?? null }),
    ...(change.kind === 'POLICY' && { policy: change.newPolicy?.id ?? null }),
    ...(change.kind === 'GRADE' && { grade: change.newGrade?.id ?? null }),
  });
  const [row] = await ctx.query(sql<{ facts: Omit<EffectFacts, 'today' | 'terms' | 'plan'> }>`
    select jsonb_build_object(
      'startDate', c.assignment_start_date, 'endDate', c.assignment_end_date, 'hostLocation', c.host_location,
      'phase', c.phase,
      'returnPhase', (
        select o.code from app.data_option o where o.active and o.option_type_code = 'CASE_PHASE' and o.code = 'RETURN'),
      'holidays', coalesce((
        select jsonb_agg(jsonb_build_object('country', h.country, 'day', h.day) order by h.day) from app.public_holiday h
        where h.country in (c.host_location->>'country', ${newCountry}::text)), '[]'),
      'work', coalesce((
        select jsonb_agg(jsonb_build_object(
          'activatedOn', w.started_on, 'steps', coalesce(w.steps, '[]'), 'phases', coalesce(w.phases, '[]'),
          'plan', coalesce(w.plan, '[]'),
          'states', coalesce((
            select jsonb_agg(jsonb_build_object('key', s.id, 'status', s.status, 'isLocked', s.lock_state = 'LOCKED',
              'startedOn', (s.started_at at time zone 'utc')::date, 'agreedDue', s.agreed_due,
              'closedOn', (coalesce(s.done_at, s.left_out_at) at time zone 'utc')::date) order by s.id)
            from app.case_workflow_item s where s.case_workflow_id = w.id), '[]'),
          'names', coalesce((
            select jsonb_object_agg(s.id, s.name) from app.case_workflow_item s where s.case_workflow_id = w.id), '{}'))
          order by w.id)
        from app.case_workflow w where w.case_detail_id = c.id), '[]'),
      'services', coalesce((
        select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'status', s.status,
          'startDate', s.start_date, 'endDate', s.end_date,
          'vendors', coalesce((
            select jsonb_agg(jsonb_build_object('user', u.id, 'name', u.display_name) order by u.id) from app."user" u
            where u.status = 'ACTIVE' and (u.id = s.vendor_user_id or (s.vendor_user_id is null and exists (
              select from app.service_provider_users_link l where l.owner_id = s.provider_id and l.target_id = u.id)))), '[]'))
          order by s.start_date, s.name, s.id)
        from app.case_service s where s.case_detail_id = c.id), '[]'),
      'papers', ${papers},
      'family', coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.first_name || ' ' || d.last_name,
          'accompanies', coalesce(d.accompanies, false)) order by d.first_name, d.id)
        from app.dependant d where d.employee_person_id = c.assignee_id), '[]'),
      'people', ${people}) as facts
    from app.case_detail c where c.id = ${caseDetail}::uuid`);
  if (!row) throw new Error('the assignment of a change is not there');
  return { ...row.facts, terms: { standing, snapshot }, plan, today: todayOf(ctx) };
}

async function adoptedPlan(
  ctx: SystemContext,
  caseDetail: string,
  { kind, scenario }: SaidChange,
): Promise<AdoptedPlan | null> {
  if (kind !== 'SCENARIO' || scenario === null) return null;
  const [row] = await ctx.query(sql<{ plan: AdoptedPlan | null }>`
    select ${planOf(scenario.id)} as plan from app.case_detail c where c.id = ${caseDetail}::uuid`);
  return row?.plan ?? null;
}

/** Permits of the case, and passports, visas and permits of the assignee and the family. */
const papers = sql`coalesce((
  select jsonb_agg(p order by p->>'until', p->>'id') from (
    select jsonb_build_object('id', w.id, 'entity', 'workPermit', 'name', coalesce(w.category, ''),
      'holder', h.first_name || ' ' || h.last_name, 'country', w.country, 'until', w.valid_to, 'dependant', null) as p
    from app.work_permit w join app.person h on h.id = w.person_id
    where w.case_detail_id = c.id and w.status in ('APPLIED', 'VALID')
    union all
    select jsonb_build_object('id', t.id, 'entity', 'travelDocument', 'name', t.type,
      'holder', coalesce(d.first_name || ' ' || d.last_name, h.first_name || ' ' || h.last_name),
      'country', case when t.type = 'PASSPORT' then null else t.country end,
      'until', t.expiry_date, 'dependant', t.dependant_id)
    from app.travel_document t join app.person h on h.id = t.assignee_id left join app.dependant d on d.id = t.dependant_id
    where t.assignee_id = c.assignee_id and t.stage = 'ISSUED') all_papers), '[]')`;

/**
 * The assignee, the case manager, and HR: those in a team with the manager, all of the company where there are none. Of a
 * confidential case HR is told only where it is theirs.
 */
const people = sql`coalesce((
  with known as (
    select u.id, u.display_name as name, u.person_id, exists (
      select from app.user_roles_link l join app.role r on r.id = l.target_id where l.owner_id = u.id and r.code = 'HR') as is_hr
    from app."user" u where u.status = 'ACTIVE'
  ), hr as (
    select k.id, k.name, exists (
      select from app.team_member mine join app.team_member m on m.team_id = mine.team_id
      where mine.user_id = c.manager_id and m.user_id = k.id) as is_near
    from known k where k.is_hr and (not coalesce(c.confidential, false) or k.id = c.created_by)
  )
  select jsonb_agg(jsonb_build_object('user', p.id, 'name', p.name, 'as', p.role) order by p.rank, p.name, p.id) from (
    select k.id, k.name, 'ASSIGNEE' as role, 1 as rank from known k where k.person_id = c.assignee_id
    union all
    select c.manager_id, coalesce(k.name, app.name_elsewhere('user', c.manager_id)), 'MANAGER', 2
    from (select 1) one left join known k on k.id = c.manager_id where c.manager_id is not null
    union all
    select h.id, h.name, 'HR', 3 from hr h where h.is_near or not exists (select from hr n where n.is_near)
  ) p), '[]')`;
