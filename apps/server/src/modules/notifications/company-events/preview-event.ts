import type { Call, Context } from '@homeport/engine';
import { allowanceFor, type Entity, isId, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import {
  type EventPreview,
  companyEventRefusals as eventNo,
  markedAsTest,
  type NotificationEvent,
  notificationsRefusals as no,
  notificationEvent,
  type previewEvent,
} from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { ComposedMail, ComposeMail } from '../../../adapters/mail/compose-mail.ts';
import type { Services } from '../../../services.ts';
import { mailThemeOf } from '../../tenancy/index.ts';
import { titleIn } from '../record-title.ts';
import { linkFor } from '../tell-readers.ts';
import { languageOfWords, settingOf } from './event-parts.ts';
import { wordsAbout } from './event-words.ts';

type Ask = Pick<Call<typeof previewEvent>, 'params' | 'body'>;
/** So many records are offered, the newest first. */
const offered = 20;

interface Written {
  readonly preview: Omit<EventPreview, 'text' | 'html'>;
  readonly link: string;
}

/** What a reader of a language gets, filled in from a record as far as the caller may see it. */
export async function answerEventPreview(
  ctx: Context,
  services: Services,
  compose: ComposeMail,
  call: Ask,
): Promise<EventPreview | Refusal> {
  const written = await write(ctx, services, call);
  if (isRefusal(written)) return written;
  const { text, html } = await mailOf(ctx, services, compose, call, written.preview, written.link);
  return { ...written.preview, text, html };
}

/** The same as a mail to the caller alone, which says that it is a test. */
export async function answerEventTest(
  ctx: Context,
  services: Services,
  compose: ComposeMail,
  call: Ask,
): Promise<{ to: string } | Refusal> {
  const written = await write(ctx, services, call);
  if (isRefusal(written)) return written;
  const home = ctx.asSystemIn(ctx.me.homeTenant, 'the address of whoever asked for a test');
  const [me] = await home.query<{ name: string; email: string }>(sql`
    select display_name as name, email from app."user" where tenant_id = ${ctx.me.homeTenant}::uuid and id = ${ctx.me.user}::uuid`);
  if (!me) return no.testFailed();
  const marked = markedAsTest(call.body.language, written.preview);
  const { subject, text, html } = await mailOf(ctx, services, compose, call, marked, written.link);
  try {
    await services.mailer.send({ to: me.email, toName: me.name, subject, text, html, effectId: crypto.randomUUID() });
  } catch (error) {
    services.log.warn({ err: error }, 'a test of a notification event could not be sent');
    return no.testFailed();
  }
  return { to: me.email };
}

async function write(ctx: Context, services: Services, { params, body }: Ask): Promise<Written | Refusal> {
  const { catalogue } = services;
  const event = isId(params.id) ? await ctx.records(notificationEvent).get(params.id) : undefined;
  if (!event || isRefusal(event) || !catalogue.hasEntity(event.about)) return eventNo.unknownEvent();
  const entity = catalogue.entity(event.about);
  const { hidden } = allowanceFor(entity, ctx.me);
  const newest = await ctx.records(entity).find({ sort: 'created,desc', limit: offered });
  const [record, records] = [await chosen(ctx, entity, body.record, newest), newest];
  if (!record) return eventNo.noRecord();
  const named = (one: Values) => ({ id: String(one.id), label: titleIn(entity, one, hidden) || String(one.id) });
  const said = await sayFor(ctx, services, entity, event, record, body.language);
  return {
    preview: {
      subject: said.title,
      paragraphs: said.body.split('\n'),
      record: named(record),
      records: records.map(named),
      wordsFrom: await languageOfWords(ctx, event, body.language),
    },
    link: linkFor(ctx, ctx.me.homeTenant, said.link),
  };
}

/** The record that was asked for, or the newest; undefined where the caller may see none. */
async function chosen(
  ctx: Context,
  entity: Entity,
  id: string | null | undefined,
  newest: readonly Values[],
): Promise<Values | undefined> {
  if (!id) return newest[0];
  const found = isId(id) ? await ctx.records(entity).get(id) : undefined;
  return found && !isRefusal(found) ? found : undefined;
}

async function sayFor(
  ctx: Context,
  services: Services,
  entity: Entity,
  event: NotificationEvent,
  record: Values,
  language: Ask['body']['language'],
) {
  const [own] = await ctx.query<{ language: string | null }>(
    sql`select app.tenant_facts(${ctx.tenant}::uuid)->>'language' as language`,
  );
  // A company that has English words of its own reads those.
  const spoken = own?.language?.startsWith(`${language}-`) ? own.language : language;
  const reader = { language: spoken, dateFormat: 'dd-MMM-yyyy' };
  const setting = await settingOf(ctx.asSystem('the words of an event'), event);
  return wordsAbout(services, { theirs: ctx, entity, record, reader, event, setting });
}

async function mailOf(
  ctx: Context,
  services: Services,
  compose: ComposeMail,
  { body }: Ask,
  { subject, paragraphs }: { readonly subject: string; readonly paragraphs: readonly string[] },
  link: string,
): Promise<ComposedMail> {
  const { publicUrl } = services.configuration;
  return compose(
    { title: subject, body: paragraphs, locale: body.language, link: `${publicUrl}${link}` },
    await mailThemeOf(ctx, services),
  );
}
