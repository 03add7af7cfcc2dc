import { type Context, type Reaction, react } from '@homeport/engine';
import type { Event } from '@homeport/grammar';
import {
  invitationSent,
  type OneTimePurpose,
  passcodeRequested,
  passwordResetRequested,
  showRecoveryCode,
  signInCodeRequested,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';
import { codeText, lifetimes } from './one-time-codes.ts';

/** Words of a mail in the reader's language, before it is dressed. */
export interface PlainMail {
  readonly subject: string;
  readonly text: string;
}
/** Gives a mail its look: logo and colour of the tenant. */
export type DressMail = (mail: PlainMail, look: { readonly appName: string; readonly locale: string }) => string;

const events: readonly (readonly [Event, OneTimePurpose])[] = [
  [passwordResetRequested, 'RESET'],
  [invitationSent, 'INVITATION'],
  [passcodeRequested, 'PASSCODE'],
  [signInCodeRequested, 'SIGN_IN'],
];

/** Mails that carry a code or link: written from its id at the moment of sending, never stored. */
export function mailReactions(identity: Identity, dress: DressMail = plainHtml): Reaction[] {
  return events.map(([event, purpose]) =>
    react(event, async (ctx, { effectId, payload }) => {
      const { user, code } = payload as unknown as { user: string; code: string };
      await send(ctx, identity, dress, event, purpose, user, code, effectId);
    }),
  );
}

interface Reader {
  readonly login: string;
  readonly email: string;
  readonly display_name: string;
  readonly language: string | null;
  readonly facts: { readonly name: string; readonly appName: string | null; readonly language: string | null };
}

async function send(
  ctx: Context,
  identity: Identity,
  dress: DressMail,
  event: Event,
  purpose: OneTimePurpose,
  user: string,
  code: string,
  effectId: string,
): Promise<void> {
  const [reader] = await ctx.query<Reader>(sql`
    select u.login, u.email, u.display_name, u.language, app.tenant_facts(u.tenant_id) as facts
    from app."user" u join app.one_time_code c on c.tenant_id = u.tenant_id and c.user_id = u.id
    where u.tenant_id = ${ctx.tenant} and u.id = ${user} and c.id = ${code} and c.used_at is null and c.expires > now()`);
  // Used, over or replaced by a newer one: a late mail would only confuse.
  if (!reader) return;
  const { configuration, mailer, textOf } = identity.services;
  const locale = reader.language ?? reader.facts.language ?? 'en';
  const appName = reader.facts.appName ?? 'Homeport';
  const text = codeText(identity, ctx.tenant, code, purpose);
  const params = {
    login: reader.login,
    tenant: reader.facts.name,
    appName,
    code: purpose === 'PASSCODE' ? showRecoveryCode(text) : text,
    link: `${configuration.publicUrl}/set-password#${text}`,
    minutes: lifetimes[purpose] / 60,
    days: lifetimes[purpose] / 86_400,
  };
  const mail = {
    subject: textOf(`event.${event.name}.0.title`, params, locale),
    text: textOf(`event.${event.name}.0.body`, params, locale),
  };
  const html = dress(mail, { appName, locale });
  await mailer.send({ to: reader.email, toName: reader.display_name, ...mail, html, effectId });
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A mail as simple HTML: a heading, paragraphs, links that can be pressed. */
function plainHtml({ subject, text }: PlainMail, { appName, locale }: { appName: string; locale: string }): string {
  const linked = (line: string): string =>
    escaped(line).replace(/https?:\/\/[^\s]+/g, (link) => `<a href="${link}">${link}</a>`);
  const paragraphs = text.split('\n').map((line) => `<p>${linked(line)}</p>`);
  return `<!doctype html><html lang="${escaped(locale)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body><h1>${escaped(subject)}</h1>${paragraphs.join('')}<p>${escaped(appName)}</p></body></html>`;
}
