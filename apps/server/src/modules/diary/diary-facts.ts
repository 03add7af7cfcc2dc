import { defineFacts } from '@homeport/engine';
import { type DiaryFacts, diaryEntry } from '@homeport/model/diary';
import { sql } from 'kysely';

/** The tenant's location types and purposes, as far as they are in use. */
export const loadDiaryFacts = defineFacts(
  diaryEntry,
  async (ctx, entry, before) => {
    // New entries of a person come one after the other, those of the app (`replace`) too: the database finds of two at once that
    // they overlap only by each waiting for the other, until one is ended after a second and told to come again.
    if (before === undefined)
      await ctx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`diary ${entry.assignee.id}`}, 0))`);
    const [row] = await ctx.query(sql<DiaryFacts>`
    select coalesce(jsonb_agg(code) filter (where option_type_code = 'LOCATION_TYPE'), '[]') as "locationTypes",
      coalesce(jsonb_agg(code) filter (where option_type_code = 'TRAVEL_PURPOSE'), '[]') as purposes
    from app.data_option where active and option_type_code in ('LOCATION_TYPE', 'TRAVEL_PURPOSE')`);
    return row ?? { locationTypes: [], purposes: [] };
  },
  { looksUp: { dataOption: ['code', 'optionTypeCode', 'active'] } },
);
