import { answer, type Module, type RouteHandler } from '@homeport/engine';
import { isId, isRefusal } from '@homeport/grammar';
import { document, libraryFor } from '@homeport/model/documents';
import { audienceKeys, libraryRefusals as no, previewLibrary, searchLibrary } from '@homeport/model/library';
import { person } from '@homeport/model/people';
import { sql } from 'kysely';
import { findText } from '../documents/index.ts';

const searchHandler: RouteHandler = answer(searchLibrary, async (ctx, call) => {
  const among = {
    all: [
      { field: 'category', op: 'eq', value: 'LIBRARY' },
      { field: 'status', op: 'eq', value: 'PUBLISHED' },
    ],
  } as const;
  return { content: await findText(ctx, call.query.text, among) };
});

/** The same filter that opens the library to its readers, with the keys of somebody else. */
const previewHandler: RouteHandler = answer(previewLibrary, async (ctx, call) => {
  const id = call.params.person ?? '';
  const who = isId(id) ? await ctx.records(person).get(id) : no.noSuchPerson();
  if (isRefusal(who)) return no.noSuchPerson();
  const [found] = await ctx.query<{ places: string[] }>(
    sql`select app.places_of(${ctx.tenant}::uuid, ${id}::uuid) as places`,
  );
  const audiences = audienceKeys(found?.places ?? [], ['ASSIGNEE']);
  const documents = await ctx.records(document).find({ filter: libraryFor(audiences), sort: 'title,asc', limit: 1000 });
  return {
    person: `${who.firstName} ${who.lastName}`,
    audiences: audiences.filter((key) => !key.includes('/')),
    documents: documents.map((one) => ({ id: one.id, title: one.title, section: one.librarySection?.id ?? null })),
  };
});

/** The library: full-text search, and how it looks to somebody else. */
export const libraryModule: Module = { name: 'library', routes: [searchHandler, previewHandler] };
