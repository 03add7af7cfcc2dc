import type { Context } from '@homeport/engine';
import type { Filter } from '@homeport/grammar';
import { document } from '@homeport/model/documents';
import { sql } from 'kysely';
import { anyOfWords } from './text.rules.ts';

/** A passage of a document the caller may read, whole, and how many of the words it was looked for by it speaks of. */
interface ReadPassage {
  readonly document: string;
  readonly title: string;
  readonly category: string;
  readonly page: number | null;
  readonly body: string;
  readonly covered: number;
}
/** Documents looked through at most, and passages answered. */
const limits = { documents: 1000, passages: 20 } as const;

/**
 * Passages that speak of any of the words, those of most words first, then those in the language. Documents are read as the
 * caller may read them; what they may not see is not looked into. Of each document the best passage only.
 */
export async function findPassages(
  ctx: Context,
  keywords: readonly string[],
  { among, language }: { readonly among: Filter; readonly language: string },
): Promise<ReadPassage[]> {
  const any = anyOfWords(keywords);
  if (any === undefined) return [];
  const readable = await ctx.records(document).find({ filter: among, sort: 'created,desc', limit: limits.documents });
  if (readable.length === 0) return [];
  const each = keywords.flatMap((word) => anyOfWords([word]) ?? []);
  return ctx.query(sql<ReadPassage>`
    with asked as materialized (
      select l.language, app.text_query(l.language, ${any}) as query from unnest(array['en', 'es', 'fr']) as l(language)
    ), found as (
      select p.document_id as document, d.title, d.category, p.page, p.body, p.language, ts_rank_cd(p.vector, a.query) as rank,
        (select count(*)::int from unnest(${each}::text[]) as w(word)
          where (p.vector || app.text_vector(p.language, d.title)) @@ app.text_query(p.language, w.word)) as covered
      from app.document_passage p
      join asked a on a.language = p.language
      join app.document d on d.tenant_id = p.tenant_id and d.id = p.document_id
      where p.tenant_id = ${ctx.tenant}::uuid and p.document_id = any(${readable.map((one) => one.id)}::uuid[])
        and (p.vector || app.text_vector(p.language, d.title)) @@ a.query
    ), best as (
      select *, row_number() over (partition by document order by covered desc, rank desc, page) as place from found
    )
    select document, title, category, page, body, covered from best where place = 1
    order by covered desc, language = ${language} desc, rank desc, document limit ${limits.passages}`);
}
