import { answer, type Context, handle, type Module } from '@homeport/engine';
import { markAllRead, myNotifications, notification } from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { noticeReactions } from './tell-readers.ts';

/** What people are told: under the bell, by mail, at once in their open pages. */
export function notificationsModule(services: Services, compose: ComposeMail): Module {
  return {
    name: 'notifications',
    actions: [
      handle(markAllRead, async (ctx) => {
        const rows = await ctx.query(sql`
          update app.notification set is_read = true, read_at = now(), updated = now(), version = version + 1
          where tenant_id = ${ctx.tenant}::uuid and user_id = ${ctx.me.user}::uuid and not is_read returning id`);
        services.wake(ctx.tenant, ctx.me.user, 'notifications');
        return { changed: rows.length };
      }),
    ],
    routes: [
      answer(myNotifications, async (ctx, call) => {
        const records = (ctx as Context).records(notification);
        const unreadOnly = { field: 'isRead', op: 'eq', value: false } as const;
        const mine = { field: 'user', op: 'eq', value: (ctx as Context).me.user } as const;
        const filter = call.query.unread ? { all: [mine, unreadOnly] } : mine;
        const lines = await records.find({ filter, sort: 'created,desc', limit: call.query.size ?? 50 });
        const unread = await records.count({ all: [mine, unreadOnly] });
        const totalElements = call.query.unread ? unread : await records.count(mine);
        const content = lines.map(({ id, event, title, body, link, caseDetailId, isRead, created, version }) => ({
          id, event, title, body, link, caseDetailId, isRead: isRead === true, created, version,
        }));
        return { content, totalElements, unread };
      }),
    ],
    reactions: noticeReactions(services, compose),
  };
}
