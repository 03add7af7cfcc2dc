import { defineFactsOfAll, each } from '@homeport/engine';
import { caseDetail, caseMaster, type FileFacts } from '@homeport/model/cases';
import { sql } from 'kysely';
import { factsOfRows } from '../../facts-of-rows.ts';

/** The assignments of relocation files, the newest first. */
export const loadFileFacts = defineFactsOfAll(
  caseMaster,
  (ctx, asked) =>
    factsOfRows<FileFacts>(ctx, {
      rows: asked.map(({ record }) => ({ id: record.id })),
      columns: 'id uuid',
      facts: sql`jsonb_build_object('assignments', coalesce((
        select jsonb_agg(jsonb_build_object('confidential', coalesce(c.confidential, false), 'office', c.office_id)
          order by c.created desc, c.id desc)
        from app.case_detail c where c.case_master_id = x.id), '[]'::jsonb))`,
    }),
  { from: { assignments: each(caseDetail, 'caseMaster', ['confidential', 'office']) } },
);
