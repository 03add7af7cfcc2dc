import { type Context, type Reaction, react } from '@homeport/engine';
import type { Event } from '@homeport/grammar';
import {
  invitationSent,
  isOfAssignees,
  type OneTimePurpose,
  passcodeRequested,
  passwordResetRequested,
  phoneCodeRequested,
  showRecoveryCode,
  signInCodeRequested,
} from '@homeport/model/identity';
import { sql } from 'kysely';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import { saidInOwnWords, settingsOf } from '../notifications/index.ts';
import { mailThemeOf } from '../tenancy/index.ts';
import type { Identity } from './identity.ts';
import { codeText, lifetimes } from './one-time-codes.ts';
import { roleKeysOf } from './stored-session.ts';

const events: readonly (readonly [Event, OneTimePurpose])[] = [
  [passwordResetRequested, 'RESET'],
  [invitationSent, 'INVITATION'],
  [passcodeRequested, 'PASSCODE'],
  [signInCodeRequested, 'SIGN_IN'],
  [phoneCodeRequested, 'PHONE'],
];

/** Mails that carry a code or link: written from its id at the moment of sending, never stored. */
export function mailReactions(identity: Identity, compose: ComposeMail): Reaction[] {
  return events.map(([event, purpose]) =>
    react(event, async (ctx, { effectId, payload }) => {
      const { user, code } = payload as unknown as { user: string; code: string };
      await send(ctx, identity, compose, event, purpose, user, code, effectId);
    }),
  );
}

interface Reader {
  readonly login: string;
  readonly email: string;
  readonly phone: string | null;
  readonly display_name: string;
  readonly language: string | null;
  readonly roles: readonly (readonly string[])[];
  readonly facts: { readonly name: string; readonly appName: string | null; readonly language: string | null };
}

async function send(
  ctx: Context,
  identity: Identity,
  compose: ComposeMail,
  event: Event,
  purpose: OneTimePurpose,
  user: string,
  code: string,
  effectId: string,
): Promise<void> {
  const [reader] = await ctx.query<Reader>(sql`
    select u.login, u.email, u.phone, u.display_name, u.language, app.roles_of(u.tenant_id, u.id) as roles, app.tenant_facts(u.tenant_id) as facts
    from app."user" u join app.one_time_code c on c.tenant_id = u.tenant_id and c.user_id = u.id
    where u.tenant_id = ${ctx.tenant} and u.id = ${user} and c.id = ${code} and c.used_at is null and c.expires > now()`);
  // Used, over or replaced by a newer one: a late mail would only confuse.
  if (!reader) return;
  const { configuration, mailer, sms, textOf } = identity.services;
  const locale = reader.language ?? reader.facts.language ?? 'en';
  const theme = await mailThemeOf(ctx, identity.services);
  const secret = codeText(identity, ctx.tenant, code, purpose);
  const seconds = lifetimes[purpose];
  const params = {
    login: reader.login,
    tenant: reader.facts.name,
    appName: theme.appName,
    minutes: seconds / 60,
    days: seconds / 86_400,
  };
  // The company's own words; the link or code stands beside them, whatever they say.
  const own = saidInOwnWords((await settingsOf(ctx, event.name)).get(0), locale, params);
  const title = own?.subject ?? textOf(`event.${event.name}.0.title`, params, locale);
  const body = (own?.body ?? textOf(`event.${event.name}.0.body`, params, locale)).split('\n');
  if (purpose === 'PHONE' && sms && reader.phone) {
    await sms.send({ to: reader.phone, text: `${body.join(' ')} ${secret}`, effectId });
    return;
  }
  const isLink = purpose === 'RESET' || purpose === 'INVITATION';
  const app = roleKeysOf(reader.roles).some(isOfAssignees) ? '' : '/workspace';
  const shown = isLink
    ? { link: `${configuration.publicUrl}${app}/login?token=${secret}`, linkLabel: title }
    : { code: purpose === 'PASSCODE' ? showRecoveryCode(secret) : secret };
  const mail = compose({ title, body, locale, ...shown }, theme);
  await mailer.send({ to: reader.email, toName: reader.display_name, ...mail, effectId });
}
