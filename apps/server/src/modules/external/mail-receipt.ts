import { type Reaction, react } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { externalAccess, initiationReceived } from '@homeport/model/external';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { companyLook, mailThemeOf } from '../tenancy/index.ts';
import { externalMailWords } from './external-mail.data.ts';
import { filled } from './filled.ts';

/**
 * Tells who asked for an assignment that the request has come, under which reference, and whom to ask. It goes to the
 * address that the link was sent to: what somebody outside types as an address gets no mail from us.
 */
export const receiptReaction = (services: Services, compose: ComposeMail): Reaction =>
  react(initiationReceived, async (ctx, { effectId, recordId, payload }) => {
    const link = await ctx.records(externalAccess).get(recordId);
    if (isRefusal(link)) return;
    const { language, recipient, recipientName, senderName, senderEmail } = link;
    const words = externalMailWords[language];
    const company = await companyLook(ctx, services);
    const said = {
      reference: payload.reference ?? '',
      name: payload.name ?? '',
      recipient: recipientName ?? '',
      sender: senderName,
      company: company.name,
    };
    const mail = compose(
      {
        title: filled(words.received.title, said),
        body: [
          filled(recipientName ? words.greeting : words.greetingUnknown, said),
          filled(words.received.thanks, said),
          filled(words.received.next, said),
        ],
        locale: language,
        isToOutsider: true,
      },
      await mailThemeOf(ctx, services),
    );
    await services.mailer.send({
      to: recipient,
      ...(recipientName ? { toName: recipientName } : {}),
      replyTo: { name: senderName, address: senderEmail },
      ...mail,
      effectId,
    });
  });
