import { defineFactsOfAll, each, type FactsLoader } from '@homeport/engine';
import { initiation, initiationDecision, initiationRule, initiationStep } from '@homeport/model/initiations';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';

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

const loadUndecided = defineFactsOfAll(
  initiation,
  (ctx, asked) =>
    factsOfRows<{ undecided: number }>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`(select jsonb_build_object('undecided', count(*)::int) from app.initiation_decision d
        where d.initiation_id = x.id and d.status in ('WAITING', 'OPEN'))`,
    }),
  { from: { decisions: each(initiationDecision, 'initiation', ['status']) } },
);

/** What the rules of initiations are given. */
export const initiationFacts: readonly FactsLoader[] = [loadSteps, loadUndecided];
