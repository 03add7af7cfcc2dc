import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { allowanceFor, isRefusal, type Refusal } from '@homeport/grammar';
import { costEstimateLine } from '@homeport/model/cases';
import {
  addressOf,
  externalAccess,
  linkMailed,
  linkState,
  linksAnHour,
  externalRefusals as no,
  sendLink,
  sendLinkAgain,
} from '@homeport/model/external';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { targetOf } from './link-target.ts';
import { addressOfLink } from './link-token.ts';

const moment = (ctx: Context): string => ctx.now.toString({ smallestUnit: 'second' });

/** What staff does with links: send one, send its e-mail again. */
export const sendHandlers = (services: Services, key: Buffer): readonly ActionHandler[] => [
  handle(sendLink, async (ctx, { input }) => {
    const recipient = addressOf(input.recipient);
    if (!recipient) return no.notAnAddress({}, 'recipient');
    const withPay = input.kind === 'ESTIMATE' && input.withPay === true;
    if (withPay && allowanceFor(costEstimateLine, ctx.me).hidden.has('payAmount')) return no.payClosed({}, 'withPay');
    const target = await targetOf(ctx, input.kind, input.target);
    if (isRefusal(target)) return target;
    const refused = await refuseTooMany(ctx);
    if (refused) return refused;
    const sender = await senderOf(ctx);
    const validUntil = ctx.now.add({ hours: input.days * 24 }).toString({ smallestUnit: 'second' });
    const made = await ctx
      .asSystem('a link to somebody outside')
      .records(externalAccess)
      .create({
        kind: input.kind,
        ...target,
        withPay,
        recipient,
        recipientName: input.recipientName?.trim() || null,
        language: input.language,
        message: input.message,
        sender: { id: ctx.me.user },
        senderName: sender.name,
        senderEmail: sender.email,
        validUntil,
      });
    if (isRefusal(made)) return made;
    await ctx.emit(linkMailed, made.id, { link: made.id });
    const link = addressOfLink(services.configuration.publicUrl, key, ctx.tenant, made);
    return { id: made.id, link, expires: made.validUntil };
  }),
  handle(sendLinkAgain, async (ctx, { record }) => {
    const link = record;
    if (linkState(link, moment(ctx)) !== 'OPEN') return no.notOpen();
    const refused = await refuseTooMany(ctx);
    if (refused) return refused;
    const saved = await ctx
      .asSystem('the e-mail of a link is sent again')
      .records(externalAccess)
      .update(link.id, { delivery: 'WAITING', deliveryReason: null, mails: (link.mails ?? 0) + 1 });
    if (isRefusal(saved)) return saved;
    await ctx.emit(linkMailed, link.id, { link: link.id });
    return {};
  }),
];

async function refuseTooMany(ctx: Context): Promise<Refusal | undefined> {
  const [{ wait } = { wait: 0 }] = await ctx.query<{ wait: number }>(
    sql`select app.take_attempt(${`external link ${ctx.me.user}`}, ${linksAnHour}, 3600) as wait`,
  );
  return wait > 0 ? { ...no.tooMany(), retryAfter: wait } : undefined;
}

async function senderOf(ctx: Context): Promise<{ readonly name: string; readonly email: string }> {
  const home = ctx.asSystemIn(ctx.me.homeTenant, 'the sender of a link');
  const [own] = await home.query<{ name: string; email: string }>(sql`
    select display_name as name, email from app."user" where tenant_id = ${ctx.me.homeTenant}::uuid and id = ${ctx.me.user}::uuid`);
  if (!own) throw new Error('the sender of a link is not there');
  return own;
}
