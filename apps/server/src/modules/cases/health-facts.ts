import { type Context, rightsOf } from '@homeport/engine';
import type { Entity, RefValue } from '@homeport/grammar';
import { type CaseDetail, caseService, costEstimate, type HealthFacts } from '@homeport/model/cases';
import { changeOfCircumstance } from '@homeport/model/changes';
import { requiredDocument } from '@homeport/model/documents';
import { caseAccounting } from '@homeport/model/finance';
import { workPermit } from '@homeport/model/immigration';
import { caseWorkflowItem } from '@homeport/model/workflow';
import { type RawBuilder, sql } from 'kysely';
import { todayOf } from '../../today.ts';
import { callerOf } from '../documents/index.ts';

/** An assignment with what its health is worked out from; what its reader may not see is not there. */
export interface LoadedHealth extends HealthFacts, Pick<CaseDetail, 'id' | 'reference' | 'name' | 'phase'> {
  readonly assignee: RefValue;
  readonly manager: RefValue | null;
  readonly approved: { readonly amount: string; readonly currency: string } | null;
}

/** Whether the caller sees services that are not shared with HR. */
export const seesAllServices = (ctx: Context): boolean =>
  ctx.me.roles.some((role) => ['caseManager', 'administrator', 'master'].includes(role));

/** The kinds of open things, each as rows of a case `c`: entity, what it is called, whose turn it is, and by when. */
function openOn(ctx: Context): readonly RawBuilder<unknown>[] {
  const today = todayOf(ctx);
  const kinds: readonly (readonly [Entity, RawBuilder<unknown>])[] = [
    [
      caseWorkflowItem,
      sql`select 'STEP' as kind, 'caseWorkflowItem' as entity, w.id, w.name, u.display_name as who, w.due_date as due
        from app.case_workflow_item w left join app."user" u on u.id = w.owner_id
        where w.case_detail_id = c.id and w.status in ('OPEN', 'IN_PROGRESS') and w.is_ready and w.lock_state = 'UNLOCKED'
          and (w.snoozed_until is null or w.snoozed_until <= ${today}::date)`,
    ],
    [
      caseService,
      sql`select 'SERVICE', 'caseService', s.id, concat_ws(': ', s.name, s.next_action),
          case when s.next_action_by_assignee then p.first_name || ' ' || p.last_name else s.provider_name end, s.next_action_date
        from app.case_service s where s.case_detail_id = c.id and s.status in ('REQUESTED', 'SCHEDULED', 'IN_PROGRESS')
          and (${seesAllServices(ctx)} or s.share_with_hr)`,
    ],
    [
      requiredDocument,
      sql`select case r.status when 'IN_REVIEW' then 'REVIEW' else 'DOCUMENT' end, 'requiredDocument', r.id, r.name,
          case r.status when 'IN_REVIEW' then m.display_name else p.first_name || ' ' || p.last_name end, r.due_date
        from app.required_document r where r.case_detail_id = c.id and r.status in ('REQUESTED', 'REJECTED', 'IN_REVIEW')`,
    ],
    [
      workPermit,
      sql`select 'PERMIT', 'workPermit', k.id, coalesce(k.category, k.country), h.first_name || ' ' || h.last_name, k.valid_to
        from app.work_permit k join app.person h on h.id = k.person_id
        where k.case_detail_id = c.id and k.status = 'VALID' and k.renewal_due <= ${today}::date`,
    ],
    [
      changeOfCircumstance,
      sql`select 'CHANGE', 'changeOfCircumstance', o.id, o.kind, null, o.effective_date
        from app.change_of_circumstance o where o.case_detail_id = c.id and o.status = 'REQUESTED'`,
    ],
    [
      costEstimate,
      sql`select 'ESTIMATE', 'costEstimate', e.id, e.number::text, null, null::date
        from app.cost_estimate e where e.case_detail_id = c.id and e.status = 'SUBMITTED'`,
    ],
  ];
  // What the caller may not read is asked for in vain: the statement is one whoever asks, and its columns are named by the first kind.
  return kinds.map(([entity, rows]) => sql`select * from (${rows}) r where ${mayRead(ctx, entity)}::boolean`);
}
export const mayRead = (ctx: Context, entity: Entity): boolean =>
  rightsOf(callerOf(ctx), entity).deeds.read !== undefined;

/** Facts of the cases that `which` answers the ids of, in one statement. Whether the caller may see the cases is theirs to have asked. */
export async function loadHealth(ctx: Context, which: RawBuilder<unknown>): Promise<LoadedHealth[]> {
  const person = (user: string) =>
    sql.raw(`case when ${user}.id is null then null else
    jsonb_build_object('id', ${user}.id, 'label', ${user}.display_name) end`);
  const approved = mayRead(ctx, caseAccounting)
    ? sql`(select jsonb_build_object('amount', a.approved_amount::text, 'currency', a.currency)
        from app.case_accounting a where a.case_detail_id = c.id and a.approved_amount is not null)`
    : sql`null`;
  const rows = await ctx.query(sql<{ loaded: LoadedHealth }>`
    select jsonb_build_object('id', c.id, 'reference', c.reference, 'name', c.name, 'phase', c.phase, 'status', c.status,
      'assignmentStartDate', c.assignment_start_date, 'assignmentEndDate', c.assignment_end_date,
      'assignee', jsonb_build_object('id', p.id, 'label', p.first_name || ' ' || p.last_name), 'manager', ${person('m')},
      'onHoldReason', c.on_hold_reason, 'onHoldBy', ${person('o')},
      'onHoldSince', to_char(c.on_hold_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'approved', ${approved},
      'blocks', coalesce((select jsonb_agg(jsonb_build_object('reason', b.reason, 'waitsFor', b.waits_for, 'status', b.status,
        'expectedUntil', b.expected_until, 'blockedBy', ${person('l')},
        'created', to_char(b.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
        from app.case_block b left join app."user" l on l.id = b.blocked_by_id
        where b.case_detail_id = c.id and b.status = 'BLOCKED'), '[]'::jsonb),
      'things', coalesce((select jsonb_agg(to_jsonb(x)) from (${sql.join(openOn(ctx), sql` union all `)}) x), '[]'::jsonb)) as loaded
    from app.case_detail c join app.person p on p.id = c.assignee_id
      left join app."user" m on m.id = c.manager_id left join app."user" o on o.id = c.on_hold_by_id
    where c.id in (${which})`);
  return rows.map(({ loaded }) => loaded);
}
