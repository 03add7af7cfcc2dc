import { answer, type Call, type Context, type RouteHandler } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type ChatLine,
  type ChatPage,
  conversation,
  markRead,
  myConversations,
  openConversation,
  type Participant,
  readMessages,
  sendMessage,
} from '@homeport/model/chat';
import { communicationRefusals as no } from '@homeport/model/communication';
import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../../services.ts';
import { filesJson, filesOf, iso } from '../communication/index.ts';
import { conversationsOf, join, open, participants, partOf } from './conversations.ts';
import { keepMessage } from './keep-message.ts';

/** Chats: what was said after a number, saying something once, and how far everybody has read. */
export const chatRoutes = (services: Services): RouteHandler[] => [
  answer(myConversations, (ctx, { query }) => conversationsOf(ctx, query)),
  answer(openConversation, (ctx, { body }) => open(ctx, body)),
  answer(readMessages, (ctx, call) => read(ctx, call)),
  answer(sendMessage, (ctx, call) => send(ctx, services, call)),
  answer(markRead, (ctx, call) => mark(ctx, services, call)),
];

async function read(ctx: Context, { params, query }: Call<typeof readMessages>): Promise<ChatPage | Refusal> {
  const found = await ctx.records(conversation).get(params.id ?? '');
  if (isRefusal(found)) return no.notFound();
  const size = query.size ?? 100;
  // After a number it is read forwards; otherwise the last ones, or the last ones before a number.
  const isForward = typeof query.after === 'number';
  const where = isForward
    ? sql<boolean>`m.seq > ${query.after}::integer`
    : typeof query.before === 'number'
      ? sql<boolean>`m.seq < ${query.before}::integer`
      : sql<boolean>`true`;
  const [page] = await ctx.asSystem('messages of a conversation that the caller sees').query<ChatPage>(sql`
    select c.last_seq as "lastSeq", ${participants} as participants,
      coalesce((select json_agg(l order by l.seq) from (${lines(ctx, where, isForward, size)}) l), '[]') as content
    from app.conversation c where c.tenant_id = ${ctx.tenant}::uuid and c.id = ${found.id}::uuid`);
  return page ?? no.notFound();
}

const lines = (ctx: Context, where: RawBuilder<boolean>, isForward: boolean, size: number): RawBuilder<ChatLine> => sql`
  select m.id, m.seq, m.kind, coalesce(m.text, '') as text, m.author_id as "authorId", m.author_name as "authorName",
    coalesce(m.author_id = ${ctx.me.user}::uuid, false) as "isMine", ${iso('m.created')} as created,
    ${filesJson('chat_message_files_link', sql`m`)} as files
  from app.chat_message m where m.tenant_id = c.tenant_id and m.conversation_id = c.id and ${where}
  order by m.seq ${isForward ? sql`asc` : sql`desc`} limit ${size}`;

async function send(
  ctx: Context,
  services: Services,
  { params, body }: Call<typeof sendMessage>,
): Promise<ChatLine | Refusal> {
  const found = await ctx.records(conversation).get(params.id ?? '');
  if (isRefusal(found) || !isId(body.id)) return no.notFound();
  const files = await filesOf(ctx, body.attachments);
  if (isRefusal(files)) return files;
  if (!body.text?.trim() && files.length === 0) return no.empty({}, 'text');
  const said = { id: body.id, kind: 'TEXT', text: body.text ?? '', files } as const;
  const kept = await keepMessage(ctx, found.id, said);
  if (isRefusal(kept)) return kept;
  await wakeMembers(ctx, services, found.id);
  const [line] = await ctx.asSystem('a message of the caller').query<ChatLine>(sql`
    select l.* from app.conversation c, lateral (${lines(ctx, sql`m.id = ${kept.id}::uuid`, true, 1)}) l
    where c.tenant_id = ${ctx.tenant}::uuid and c.id = ${found.id}::uuid`);
  return line ?? no.notFound();
}

async function mark(
  ctx: Context,
  services: Services,
  { params, body }: Call<typeof markRead>,
): Promise<{ lastReadSeq: number } | Refusal> {
  const found = await ctx.records(conversation).get(params.id ?? '');
  if (isRefusal(found)) return no.notFound();
  await join(ctx, found.id, { user: ctx.me.user, name: ctx.me.displayName, part: partOf(ctx) });
  const [row] = await ctx.asSystem('how far a participant has read').query<{ seq: number; moved: boolean }>(sql`
    update app.conversation_member m set last_read_seq = greatest(m.last_read_seq, least(${body.seq}::integer, c.last_seq)),
      updated = now(), version = m.version + 1
    from app.conversation c
    where m.tenant_id = ${ctx.tenant}::uuid and m.conversation_id = ${found.id}::uuid and m.user_id = ${ctx.me.user}::uuid
      and c.tenant_id = m.tenant_id and c.id = m.conversation_id
    returning m.last_read_seq as seq, true as moved`);
  await wakeMembers(ctx, services, found.id);
  return { lastReadSeq: row?.seq ?? 0 };
}

/** Wakes the open pages of everybody in a conversation: they ask for what they have not seen. */
export async function wakeMembers(ctx: Context, services: Services, id: string): Promise<void> {
  const members = await ctx
    .asSystem('open pages of a conversation')
    .query<Pick<Participant, 'user'>>(
      sql`select user_id as "user" from app.conversation_member where tenant_id = ${ctx.tenant}::uuid and conversation_id = ${id}::uuid`,
    );
  ctx.afterCommit(() => {
    for (const { user } of members) services.wake(ctx.tenant, user, `chat:${id}`);
  });
}
