import type { Context } from '@homeport/engine';
import { roleCode } from '@homeport/grammar';
import { type ApprovalRoute, type Approver, deciders } from '@homeport/model/expenses';
import { sql } from 'kysely';
import { todayOf } from '../../today.ts';

interface Route {
  readonly members: readonly Approver[] | null;
  readonly fallback: Approver | null;
  readonly escalationContact: Approver | null;
  readonly others: readonly Approver[] | null;
  readonly dueInDays: number | null;
  readonly escalateAfterHours: number | null;
  readonly employee: string | null;
}

/** How long somebody of a group has. */
export interface GroupTimes {
  readonly dueInDays: number;
  /** Working hours; null: nothing is escalated by itself. */
  readonly escalateAfterHours: number | null;
}

const approver = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<Approver>`jsonb_build_object('user', ${of('id')}, 'delegateTo', ${of('delegate_to_id')},
  'delegateUntil', ${of('delegate_until')}, 'hasAccess', ${of('status')} = 'ACTIVE' and exists (
    select 1 from app.user_roles_link l join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
    where l.tenant_id = ${of('tenant_id')} and l.owner_id = ${of('id')} and r.code = any(${deciders.map(roleCode)}::text[])))`;
};

/** Everybody of a group who could decide on a report; without a group as it was chosen before amounts mattered. */
export async function approvalRoute(
  ctx: Context,
  report: { readonly id: string; readonly postedBy: string | null },
  group: string | null,
): Promise<ApprovalRoute & GroupTimes> {
  const [row] = await ctx.query(sql<{ route: Route }>`
    with report as (select * from app.case_expense_batch where id = ${report.id}::uuid),
    chosen as (
      select g.* from app.approval_group g
      where case when ${group}::uuid is null then g.active and g.approves_expenses else g.id = ${group}::uuid end
      order by g.id = (select d.approval_group_id from app.case_detail d, report where d.id = report.case_detail_id) desc nulls last, g.created, g.id
      limit 1)
    select jsonb_build_object(
      'members', (select jsonb_agg(${approver('u')} order by l.position) from chosen g
        join app.approval_group_members_link l on l.tenant_id = g.tenant_id and l.owner_id = g.id
        join app."user" u on u.tenant_id = l.tenant_id and u.id = l.target_id),
      'fallback', (select ${approver('u')} from chosen g join app."user" u on u.id = g.fallback_contact_id),
      'escalationContact', (select ${approver('u')} from chosen g join app."user" u on u.id = g.escalation_contact_id),
      'others', (select jsonb_agg(${approver('u')}) from app."user" u where u.id in (
        select d.delegate_to_id from app."user" d where d.delegate_to_id is not null)),
      'dueInDays', (select due_in_days from chosen),
      'escalateAfterHours', (select escalate_after_hours from chosen),
      'employee', (select u.id from app."user" u, report where u.person_id = report.assignee_id limit 1)
    ) as route`);
  const route = row?.route;
  const known = new Map([...(route?.members ?? []), ...(route?.others ?? [])].map((a) => [a.user, a]));
  return {
    claim: { employee: route?.employee ?? '', postedBy: report.postedBy },
    group: route?.members ?? [],
    fallback: route?.fallback ?? null,
    escalation: route?.escalationContact ?? null,
    find: (user) => known.get(user),
    today: todayOf(ctx),
    dueInDays: route?.dueInDays ?? 5,
    escalateAfterHours: route?.escalateAfterHours ?? null,
  };
}

/** One user as an approver, whoever they are. */
export async function approverOf(ctx: Context, user: string): Promise<Approver | undefined> {
  const [row] = await ctx.query(
    sql<{ approver: Approver }>`select ${approver('u')} as approver from app."user" u where u.id = ${user}::uuid`,
  );
  return row?.approver;
}
