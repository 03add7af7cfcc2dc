import { answer, type Context, handle, type Module } from '@homeport/engine';
import { allowanceFor } from '@homeport/grammar';
import {
  broadcastAudience,
  followersOf,
  followRecord,
  markAllRead,
  myNotifications,
  type Notifications,
  noticeDetail,
  noticeLines,
  noticePreferences,
  notification,
  previewEvent,
  previewNotice,
  saveNoticePreferences,
  saveNoticeWays,
  saveNoticeWords,
  testEvent,
  testNotice,
  unfollowRecord,
} from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { PushService } from '../../adapters/push/push-service.ts';
import type { Services } from '../../services.ts';
import { answerAudience } from './broadcast/audience.ts';
import { broadcastHandlers, broadcastJob, broadcastReaction } from './broadcast/send.ts';
import { companyEventFacts } from './company-events/event-facts.ts';
import { answerEventPreview, answerEventTest } from './company-events/preview-event.ts';
import { eventReaction } from './company-events/tell-event.ts';
import { deliveryReaction, type MailLinks, mailSender } from './deliver.ts';
import { deviceRoutes } from './devices.ts';
import { answerFollowers } from './followers.ts';
import { changeReaction } from './hear-change.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { pushSender } from './push-sender.ts';
import { noticeReactions } from './tell-readers.ts';
import { answerDetail, answerLines, answerPreview, answerTest, answerWays, answerWords } from './texts/answer-texts.ts';
import { noticeFacts } from './texts/notice-facts.ts';

/** What people are told: under the bell, by mail, on their devices, at once in their open pages. */
export function notificationsModule(
  services: Services,
  compose: ComposeMail,
  push: PushService,
  links: MailLinks,
): Module {
  return {
    name: 'notifications',
    jobs: [broadcastJob(services)],
    actions: [
      ...broadcastHandlers,
      handle(markAllRead, async (ctx) => {
        const rows = await ctx.query(sql`
          update app.notification set is_read = true, read_at = now(), updated = now(), version = version + 1
          where tenant_id = ${ctx.tenant}::uuid and user_id = ${ctx.me.user}::uuid and not is_read returning id`);
        ctx.afterCommit(() => services.wake(ctx.tenant, ctx.me.user, 'notifications'));
        return { changed: rows.length };
      }),
    ],
    routes: [
      answer(broadcastAudience, (ctx, { params }) => answerAudience(ctx, params.id ?? '')),
      answer(myNotifications, (ctx, call) => bellOf(ctx, call.query.unread === true, call.query.size ?? 50)),
      answer(noticePreferences, (ctx) => readPreferences(ctx, services)),
      answer(saveNoticePreferences, (ctx, call) => savePreferences(ctx, services, call)),
      answer(noticeLines, (ctx) => answerLines(ctx, services)),
      answer(noticeDetail, (ctx, call) => answerDetail(ctx, services, call)),
      answer(saveNoticeWays, (ctx, call) => answerWays(ctx, services, call)),
      answer(saveNoticeWords, (ctx, call) => answerWords(ctx, services, call)),
      answer(previewNotice, (ctx, call) => answerPreview(ctx, services, compose, call)),
      answer(testNotice, (ctx, call) => answerTest(ctx, services, compose, call)),
      answer(previewEvent, (ctx, call) => answerEventPreview(ctx, services, compose, call)),
      answer(testEvent, (ctx, call) => answerEventTest(ctx, services, compose, call)),
      answer(followersOf, (ctx, call) => answerFollowers(ctx, services, call, 'look')),
      answer(followRecord, (ctx, call) => answerFollowers(ctx, services, call, 'follow')),
      answer(unfollowRecord, (ctx, call) => answerFollowers(ctx, services, call, 'unfollow')),
      ...deviceRoutes(push),
    ],
    facts: [noticeFacts(services.catalogue), ...companyEventFacts(services)],
    reactions: [
      changeReaction(services),
      eventReaction(services),
      broadcastReaction(services),
      ...noticeReactions(services),
      deliveryReaction(services, {
        MAIL: mailSender(services, compose, links),
        PUSH: pushSender(services.catalogue, push),
      }),
    ],
  };
}

/** The caller's lines with both counts, all of one moment; what is closed to the caller stays away. */
async function bellOf(ctx: Context, isUnreadOnly: boolean, size: number): Promise<Notifications> {
  const { hidden } = allowanceFor(notification, ctx.me);
  const [bell] = await ctx.query<Notifications & { readonly all: number }>(sql`
    select count(*)::integer as "all", count(*) filter (where is_read is not true)::integer as unread,
      coalesce((select json_agg(line order by line.created desc, line.id desc) from (
        select id, event, title, case when ${hidden.has('body')} then null else body end as body, link, case_detail_id as "caseDetailId", coalesce(is_read, false) as "isRead",
          to_char(created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as created, version
        from app.notification
        where tenant_id = ${ctx.tenant}::uuid and user_id = ${ctx.me.user}::uuid and is_silent is not true
          and not (${isUnreadOnly} and is_read is true)
        order by notification.created desc, id desc limit ${size}) line), '[]') as content
    from app.notification where tenant_id = ${ctx.tenant}::uuid and user_id = ${ctx.me.user}::uuid and is_silent is not true`);
  if (!bell) return { content: [], totalElements: 0, unread: 0 };
  return { content: bell.content, unread: bell.unread, totalElements: isUnreadOnly ? bell.unread : bell.all };
}
