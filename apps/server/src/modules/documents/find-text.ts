import type { Context } from '@homeport/engine';
import { certain, type Filter } from '@homeport/grammar';
import { type Document, document } from '@homeport/model/documents';
import type { FoundDocument, FoundPassage } from '@homeport/model/library';
import { sql } from 'kysely';
import { searchWords } from './text.rules.ts';

/** Documents looked through at most, and passages answered of each. */
const limits = { documents: 1000, passages: 3, answers: 30 } as const;

interface Row {
  readonly document: string;
  readonly page: number | null;
  readonly text: string;
  readonly isTitle: boolean;
}

/**
 * Documents that answer a search, best first. They are read as the caller may read them; what they may not see is not
 * looked into. A word in a title counts more than one in the text.
 */
export async function findText(ctx: Context, typed: string, among: Filter): Promise<FoundDocument[]> {
  const words = searchWords(typed);
  if (words === undefined) return [];
  const readable = await ctx.records(document).find({ filter: among, sort: 'created,desc', limit: limits.documents });
  if (readable.length === 0) return [];
  const ids = readable.map((one) => one.id);
  const whole = await ctx.query<Row>(foundIn(ctx.tenant, words, ids));
  // Nothing yet: the last word may not be typed to its end.
  const rows =
    whole.length > 0 ? whole : await ctx.query<Row>(foundIn(ctx.tenant, searchWords(typed, true) ?? '', ids));
  const byId = new Map(readable.map((one) => [one.id, one]));
  const found = new Map<string, FoundPassage[]>();
  for (const row of rows) {
    const passages = found.get(row.document) ?? [];
    if (!row.isTitle && row.text) passages.push({ page: row.page, text: row.text });
    found.set(row.document, passages);
  }
  return [...found].slice(0, limits.answers).map(([id, passages]) => shown(certain(byId.get(id)), passages));
}

const shown = (of: Document, passages: readonly FoundPassage[]): FoundDocument => ({
  id: of.id,
  title: of.title,
  language: of.language,
  section: of.librarySection?.id ?? null,
  versionDate: of.versionDate,
  passages,
});

/** Titles and passages that hold all the words, the best documents first and of each its best passages. */
const foundIn = (tenant: string, words: string, ids: readonly string[]) => sql<Row>`
  with asked as materialized (
    select l.language, app.text_query(l.language, ${words}) as query from unnest(array['en', 'es', 'fr']) as l(language)
  ), titles as (
    select d.id as document, null::integer as page, '' as body, a.language, a.query, true as is_title,
      2 + ts_rank(app.text_vector(a.language, d.title || ' ' || coalesce(d.tags, '') || ' ' || coalesce(d.description, '')), a.query) as rank
    from app.document d join asked a on a.language = coalesce(d.language, 'en')
    where d.tenant_id = ${tenant}::uuid and d.id = any(${ids}::uuid[])
      and app.text_vector(a.language, d.title || ' ' || coalesce(d.tags, '') || ' ' || coalesce(d.description, '')) @@ a.query
  ), passages as (
    select p.document_id as document, p.page, p.body, p.language, a.query, false as is_title, ts_rank_cd(p.vector, a.query) as rank
    from app.document_passage p join asked a on a.language = p.language
    where p.tenant_id = ${tenant}::uuid and p.document_id = any(${ids}::uuid[]) and p.vector @@ a.query
  ), ranked as (
    select *, row_number() over (partition by document, is_title order by rank desc, page) as place,
      max(rank) over (partition by document) as best
    from (select * from titles union all select * from passages) every_one
  )
  select document, page, is_title as "isTitle", case when is_title then '' else app.text_found(language, body, query) end as text
  from ranked where place <= ${limits.passages} order by best desc, document, is_title desc, rank desc limit 300`;
