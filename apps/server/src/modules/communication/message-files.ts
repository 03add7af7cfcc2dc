import type { Context } from '@homeport/engine';
import { isId, type Refusal } from '@homeport/grammar';
import { communicationRefusals as no, type TalkFile } from '@homeport/model/communication';
import { attachment } from '@homeport/model/documents';
import { type RawBuilder, sql } from 'kysely';

const mostFiles = 10;

/** The files that go with a message: the caller's own uploads for messages, and nothing else. */
export async function filesOf(ctx: Context, given: unknown): Promise<string[] | Refusal> {
  if (given === null || given === undefined) return [];
  const ids: unknown[] = Array.isArray(given)
    ? given.map((one) => (typeof one === 'object' && one !== null ? one.id : one))
    : [];
  if (!Array.isArray(given) || ids.length > mostFiles || !ids.every(isId)) return no.notYourFile({}, 'attachments');
  if (ids.length === 0) return [];
  const filter = {
    all: [
      { field: 'id', op: 'in', value: ids },
      { field: 'createdBy', op: 'eq', value: ctx.me.user },
      { field: 'purpose', op: 'eq', value: 'MESSAGE' },
    ],
  } as const;
  const mine = await ctx.records(attachment).find({ filter, limit: mostFiles });
  return mine.length === new Set(ids).size ? ids : no.notYourFile({}, 'attachments');
}

/** The files of a record as JSON, from its link table. */
export const filesJson = (link: string, owner: RawBuilder<unknown>): RawBuilder<readonly TalkFile[]> => sql`
  coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'contentType', a.content_type, 'size', a.size)
      order by l.position)
    from ${sql.table(`app.${link}`)} l join app.attachment a on a.tenant_id = l.tenant_id and a.id = l.target_id
    where l.tenant_id = ${owner}.tenant_id and l.owner_id = ${owner}.id), '[]')`;

/** A moment of a column as ISO UTC. */
export const iso = (column: string): RawBuilder<string> =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
