import type { Call, Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type NoticeDetail,
  type NoticeLine,
  type NoticePreview,
  type NoticeSetting,
  type NoticeWords,
  notificationsRefusals as no,
  noticeSetting,
  openWays,
  ownWords,
  refuseWays,
  refuseWords,
  type saveNoticeWays,
  type saveNoticeWords,
  type ToldNotice,
  type testNotice,
  toldNotices,
  variablesOf,
  weightOf,
  wordingLanguages,
  wordsFields,
} from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { ComposedMail, ComposeMail } from '../../../adapters/mail/compose-mail.ts';
import { fillTemplate } from '../../../language/template.ts';
import type { Services } from '../../../services.ts';
import { mailThemeOf } from '../../tenancy/index.ts';
import { paramsOfTitle } from '../notice-params.ts';
import { exampleOf, faultsIn } from './notice-facts.ts';
import { sampleOf } from './samples.ts';
import { settingsOf } from './stored-settings.ts';

type At = Pick<Call, 'params'>;
type Wording = Pick<Call<typeof saveNoticeWords>, 'params' | 'body'>;

/** All notices with what the company has changed about them. */
export async function answerLines(ctx: Context, services: Services): Promise<readonly NoticeLine[]> {
  const stored = await ctx.asSystem('how a company tells its people').records(noticeSetting).find({ limit: 1000 });
  return toldNotices(services.catalogue).map((told) =>
    lineOf(
      ctx,
      services,
      told,
      stored.find(({ event, place }) => event === told.event.name && place === told.place),
    ),
  );
}

function lineOf(ctx: Context, services: Services, told: ToldNotice, setting: NoticeSetting | undefined): NoticeLine {
  const { event, notice, place, usual } = told;
  return {
    event: event.name,
    place,
    label: services.textOf(`event.${event.name}`, undefined, ctx.me.locale),
    subject: shortSubject(builtIn(services, told, ctx.me.locale).subject, told, ctx.me.locale),
    to: notice.to,
    weight: weightOf(told) ?? null,
    usual,
    open: openWays(setting),
    changed: wordingLanguages.filter((language) => ownWords(setting, language) !== null),
  };
}

/** Choices inside a subject are no reading; then one of them is shown. */
const shortSubject = (subject: string, told: ToldNotice, locale: string): string =>
  (/\{\w+,/.test(subject) ? fillTemplate(subject, locale, sampleOf(told, readerIn(locale))) : undefined) ?? subject;

/** The words as they were built in, with their variables in brackets. */
function builtIn({ textOf }: Services, { event, place }: ToldNotice, locale: string): NoticeWords {
  const key = `event.${event.name}.${place}`;
  // Without arguments a text is said with its gaps, which are what is wanted here.
  return { subject: textOf(`${key}.title`, undefined, locale), body: textOf(`${key}.body`, undefined, locale) };
}

/** One notice with its words in all languages. */
export async function answerDetail(ctx: Context, services: Services, call: At): Promise<NoticeDetail | Refusal> {
  const told = toldAt(services, call);
  if (!told) return no.unknownNotice();
  const setting = (await settingsOf(ctx, told.event.name)).get(told.place);
  const sample = sampleOf(told, readerIn(ctx.me.locale));
  return {
    ...lineOf(ctx, services, told, setting),
    words: Object.fromEntries(
      wordingLanguages.map((language) => [
        language,
        { builtIn: builtIn(services, told, language), own: ownWords(setting, language) },
      ]),
    ) as NoticeDetail['words'],
    variables: variablesOf(told).map(({ name, label }) => ({ name, label, sample: sample[name] ?? '' })),
  };
}

/** Opens and closes ways, where nobody loses the only way to be told of money or safety. */
export async function answerWays(
  ctx: Context,
  services: Services,
  call: Pick<Call<typeof saveNoticeWays>, 'params' | 'body'>,
): Promise<NoticeDetail | Refusal> {
  const told = toldAt(services, call);
  if (!told) return no.unknownNotice();
  const { inApp, byEmail, byPush } = call.body;
  const weight = weightOf(told);
  const refused = refuseWays(weight ? { weight } : {}, { app: inApp, mail: byEmail, push: byPush });
  if (refused) return refused;
  const failed = await keep(ctx, told, { inApp, byEmail, byPush });
  return failed ?? answerDetail(ctx, services, call);
}

/** Keeps the company's words in one language; without any, the built-in ones hold again. */
export async function answerWords(ctx: Context, services: Services, call: Wording): Promise<NoticeDetail | Refusal> {
  const told = toldAt(services, call);
  if (!told) return no.unknownNotice();
  const { language, subject, body } = call.body;
  const isReset = !subject?.trim() && !body?.trim();
  const words = isReset ? { subject: null, body: null } : wordsFrom(told, call.body);
  if (isRefusal(words)) return words;
  const at = wordsFields(language);
  const failed = await keep(ctx, told, { [at.subject]: words.subject, [at.body]: words.body });
  return failed ?? answerDetail(ctx, services, call);
}

async function keep(ctx: Context, { event, place }: ToldNotice, values: object): Promise<Refusal | undefined> {
  const system = ctx.asSystem('an administrator decides how people are told');
  const known = (await settingsOf(ctx, event.name)).get(place);
  const kept = known
    ? await system.records(noticeSetting).update(known.id, values)
    : await system.records(noticeSetting).create({ event: event.name, place, ...values });
  return isRefusal(kept) ? kept : undefined;
}

/** The words with made-up data: what stands under the bell, and the whole mail. */
export async function answerPreview(
  ctx: Context,
  services: Services,
  compose: ComposeMail,
  call: Wording,
): Promise<NoticePreview | Refusal> {
  const mail = await written(ctx, services, compose, call);
  return isRefusal(mail)
    ? mail
    : { subject: mail.subject, paragraphs: mail.paragraphs, text: mail.text, html: mail.html };
}

/** The same as a real mail, to the caller alone. */
export async function answerTest(
  ctx: Context,
  services: Services,
  compose: ComposeMail,
  call: Pick<Call<typeof testNotice>, 'params' | 'body'>,
): Promise<{ to: string } | Refusal> {
  const mail = await written(ctx, services, compose, call);
  if (isRefusal(mail)) return mail;
  const home = ctx.asSystemIn(ctx.me.homeTenant, 'the address of whoever asked for a test');
  const [me] = await home.query<{ name: string; email: string }>(sql`
    select display_name as name, email from app."user" where tenant_id = ${ctx.me.homeTenant}::uuid and id = ${ctx.me.user}::uuid`);
  if (!me) return no.testFailed();
  const { subject, text, html } = mail;
  try {
    await services.mailer.send({ to: me.email, toName: me.name, subject, text, html, effectId: crypto.randomUUID() });
  } catch (error) {
    services.log.warn({ err: error }, 'a test of a notification could not be sent');
    return no.testFailed();
  }
  return { to: me.email };
}

async function written(
  ctx: Context,
  services: Services,
  compose: ComposeMail,
  call: Wording,
): Promise<(ComposedMail & { readonly paragraphs: readonly string[] }) | Refusal> {
  const told = toldAt(services, call);
  if (!told) return no.unknownNotice();
  const { language } = call.body;
  const words = wordsFrom(told, call.body);
  if (isRefusal(words)) return words;
  const sample = sampleOf(told, readerIn(language));
  const title = fillTemplate(words.subject, language, paramsOfTitle(told.event.payload, sample));
  const body = fillTemplate(words.body, language, sample);
  if (title === undefined || body === undefined) return no.badBrackets({ example: `{${exampleOf(told)}}` }, 'body');
  const paragraphs = body.split('\n');
  const { publicUrl } = services.configuration;
  const link = told.notice.link === undefined ? {} : { link: `${publicUrl}/` };
  const code = told.isCode ? { code: '482913' } : {};
  const mail = compose(
    { title, body: paragraphs, locale: language, ...link, ...code },
    await mailThemeOf(ctx, services),
  );
  return { ...mail, paragraphs };
}

/** Subject and text when both are there and name only what the notice knows; else what is wrong, at its place. */
function wordsFrom(told: ToldNotice, { language, subject, body }: Wording['body']): NoticeWords | Refusal {
  const written = { subject: subject?.trim(), body: body?.trim() };
  const refused = refuseWords(written, faultsIn(told, language, written), exampleOf(told));
  return refused ?? { subject: written.subject ?? '', body: written.body ?? '' };
}

const readerIn = (language: string) => ({ language, dateFormat: 'dd-MMM-yyyy' });

function toldAt(services: Services, { params }: At): ToldNotice | undefined {
  return toldNotices(services.catalogue).find(
    ({ event, place }) => event.name === params.event && String(place) === params.place,
  );
}
