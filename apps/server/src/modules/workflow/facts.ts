import { defineFactsOfAll, each, type FactsLoader, its } from '@homeport/engine';
import { caseDetail } from '@homeport/model/cases';
import {
  type CheckFacts,
  caseWorkflow,
  caseWorkflowItem,
  type JudgedStep,
  type PlannedStep,
  type RunningFacts,
  stepCheck,
  workflow,
  workflowItem,
} from '@homeport/model/workflow';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';
import { todayOf } from '../../today.ts';

const loadItems = defineFactsOfAll(
  workflow,
  (ctx, asked) =>
    factsOfRows<{ steps: readonly JudgedStep[] }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`jsonb_build_object('steps', coalesce((
        select jsonb_agg(jsonb_build_object(
          'key', i.id, 'sequence', i.sequence, 'name', i.name, 'trigger', i.trigger, 'hasRole', i.owner_role_id is not null,
          'after', coalesce((select jsonb_agg(p.target_id) from app.workflow_item_predecessors_link p where p.owner_id = i.id), '[]'),
          'teamMembers', (select count(*)::int from app.team_member m join app."user" u on u.id = m.user_id
            where m.team_id = i.team_id and u.status = 'ACTIVE')) order by i.sequence, i.id)
        from app.workflow_item i where i.workflow_id = x.id), '[]'))`,
    }),
  {
    from: { items: each(workflowItem, 'workflow', []) },
    looksUp: {
      workflowItem: ['sequence', 'name', 'trigger', 'ownerRole', 'team', 'predecessors'],
      teamMember: ['team', 'user'],
      user: ['status'],
    },
  },
);

const loadStrangers = defineFactsOfAll(
  workflowItem,
  (ctx, asked) =>
    factsOfRows<{ strangers: number }>(ctx, {
      rows: asked.map(({ record }) => ({
        workflow: record.workflow.id,
        after: (record.predecessors ?? []).map(({ id }) => id),
      })),
      columns: 'workflow uuid, after uuid[]',
      facts: sql`(select jsonb_build_object('strangers', count(*)::int) from app.workflow_item i
        where i.id = any (x.after) and i.workflow_id <> x.workflow)`,
    }),
  { looksUp: { workflowItem: ['workflow'] } },
);

/** The dates of the assignment, how far the steps have come, and when people work where it leads. */
const loadRunning = defineFactsOfAll(
  caseWorkflow,
  async (ctx, asked) => {
    const today = todayOf(ctx);
    const loaded = await factsOfRows<Omit<RunningFacts, 'today'>>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id, of: record.caseDetail.id })),
      columns: 'id uuid, "of" uuid',
      joined: sql`left join app.case_detail c on c.id = x.of`,
      facts: sql`jsonb_build_object(
        'startDate', c.assignment_start_date, 'endDate', c.assignment_end_date, 'phase', c.phase,
        'calendar', jsonb_build_object('country', c.host_location->>'country', 'holidays', coalesce((
          select jsonb_agg(h.day order by h.day) from app.public_holiday h where h.country = c.host_location->>'country'), '[]')),
        'states', coalesce((
          select jsonb_agg(jsonb_build_object('key', s.id, 'status', s.status, 'isLocked', s.lock_state = 'LOCKED',
            'startedOn', (s.started_at at time zone 'utc')::date, 'agreedDue', s.agreed_due,
            'closedOn', (coalesce(s.done_at, s.left_out_at) at time zone 'utc')::date) order by s.id)
          from app.case_workflow_item s where s.case_workflow_id = x.id), '[]'))`,
    });
    return loaded.map((one) => ({ ...one, today }));
  },
  {
    from: {
      of: its(caseDetail, 'caseDetail', ['assignmentStartDate', 'assignmentEndDate', 'phase', 'hostLocation']),
      steps: each(caseWorkflowItem, 'caseWorkflow', [
        'status',
        'lockState',
        'agreedDue',
        'startedAt',
        'doneAt',
        'leftOutAt',
      ]),
    },
    looksUp: { publicHoliday: ['country', 'day'] },
  },
);

const loadPlanned = defineFactsOfAll(
  caseWorkflowItem,
  (ctx, asked) =>
    factsOfRows<{ planned: PlannedStep | null; openChecks: number }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id, of: record.caseWorkflow?.id ?? null })),
      columns: 'id uuid, "of" uuid',
      facts: sql`jsonb_build_object('planned', (
        select p from app.case_workflow w cross join jsonb_array_elements(w.plan) p
        where w.id = x.of and p->>'key' = x.id::text),
        'openChecks', (select count(*)::int from app.step_check k where k.step_id = x.id and k.is_required and k.status = 'OPEN'))`,
    }),
  {
    from: {
      plan: its(caseWorkflow, 'caseWorkflow', ['plan']),
      checks: each(stepCheck, 'step', ['status', 'isRequired'], ['openChecks']),
    },
  },
);

const loadStepOfCheck = defineFactsOfAll(
  stepCheck,
  (ctx, asked) =>
    factsOfRows<CheckFacts>(ctx, {
      rows: asked.map(({ record }) => ({ of: record.step.id })),
      columns: '"of" uuid',
      facts: sql`jsonb_build_object('of', (select jsonb_build_object('status', s.status, 'lockState', s.lock_state)
        from app.case_workflow_item s where s.id = x.of))`,
    }),
  { looksUp: { caseWorkflowItem: ['status', 'lockState'] } },
);

/** What the rules of workflows and their steps are given. */
export const workflowFacts: readonly FactsLoader[] = [
  loadItems,
  loadStrangers,
  loadRunning,
  loadPlanned,
  loadStepOfCheck,
];
