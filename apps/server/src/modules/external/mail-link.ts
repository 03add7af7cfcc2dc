import { type Context, type Reaction, react } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { externalAccess, linkMailed, linkState } from '@homeport/model/external';
import { sql } from 'kysely';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import { dayFor } from '../../language/reader-formats.ts';
import type { Services } from '../../services.ts';
import { companyLook, mailThemeOf } from '../tenancy/index.ts';
import { externalMailWords } from './external-mail.data.ts';
import { filled } from './filled.ts';
import { nameOfTarget } from './link-target.ts';
import { addressOfLink } from './link-token.ts';

/** Sends the e-mail of a link and writes down how it went; the effect's id makes that a repeat is recognised. */
export const linkReaction = (services: Services, compose: ComposeMail, key: Buffer): Reaction =>
  react(linkMailed, async (ctx, { effectId, recordId }) => {
    const link = await ctx.records(externalAccess).get(recordId);
    // Revoked, used or over before the mail left: nothing to send any more.
    if (isRefusal(link) || linkState(link, String(ctx.now)) !== 'OPEN') return;
    const { kind, language, recipient, recipientName, senderName, senderEmail, message } = link;
    const words = externalMailWords[language];
    const company = await companyLook(ctx, services);
    const said = {
      name: await nameOfTarget(ctx, link, language),
      recipient: recipientName ?? '',
      sender: senderName,
      company: company.name,
      date: `${dayFor({ language, dateFormat: 'dd-MM-yyyy' }, link.validUntil.slice(0, 10))}, ${link.validUntil.slice(11, 16)}`,
    };
    const mail = compose(
      {
        title: filled(words.title[kind], said),
        body: [
          filled(recipientName ? words.greeting : words.greetingUnknown, said),
          filled(words.ask[kind], said),
          ...(message ?? '').split(/\n{2,}/),
          filled(words.validUntil, said),
        ],
        link: addressOfLink(services.configuration.publicUrl, key, ctx.tenant, link),
        linkLabel: words.open[kind],
        locale: language,
        isToOutsider: true,
      },
      await mailThemeOf(ctx, services),
    );
    try {
      await services.mailer.send({
        to: recipient,
        ...(recipientName ? { toName: recipientName } : {}),
        replyTo: { name: senderName, address: senderEmail },
        ...mail,
        effectId,
      });
    } catch (error) {
      await note(ctx, link.id, 'FAILED', error instanceof Error ? error.message : String(error));
      throw error;
    }
    await note(ctx, link.id, 'SENT', null);
  });

/** No change of the link: whoever has it open goes on with the version they see. */
const note = (ctx: Context, id: string, delivery: 'SENT' | 'FAILED', reason: string | null): Promise<unknown> =>
  ctx.query(sql`
    update app.external_access set delivery = ${delivery}, delivery_reason = left(${reason}::text, 300),
      delivered_at = case when ${delivery} = 'SENT' then now() else delivered_at end
    where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`);
