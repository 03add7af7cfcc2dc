import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';

interface Withdrawal {
  readonly events: readonly string[];
  /** Ids of the records. */
  readonly about: readonly string[];
  /** Why what has not left yet is not sent; for staff. */
  readonly reason: string;
  /** ISO 8601 in UTC; null: whenever it was said. */
  readonly before: string | null;
}

/**
 * Takes what was said of some events of some records out of sight: it no longer stands under the bell, and what has not left
 * yet is not sent. The lines stay, so that staff can still see what somebody was told, and when. With `before`, what was said
 * from that moment on stands: the same has happened anew.
 */
export async function withdrawNotices(
  ctx: Context,
  services: Services,
  { events, about, reason, before }: Withdrawal,
): Promise<void> {
  const gone = await ctx.query(sql<{ id: string; user: string }>`
    update app.notification set is_silent = true, is_read = true, updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant}::uuid and about = any(${[...about]}::text[]) and event = any(${[...events]}::text[])
      and created < coalesce(${before}::timestamptz, 'infinity') and is_silent is not true
    returning id, user_id as "user"`);
  await ctx.query(sql`
    update app.notice_delivery d set state = 'DROPPED', reason = ${reason}, updated = now(), version = d.version + 1
    from app.notification n
    where d.tenant_id = ${ctx.tenant}::uuid and n.tenant_id = d.tenant_id and n.id = d.notification_id
      and n.about = any(${[...about]}::text[]) and n.event = any(${[...events]}::text[])
      and n.created < coalesce(${before}::timestamptz, 'infinity') and d.state in ('WAITING', 'FAILED')`);
  ctx.afterCommit(() => {
    for (const user of new Set(gone.map((one) => one.user))) services.wake(ctx.tenant, user, 'notifications');
  });
}
