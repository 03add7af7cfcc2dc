import { type Context, newId } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { communicationRefusals as no } from '@homeport/model/communication';
import { sql } from 'kysely';
import { join, partOf } from './conversations.ts';

/** What is said, under the id its sender made. */
export interface Said {
  readonly id: string;
  readonly kind: 'TEXT' | 'EVENT';
  readonly text: string;
  readonly files: readonly string[];
}
interface Kept {
  readonly id: string;
  readonly seq: number;
}

/**
 * Keeps a message and counts it in one transaction, so that numbers have no gaps and everybody reads the same order. The
 * same id again answers what is kept; the id of another message is not found.
 */
export async function keepMessage(ctx: Context, conversation: string, said: Said): Promise<Kept | Refusal> {
  const known = await knownMessage(ctx, conversation, said.id);
  if (known) return known;
  const kept = await ctx.inTransaction<Kept | Refusal>((inside) => keep(inside, conversation, said));
  if (!isRefusal(kept) || kept.kind !== 'conflict') return kept;
  // The same message came twice at once, and the other one was first.
  return (await knownMessage(ctx, conversation, said.id)) ?? no.notFound();
}

async function knownMessage(ctx: Context, conversation: string, id: string): Promise<Kept | Refusal | undefined> {
  const [row] = await ctx
    .asSystem('a message is kept once')
    .query<Kept & { readonly conversation: string; readonly author: string | null }>(sql`
      select id, seq, conversation_id as conversation, author_id as author from app.chat_message
      where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`);
  if (!row) return undefined;
  return row.conversation === conversation && row.author === ctx.me.user ? { id: row.id, seq: row.seq } : no.notFound();
}

async function keep(ctx: Context, conversation: string, said: Said): Promise<Kept | Refusal> {
  const system = ctx.asSystem('a message in a conversation that the caller sees');
  const { user, displayName } = ctx.me;
  if (said.kind === 'TEXT') {
    const isNew = await join(ctx, conversation, { user, name: displayName, part: partOf(ctx) });
    if (isNew && partOf(ctx) === 'STAFF')
      await insert(ctx, conversation, { id: newId(), kind: 'EVENT', text: event('joined', {}), files: [] });
  }
  const kept = await insert(ctx, conversation, said);
  if (isRefusal(kept)) return kept;
  if (said.kind === 'TEXT') {
    // Who writes has read what is above.
    await system.query(sql`update app.conversation_member set last_read_seq = ${kept.seq}, updated = now()
      where tenant_id = ${ctx.tenant}::uuid and conversation_id = ${conversation}::uuid and user_id = ${user}::uuid`);
  }
  return kept;
}

async function insert(ctx: Context, conversation: string, said: Said): Promise<Kept | Refusal> {
  const system = ctx.asSystem('a message in a conversation that the caller sees');
  const { user, displayName } = ctx.me;
  const isText = said.kind === 'TEXT';
  const words = said.text.replace(/\s+/g, ' ').slice(0, 200);
  const [row] = await system.query<Kept>(sql`
    with counted as (
      update app.conversation set last_seq = last_seq + 1, version = version + 1, updated = now(), updated_by = ${user}::uuid,
        last_message_at = now(),
        last_message = case when ${isText} then ${words} else last_message end,
        last_author_name = case when ${isText} then ${displayName} else last_author_name end
      where tenant_id = ${ctx.tenant}::uuid and id = ${conversation}::uuid returning last_seq
    )
    insert into app.chat_message (tenant_id, id, version, created, created_by, updated, updated_by, conversation_id, seq, kind,
      text, author_id, author_name)
    select ${ctx.tenant}::uuid, ${said.id}::uuid, 1, now(), ${user}::uuid, now(), ${user}::uuid, ${conversation}::uuid, last_seq,
      ${said.kind}, ${said.text}, ${user}::uuid, ${displayName}
    from counted returning id, seq`);
  if (!row) return no.notFound();
  if (said.files.length > 0) {
    await system.query(sql`insert into app.chat_message_files_link (tenant_id, owner_id, target_id, position)
      select ${ctx.tenant}::uuid, ${said.id}::uuid, file, place - 1 from unnest(${[...said.files]}::uuid[]) with ordinality as f(file, place)`);
  }
  return row;
}

/** Something that happened, as it stands in a chat: the page says it in the reader's language. */
export const event = (code: string, values: Readonly<Record<string, string>>): string =>
  JSON.stringify({ code, ...values });
