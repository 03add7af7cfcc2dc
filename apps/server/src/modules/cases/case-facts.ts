import { type Asked, type Context, defineFactsOfAll, each } from '@homeport/engine';
import {
  type CaseDetail,
  type CaseFacts,
  caseDetail,
  entersPhase,
  type StoredCaseFacts,
  scenario,
} from '@homeport/model/cases';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';
import { missingFor } from './phase-facts.ts';

/** The states of the scenarios of an assignment, whose relocation file it names, and the other assignments of its person. */
export const loadCaseFacts = defineFactsOfAll(
  caseDetail,
  async (ctx, asked) => {
    await oneByOne(ctx, asked);
    const found = await factsOfRows<StoredCaseFacts>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id, file: record.caseMaster.id, person: record.assignee.id })),
      facts: sql`jsonb_build_object('scenarios', coalesce((
        select jsonb_agg(distinct s.status) from app.scenario s where s.case_detail_id = x.id), '[]'::jsonb),
        'fileOf', (select m.assignee_id from app.case_master m where m.id = x.file),
        'others', coalesce((
          select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'status', o.status,
            'start', o.assignment_start_date, 'end', o.assignment_end_date, 'confidential', coalesce(o.confidential, false),
            'isAnswered', exists (
              select from app.case_detail_overlaps_link l where l.owner_id = o.id and l.target_id = x.id)) order by o.reference)
          from app.case_detail o where o.assignee_id = x.person and o.id <> x.id), '[]'::jsonb))`,
      columns: 'id uuid, file uuid, person uuid',
    });
    const all: CaseFacts[] = [];
    for (const [n, { record, before }] of asked.entries()) {
      const facts = found[n];
      if (!facts) continue;
      const missing = entersPhase(record, before) ? await missingFor(ctx, record, record.phase) : [];
      all.push({ ...facts, missing });
    }
    return all;
  },
  {
    from: { scenarios: each(scenario, 'caseDetail', ['status']) },
    looksUp: {
      caseMaster: ['assignee'],
      phaseGate: ['phase', 'name', 'holdsWhen', 'active'],
      caseDetail: [
        'assignee',
        'reference',
        'status',
        'assignmentStartDate',
        'assignmentEndDate',
        'confidential',
        'overlaps',
      ],
    },
  },
);

/** Dates of the same person are judged one after the other: two that overlap do not both find the calendar free. */
async function oneByOne(ctx: Context, asked: readonly Asked<CaseDetail & Record<string, unknown>>[]): Promise<void> {
  const people = asked.flatMap(({ record, before }) =>
    record.assignmentStartDate !== null &&
    (before?.assignmentStartDate !== record.assignmentStartDate ||
      before?.assignmentEndDate !== record.assignmentEndDate)
      ? record.assignee.id
      : [],
  );
  if (people.length === 0) return;
  const inOrder = [...new Set(people)].sort();
  await ctx.query(sql`
    select pg_advisory_xact_lock(hashtextextended('overlap ' || p, 0)) from unnest(${inOrder}::text[]) with ordinality as x(p, n)`);
}
