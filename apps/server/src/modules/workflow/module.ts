import { defineFacts, type Module } from '@homeport/engine';
import { initiationRule, workflow } from '@homeport/model/workflow';
import { sql } from 'kysely';
import { startAssignmentHandler } from './start-assignment.ts';

const loadItems = defineFacts(workflow, async (ctx, { id }) => {
  const [row] = await ctx.query(sql<{ parts: number }>`
    select count(*)::int as parts from app.workflow_item where workflow_id = ${id ?? null}::uuid`);
  return { parts: row?.parts ?? 0 };
});

const loadSteps = defineFacts(initiationRule, async (ctx, { id }) => {
  const [row] = await ctx.query(sql<{ steps: number; first: number }>`
    select count(*)::int as steps, (count(*) filter (where sequence = 1))::int as first
    from app.initiation_step where initiation_rule_id = ${id ?? null}::uuid`);
  return { steps: row?.steps ?? 0, firstSteps: row?.first ?? 0 };
});

/** Workflows, initiations, business rules and checklists. */
export const workflowModule: Module = {
  name: 'workflow',
  facts: [loadItems, loadSteps],
  actions: [startAssignmentHandler],
};
