import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

/**
 * Takes what was said of some events of some records out of sight: it no longer stands under the bell, and what has not left
 * yet is not sent. The lines stay, so that staff can still see what somebody was told, and when.
 */
export async function withdrawNotices(
  ctx: Context,
  services: Services,
  { events, about, reason }: { events: readonly string[]; about: readonly string[]; reason: string },
): Promise<void> {
  const gone = await ctx.query(sql<{ id: string; user: string }>`
    update app.notification set is_silent = true, is_read = true, updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant}::uuid and about = any(${[...about]}::text[]) and event = any(${[...events]}::text[])
      and is_silent is not true
    returning id, user_id as "user"`);
  await ctx.query(sql`
    update app.notice_delivery d set state = 'DROPPED', reason = ${reason}, updated = now(), version = version + 1
    from app.notification n
    where d.tenant_id = ${ctx.tenant}::uuid and n.tenant_id = d.tenant_id and n.id = d.notification_id
      and n.about = any(${[...about]}::text[]) and n.event = any(${[...events]}::text[])
      and d.state in ('WAITING', 'FAILED')`);
  ctx.afterCommit(() => {
    for (const user of new Set(gone.map((one) => one.user))) services.wake(ctx.tenant, user, 'notifications');
  });
}
