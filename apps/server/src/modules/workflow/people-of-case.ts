import type { Context } from '@homeport/engine';
import type { CaseDetail } from '@homeport/model/cases';
import type { PeopleOfCase } from '@homeport/model/workflow';
import { sql } from 'kysely';

/** Whom a case names. */
export type PeopleNamed = Pick<CaseDetail, 'manager' | 'assignee' | 'employee' | 'initiation' | 'createdBy'>;

/** Who is who in a case: whom it names, who is in the teams of the company, and who has which role there. */
export async function peopleOfCase(ctx: Context, of: PeopleNamed): Promise<PeopleOfCase> {
  const [found] = await ctx.query(sql<Omit<PeopleOfCase, 'manager'>>`
    with known as (
      select u.id, u.person_id, array(
        select r.code from app.user_roles_link l join app.role r on r.id = l.target_id where l.owner_id = u.id) as roles
      from app."user" u where u.status = 'ACTIVE'
    )
    select
      coalesce((select coalesce(i.requested_by_id, i.created_by) from app.initiation i where i.id = ${of.initiation?.id ?? null}::uuid),
        ${of.createdBy?.id ?? null}::uuid) as initiator,
      (select k.id from known k where k.person_id = ${of.assignee.id}::uuid and 'ASSIGNEE' = any (k.roles) order by k.id limit 1) as assignee,
      (select e.line_manager_id from app.employee e where e.id = ${of.employee?.id ?? null}::uuid) as "lineManager",
      coalesce((select jsonb_object_agg(team, members) from (
        select t.id::text as team, jsonb_agg(jsonb_build_object('user', k.id, 'roles', k.roles)
          order by k.id <> t.lead_id, m.is_backup, k.id) as members
        from app.team t join app.team_member m on m.team_id = t.id join known k on k.id = m.user_id group by t.id) teams), '{}') as teams,
      coalesce((select jsonb_object_agg(role, users) from (
        select role, jsonb_agg(k.id order by k.id) as users from known k cross join unnest(k.roles) role group by role) held), '{}') as holders`);
  return {
    manager: of.manager?.id ?? null,
    ...(found ?? { assignee: null, initiator: null, lineManager: null, teams: {}, holders: {} }),
  };
}
