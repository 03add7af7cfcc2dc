import type { Context } from '@homeport/engine';
import { type Finding, keywordsOf, quotedPart, type SpokenLanguage } from '@homeport/model/assistant';
import { dayFor, type Reader } from '../../language/reader-formats.ts';
import { findPassages } from '../documents/index.ts';
import type { Say } from './say.ts';

const published = { field: 'status', op: 'eq', value: 'PUBLISHED' } as const;

/**
 * Passages of published documents that speak of the question: most of its words, or nearly all of them when
 * something of the caller's own was asked for and the library only adds to it.
 */
export async function libraryFindings(
  ctx: Context,
  question: string,
  {
    language,
    say,
    isOwn,
    reader,
  }: { readonly language: SpokenLanguage; readonly say: Say; readonly isOwn: boolean; readonly reader: Reader },
): Promise<Finding[]> {
  const keywords = keywordsOf(question);
  const count = keywords.length;
  const needed = isOwn ? Math.max(2, Math.ceil(count * 0.75)) : count <= 2 ? count : Math.ceil(count * 0.6);
  const passages = await findPassages(ctx, keywords, { among: published, language });
  const best = passages[0]?.covered ?? 0;
  return passages
    .filter(({ covered }) => covered >= needed && covered >= best - 1)
    .slice(0, isOwn ? 1 : 2)
    .map(({ document, title, category, page, body }) => ({
      kind: 'DOCUMENT',
      title: page === null ? title : say('page', { title, page }),
      href: category === 'LIBRARY' ? `/dashboard/library/document/${document}` : '/dashboard/case-documents',
      page,
      // Days that a machine wrote into the text are read like every other day.
      lines: [
        quotedPart(body, title, keywords).replace(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, (day) =>
          dayFor(reader, day),
        ),
      ],
    }));
}
