import { defineFactsOfAll, each, type Module } from '@homeport/engine';
import { initiationRule, initiationStep, workflow, workflowItem } from '@homeport/model/workflow';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';
import { startAssignmentHandler } from './start-assignment.ts';

const loadItems = defineFactsOfAll(
  workflow,
  (ctx, asked) =>
    factsOfRows<{ parts: number }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`(select jsonb_build_object('parts', count(*)::int) from app.workflow_item where workflow_id = x.id)`,
    }),
  { from: { items: each(workflowItem, 'workflow', []) } },
);

const loadSteps = defineFactsOfAll(
  initiationRule,
  (ctx, asked) =>
    factsOfRows<{ steps: number; firstSteps: number }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`(select jsonb_build_object('steps', count(*)::int, 'firstSteps', (count(*) filter (where sequence = 1))::int)
        from app.initiation_step where initiation_rule_id = x.id)`,
    }),
  { from: { steps: each(initiationStep, 'initiationRule', ['sequence']) } },
);

/** Workflows, initiations, business rules and checklists. */
export const workflowModule: Module = {
  name: 'workflow',
  facts: [loadItems, loadSteps],
  actions: [startAssignmentHandler],
};
