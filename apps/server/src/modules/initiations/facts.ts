import { defineFactsOfAll, each, type FactsLoader } from '@homeport/engine';
import { initiationRule, initiationStep } from '@homeport/model/initiations';
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

/** What the rules of initiations are given. */
export const initiationFacts: readonly FactsLoader[] = [loadSteps];
