import type { Context, Reaction } from '@homeport/engine';
import { type Event, isId, isRefusal, type Notice, type Values } from '@homeport/grammar';
import { caseDetail as assignment } from '@homeport/model/cases';
import { notification } from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { ComposeMail } from '../../adapters/mail/compose-mail.ts';
import type { Services } from '../../services.ts';
import { mailThemeOf } from '../tenancy/index.ts';
import { noticeLink, noticeParams } from './notice-params.ts';
import { type NoticeReader, readersOf } from './readers.ts';

interface Told {
  readonly event: Event;
  readonly notice: Notice;
  readonly place: number;
  readonly effectId: string;
  /** The Assignment it is about; notices of one stand together. */
  readonly caseDetail: string | null;
  readonly payload: Values;
}

/** One reaction for every event that somebody is told of. */
export function noticeReactions(services: Services, compose: ComposeMail): Reaction[] {
  const events = services.catalogue.events.filter((e) => e.notices?.some((n) => n.channels.includes('app')));
  return events.map((event) => ({
    event: event.name,
    run: async (ctx, { effectId, recordId, payload }) => {
      for (const [place, notice] of (event.notices ?? []).entries()) {
        if (!notice.channels.includes('app')) continue;
        const caseDetail = await assignmentOf(ctx, payload);
        const readers = await readersOf(ctx, services.catalogue, event, notice.to, { recordId, payload });
        for (const reader of readers)
          await tell(ctx, services, compose, reader, { event, notice, place, effectId, caseDetail, payload });
      }
    },
  }));
}

/**
 * Tells one reader: a line under the bell, a mail, a wake-up of their open pages. Each step leaves a mark, so that a
 * repeat after a crash goes on where it stopped.
 */
async function tell(
  ctx: Context,
  services: Services,
  compose: ComposeMail,
  reader: NoticeReader,
  told: Told,
): Promise<void> {
  const { event, notice, place, caseDetail, payload } = told;
  const params = noticeParams(event, payload, reader);
  const say = (part: 'title' | 'body') =>
    services.textOf(`event.${event.name}.${place}.${part}`, params, reader.language).trim();
  const title = say('title').slice(0, 300);
  const body = say('body').slice(0, 2000);
  const link = notice.link ? linkFor(ctx, reader, noticeLink(notice.link, event, payload)) : null;
  const effectId = `${told.effectId}:${place}`;
  const home =
    reader.tenant === ctx.tenant ? ctx : ctx.asSystemIn(reader.tenant, 'a notice for staff of the managing company');
  const line = await storeLine(home, {
    user: reader.id,
    // The Assignment is one of this company; the bell of another one cannot lead to it.
    caseDetailId: reader.tenant === ctx.tenant ? caseDetail : null,
    effectId,
    event: event.name,
    title,
    body: body || null,
    link,
  });
  if (notice.channels.includes('mail') && !line.isMailed) {
    const theme = await mailThemeOf(ctx, services);
    const mail = compose(
      {
        title,
        body: [body],
        ...(link ? { link: `${services.configuration.publicUrl}${link}` } : {}),
        locale: reader.language,
      },
      theme,
    );
    await services.mailer.send({
      to: reader.email,
      toName: reader.name,
      ...mail,
      effectId: `${effectId}:${reader.id}`,
    });
    await home.query(
      sql`update app.notification set mailed_at = now() where tenant_id = ${reader.tenant}::uuid and id = ${line.id}::uuid`,
    );
  }
  services.wake(reader.tenant, reader.id, 'notifications');
}

/** Staff of another company open the page in the company it is about. */
function linkFor(ctx: Context, reader: NoticeReader, link: string): string {
  if (reader.tenant === ctx.tenant || !link.startsWith('/workspace')) return link;
  return `${link}${link.includes('?') ? '&' : '?'}tenant=${ctx.tenant}`;
}

/** The Assignment an event names, where it is still there: a notice outlives what it was about. */
async function assignmentOf(ctx: Context, payload: Values): Promise<string | null> {
  const id = payload.caseDetail ?? payload.caseDetailId;
  if (!isId(id)) return null;
  return isRefusal(await ctx.records(assignment).get(id)) ? null : id;
}

interface Line {
  readonly user: string;
  readonly caseDetailId: string | null;
  readonly effectId: string;
  readonly event: string;
  readonly title: string;
  readonly body: string | null;
  readonly link: string | null;
}

/** The line of this effect for this user: the one that is there, or a new one. */
async function storeLine(ctx: Context, line: Line): Promise<{ id: string; isMailed: boolean }> {
  const known = await findLine(ctx, line);
  if (known) return known;
  const made = await ctx.records(notification).create(line);
  if (!isRefusal(made)) return { id: made.id, isMailed: false };
  // Another worker was faster, or this is a repeat.
  const theirs = made.kind === 'conflict' ? await findLine(ctx, line) : undefined;
  if (!theirs) throw new Error(`a notification cannot be stored: ${made.code} ${JSON.stringify(made.problems ?? '')}`);
  return theirs;
}

async function findLine(
  ctx: Context,
  { user, effectId }: Line,
): Promise<{ id: string; isMailed: boolean } | undefined> {
  const [row] = await ctx.query<{ id: string; isMailed: boolean }>(sql`
    select id, mailed_at is not null as "isMailed" from app.notification
    where tenant_id = ${ctx.tenant}::uuid and user_id = ${user}::uuid and effect_id = ${effectId}`);
  return row;
}
