import type { Context } from '@homeport/engine';
import { isId, isRefusal } from '@homeport/grammar';
import { conversation, type Participant } from '@homeport/model/chat';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

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
