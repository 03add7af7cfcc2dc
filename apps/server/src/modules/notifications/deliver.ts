import { type ActAgain, type Context, type Reaction, react } from '@homeport/engine';
import { noticeDue, quietUntil } from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { mailThemeOf } from '../tenancy/index.ts';
import { parsePreferences, preferencesName } from './preferences.ts';

/** A notice on its way over one channel, with what is needed to send it. */
export interface DueNotice {
  readonly id: string;
  readonly channel: 'MAIL' | 'PUSH';
  readonly state: string;
  readonly effectId: string;
  readonly event: string;
  readonly title: string;
  readonly body: string | null;
  readonly link: string | null;
  readonly user: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly isActive: boolean;
  readonly preferences: unknown;
}
/** Sends over one channel. Answers why nothing could be sent for good; throws what may pass. */
export type SendNotice = (ctx: Context, notice: DueNotice) => Promise<string | undefined>;

/** One reaction for what leaves: it waits for the end of quiet hours, sends once, and writes down how it went. */
export function deliveryReaction(
  services: Services,
  senders: Readonly<Record<DueNotice['channel'], SendNotice>>,
): Reaction {
  return react(noticeDue, async (ctx, { recordId, payload }): Promise<ActAgain | undefined> => {
    const notice = await readDue(ctx, recordId);
    if (!notice || notice.state === 'SENT' || notice.state === 'DROPPED') return;
    if (!notice.isActive) return void (await note(ctx, notice, 'DROPPED', 'the user is not active'));
    const isUrgent =
      payload.isUrgent === true ||
      services.catalogue.events.some((e) => e.name === notice.event && e.weight === 'security');
    const end = isUrgent ? null : quietUntil(parsePreferences(notice.preferences).quiet, ctx.now);
    if (end) return { again: end };
    let reason: string | undefined;
    try {
      reason = await senders[notice.channel](ctx, notice);
    } catch (error) {
      await note(ctx, notice, 'FAILED', error instanceof Error ? error.message : String(error));
      throw error;
    }
    await note(ctx, notice, reason === undefined ? 'SENT' : 'DROPPED', reason ?? null);
  });
}

/** By the name of an event the address that its mail leads to instead; undefined where it leads where the notice does. */
export type MailLinks = Readonly<
  Record<string, (ctx: Context, notice: Pick<DueNotice, 'user' | 'link'>) => Promise<string | undefined>>
>;

/** Notices by e-mail, in the look of the reader's company. */
export function mailSender(services: Services, compose: ComposeMail, links: MailLinks = {}): SendNotice {
  return async (ctx, notice) => {
    const { title, body, language } = notice;
    const link = (await links[notice.event]?.(ctx, notice)) ?? notice.link;
    const mail = compose(
      {
        title,
        body: [body ?? ''],
        ...(link ? { link: `${services.configuration.publicUrl}${link}` } : {}),
        locale: language,
      },
      await mailThemeOf(ctx, services),
    );
    const effectId = `${notice.effectId}:${notice.user}`;
    await services.mailer.send({ to: notice.email, toName: notice.name, ...mail, effectId });
    return undefined;
  };
}

async function readDue(ctx: Context, id: string): Promise<DueNotice | undefined> {
  const [row] = await ctx.query<DueNotice>(sql`
    select d.id, d.channel, d.state, n.effect_id as "effectId", n.event, n.title, n.body, n.link, u.id as "user",
      u.display_name as name, u.email, u.status = 'ACTIVE' as "isActive",
      coalesce(u.language, app.tenant_facts(u.tenant_id)->>'language', 'en') as language,
      (select s.setting_value from app.user_setting s
        where s.tenant_id = u.tenant_id and s.user_id = u.id and s.name = ${preferencesName}) as preferences
    from app.notice_delivery d
    join app.notification n on n.tenant_id = d.tenant_id and n.id = d.notification_id
    join app."user" u on u.tenant_id = d.tenant_id and u.id = d.user_id
    where d.tenant_id = ${ctx.tenant}::uuid and d.id = ${id}::uuid`);
  return row;
}

const note = (ctx: Context, { id }: DueNotice, state: string, reason: string | null): Promise<unknown> =>
  ctx.query(sql`
    update app.notice_delivery set state = ${state}, reason = left(${reason}::text, 300), attempts = coalesce(attempts, 0) + 1,
      delivered_at = case when ${state} = 'SENT' then now() end, updated = now(), version = version + 1
    where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`);
