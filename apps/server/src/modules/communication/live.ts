import type { Context } from '@homeport/engine';
import { isId, isRefusal } from '@homeport/grammar';
import { canJoin, conversation, type Participant, videoCall } from '@homeport/model/communication';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/** Whether the caller may be in a room right now. Rooms are calls (`call:{id}`) that can be joined. */
export async function mayEnterRoom(ctx: Context, room: string): Promise<{ name: string } | undefined> {
  const id = /^call:(.+)$/.exec(room)?.[1];
  if (!id || !isId(id)) return undefined;
  const call = await ctx.records(videoCall).get(id);
  if (isRefusal(call) || !canJoin(call, Date.now())) return undefined;
  return { name: ctx.me.displayName };
}

/**
 * Tells the open pages of the others in a conversation that the caller is typing: of those who may see it now, whatever they
 * saw when they opened it.
 */
export async function tellTyping(ctx: Context, services: Services, id: string): Promise<void> {
  if (!isId(id)) return;
  const found = await ctx.records(conversation).get(id);
  if (isRefusal(found)) return;
  const members = await ctx.asSystem('open pages of a conversation').query<Pick<Participant, 'user'>>(sql`
    select user_id as "user" from app.conversation_member
    where tenant_id = ${ctx.tenant}::uuid and conversation_id = ${found.id}::uuid and user_id <> ${ctx.me.user}::uuid`);
  const topic = `typing:${found.id}:${ctx.me.displayName}`;
  await Promise.all(
    members.map(async ({ user }) => {
      const theirs = await services.contextOf(ctx.tenant, user);
      if (theirs && !isRefusal(await theirs.records(conversation).get(found.id)))
        services.wake(ctx.tenant, user, topic);
    }),
  );
}
