import { type Context, newId } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type AnswerSource,
  type AssistantChat,
  type AssistantLine,
  type AssistantThread,
  type AssistantThreadLine,
  assistantLimits,
  assistantMessage,
  assistantThread,
  assistantRefusals as no,
  type SpokenLanguage,
  type Topic,
} from '@homeport/model/assistant';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** An answer before it is kept. */
export interface NewAnswer {
  readonly body: string;
  readonly sources: readonly AnswerSource[];
  readonly topics: readonly Topic[];
  readonly isFound: boolean;
  readonly phrasedBy: 'TEMPLATES' | 'MODEL';
}
/** Conversations shown in the list. */
const shownThreads = 50;

/** The conversation asked for, else the newest, and the list of all. */
export async function chatOf(
  ctx: Context,
  { configuration }: Pick<Services, 'configuration'>,
  id: string | null,
): Promise<AssistantChat | Refusal> {
  const threads = (await ctx.records(assistantThread).find({ sort: 'lastMessageAt,desc', limit: shownThreads })).map(
    shown,
  );
  const thread = id ? await oneThread(ctx, id) : (threads[0] ?? null);
  if (isRefusal(thread)) return thread;
  return {
    threads,
    thread,
    content: thread ? await linesOf(ctx, thread.id) : [],
    isPhrased: configuration.assistant !== undefined,
  };
}

/** A conversation of the caller. */
export async function oneThread(ctx: Context, id: string): Promise<AssistantThreadLine | Refusal> {
  const found = isId(id) ? await ctx.records(assistantThread).get(id) : no.notFound();
  return isRefusal(found) ? no.notFound() : shown(found);
}

const shown = ({ id, title, lastMessageAt, ticket }: AssistantThread): AssistantThreadLine => ({
  id,
  title,
  lastMessageAt,
  ticket: ticket ? { id: ticket.id, label: ticket.label } : null,
});

/** What was said in a conversation, as the caller may read it; nothing of one that is not theirs. */
export async function linesOf(ctx: Context, thread: string): Promise<AssistantLine[]> {
  const found = await messagesOf(ctx, thread);
  return found.map(({ id, author, body, sources, language, isFound, created }) => ({
    id,
    author,
    text: body,
    sources: sources ?? [],
    language,
    isFound: isFound !== false,
    created,
  }));
}

/** The topics of the last answer, for a question that goes on with it. */
export async function topicsBefore(ctx: Context, thread: string): Promise<readonly Topic[]> {
  const last = (await messagesOf(ctx, thread)).findLast((one) => one.author === 'ASSISTANT');
  return last?.topics ?? [];
}

const messagesOf = (ctx: Context, thread: string) =>
  ctx.records(assistantMessage).find({
    filter: { field: 'thread', op: 'eq', value: thread },
    sort: 'position,asc',
    limit: assistantLimits.lines + 2,
  });

/**
 * Keeps question and answer together, one exchange of a conversation after the other. They are written without history, so
 * that a conversation that is cleared is gone.
 */
export async function keepExchange(
  ctx: Context,
  asked: { readonly id: string; readonly thread: string; readonly question: string; readonly language: SpokenLanguage },
  answered: NewAnswer,
): Promise<true | Refusal> {
  const { id, thread, question, language } = asked;
  const { tenant } = ctx;
  const { user } = ctx.me;
  return ctx.inTransaction<true | Refusal>(async (inside) => {
    await inside.query(sql`
      insert into app.assistant_thread (tenant_id, id, version, created, created_by, updated, updated_by, user_id, title, last_message_at)
      values (${tenant}::uuid, ${thread}::uuid, 1, now(), ${user}::uuid, now(), ${user}::uuid, ${user}::uuid, ${question.slice(0, 200)}, now())
      on conflict (tenant_id, id) do nothing`);
    // Only an own conversation is locked; two questions at once stand one after the other.
    const [own] = await inside.query(sql<{ count: number }>`
      with locked as (
        select id from app.assistant_thread where tenant_id = ${tenant}::uuid and id = ${thread}::uuid and user_id = ${user}::uuid for update
      )
      select (select count(*)::int from app.assistant_message m where m.tenant_id = ${tenant}::uuid and m.thread_id = locked.id) as count from locked`);
    if (!own) return no.notFound();
    const kept = await inside.query<{ id: string }>(sql`
      insert into app.assistant_message (tenant_id, id, version, created, created_by, updated, updated_by, thread_id, user_id,
        position, author, body, sources, topics, language, is_found, phrased_by)
      values
        (${tenant}::uuid, ${id}::uuid, 1, now(), ${user}::uuid, now(), ${user}::uuid, ${thread}::uuid, ${user}::uuid,
          ${own.count + 1}, 'PERSON', ${question}, null, null, ${language}, true, null),
        (${tenant}::uuid, ${newId()}::uuid, 1, now(), ${user}::uuid, now(), ${user}::uuid, ${thread}::uuid, ${user}::uuid,
          ${own.count + 2}, 'ASSISTANT', ${answered.body}, ${JSON.stringify(answered.sources)}::jsonb,
          ${JSON.stringify(answered.topics)}::jsonb, ${language}, ${answered.isFound}, ${answered.phrasedBy})
      on conflict do nothing returning id`);
    // The same question came twice at once: the other one was first, and it was its answer that counts.
    if (kept.length === 1) return no.notFound();
    await inside.query(sql`update app.assistant_thread set last_message_at = now(), updated = now(), version = version + 1
      where tenant_id = ${tenant}::uuid and id = ${thread}::uuid`);
    return true;
  });
}

/** Clears a conversation of the caller for good. */
export async function clear(ctx: Context, id: string): Promise<undefined | Refusal> {
  const thread = await oneThread(ctx, id);
  if (isRefusal(thread)) return thread;
  await ctx.query(sql`delete from app.assistant_thread
    where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid and user_id = ${ctx.me.user}::uuid`);
  return undefined;
}

/** Notes which ticket a conversation was handed over as. */
export async function noteTicket(ctx: Context, thread: string, ticket: string): Promise<void> {
  await ctx.query(sql`update app.assistant_thread set ticket_id = ${ticket}::uuid, updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant}::uuid and id = ${thread}::uuid and user_id = ${ctx.me.user}::uuid`);
}
