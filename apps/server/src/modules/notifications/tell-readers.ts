import type { Context, Reaction } from '@homeport/engine';
import { type Event, isId, isRefusal, type Notice, type Refusal, type Values } from '@homeport/grammar';
import { caseDetail as assignment } from '@homeport/model/cases';
import {
  broadcastTold,
  type ChannelChoice,
  channelsOf,
  companyEventHappened,
  noticeChannels,
  noticeDelivery,
  noticeDue,
  notification,
  openWays,
  recordChanged,
  waysLeft,
} from '@homeport/model/notifications';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { maySee } from './may-see.ts';
import { noticeLink, noticeParams, paramsOfTitle } from './notice-params.ts';
import { parsePreferences } from './preferences.ts';
import { type NoticeReader, readersOf } from './readers.ts';
import { stillTrueOf } from './still-true.ts';
import { saidInOwnWords, settingsOf } from './texts/stored-settings.ts';

interface Told {
  readonly event: Event;
  readonly notice: Notice;
  readonly place: number;
  readonly effectId: string;
  /** The record it tells of. */
  readonly recordId?: string;
  /** The Assignment it is about; notices of one stand together. */
  readonly caseDetail: string | null;
  readonly payload: Values;
  /** What the company has changed about this notice. */
  readonly setting?: Parameters<typeof openWays>[0];
  /** What its words may name, where that is more than what the event carries. */
  readonly params?: Readonly<Record<string, string>>;
  readonly titleParams?: Readonly<Record<string, string>>;
  /** It does not wait for the end of quiet hours. */
  readonly isUrgent?: boolean;
}

/** Who follows a record, and whom a broadcast is for, is found and told in ways of their own. */
const toldOtherwise: ReadonlySet<string> = new Set([recordChanged.name, broadcastTold.name, companyEventHappened.name]);

/** One reaction for every event that somebody is told of. */
export function noticeReactions(services: Services): Reaction[] {
  const events = services.catalogue.events.filter(
    (e) => !toldOtherwise.has(e.name) && e.notices?.some((n) => n.channels.includes('app')),
  );
  return events.map((event) => {
    const isStillTrue = stillTrueOf(services.catalogue, event);
    const run: Reaction['run'] = async (ctx, { effectId, recordId, payload }) => {
      if (!(await isStillTrue(ctx, recordId, payload))) return;
      const settings = await settingsOf(ctx, event.name);
      for (const [place, notice] of (event.notices ?? []).entries()) {
        if (!notice.channels.includes('app')) continue;
        const setting = settings.get(place);
        const caseDetail = await assignmentOf(ctx, payload);
        const readers = await readersOf(ctx, services.catalogue, event, notice.to, { recordId, payload });
        for (const reader of readers) {
          if (!(await maySee(ctx, services, reader, { event, recordId, caseDetail }))) continue;
          await tell(ctx, services, reader, { event, notice, place, effectId, recordId, caseDetail, payload, setting });
        }
      }
    };
    return { event: event.name, run };
  });
}

/** Tells one reader of an event whose notice is the same for all; told twice it is there once. False when they want no word of it. */
export async function tellOne(
  ctx: Context,
  services: Services,
  reader: NoticeReader,
  event: Event,
  told: Pick<Told, 'effectId' | 'payload' | 'setting' | 'params' | 'titleParams' | 'isUrgent'> & {
    readonly place?: number;
    readonly caseDetail?: unknown;
  },
): Promise<boolean> {
  const { place = 0 } = told;
  const notice = event.notices?.[place];
  if (!notice) return false;
  const caseDetail = await assignmentOf(ctx, { caseDetail: told.caseDetail });
  return tell(ctx, services, reader, { ...told, event, notice, place, caseDetail });
}

/**
 * Tells one reader over the channels they want: a line, a wake-up of their open pages, and what leaves the house as an event
 * of its own, so that a mail that cannot be sent holds nothing else up.
 */
async function tell(ctx: Context, services: Services, reader: NoticeReader, told: Told): Promise<boolean> {
  const { event, notice, place, caseDetail, payload, setting } = told;
  const chosen = channelsOf(event, notice, parsePreferences(reader.preferences));
  const wanted = waysLeft(event, chosen, openWays(setting));
  const channels = { ...wanted, push: wanted.push && reader.hasBrowser };
  if (!noticeChannels.some((channel) => channels[channel])) return false;
  const params = noticeParams(event, payload, reader);
  const titleParams = paramsOfTitle(event.payload, params);
  const say = (part: 'title' | 'body') =>
    services
      .textOf(`event.${event.name}.${place}.${part}`, part === 'title' ? titleParams : params, reader.language)
      .trim();
  const own = told.params
    ? saidInOwnWords(setting, reader.language, told.params, told.titleParams)
    : saidInOwnWords(setting, reader.language, params, titleParams);
  const title = (own?.subject ?? say('title')).slice(0, 300);
  const body = (own?.body ?? say('body')).slice(0, 2000) || null;
  const link = notice.link ? linkFor(ctx, reader.tenant, noticeLink(notice.link, event, payload)) : null;
  const effectId = `${told.effectId}:${place}`;
  const home =
    reader.tenant === ctx.tenant ? ctx : ctx.asSystemIn(reader.tenant, 'a notice for staff of the managing company');
  const line = {
    user: reader.id,
    // The Assignment is one of this company; the bell of another one cannot lead to it.
    caseDetailId: reader.tenant === ctx.tenant ? caseDetail : null,
    effectId,
    about: told.recordId ?? null,
    event: event.name,
    title,
    body,
    link,
    isSilent: !channels.app,
  };
  if (!(await isTold(home, line))) await store(home, line, channels, told.isUrgent === true);
  if (channels.app) home.afterCommit(() => services.wake(reader.tenant, reader.id, 'notifications'));
  return true;
}

/** Staff of another company open the page in the company it is about. */
export function linkFor(ctx: Context, home: string, link: string): string {
  if (home === ctx.tenant || !link.startsWith('/workspace')) return link;
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
  readonly about: string | null;
  readonly event: string;
  readonly title: string;
  readonly body: string | null;
  readonly link: string | null;
  readonly isSilent: boolean;
}

/** The line and its ways, all or nothing; when another worker was faster, theirs stand. */
async function store(home: Context, line: Line, channels: ChannelChoice, isUrgent: boolean): Promise<void> {
  const failed = await home.inTransaction<Refusal | undefined>(async (tx) => {
    const made = await tx.records(notification).create(line);
    if (isRefusal(made)) return made;
    const { user, event } = line;
    for (const name of noticeChannels) {
      if (!channels[name]) continue;
      const channel = wayOf[name];
      const isHere = name === 'app';
      const way = await tx.records(noticeDelivery).create({
        notification: made.id,
        user,
        event,
        channel,
        state: isHere ? 'SENT' : 'WAITING',
        ...(isHere ? { deliveredAt: tx.now.toString({ smallestUnit: 'second' }) } : {}),
      });
      if (isRefusal(way)) return way;
      if (!isHere) await tx.emit(noticeDue, way.id, { delivery: way.id, isUrgent });
    }
    return undefined;
  });
  if (failed && !(failed.kind === 'conflict' && (await isTold(home, line))))
    throw new Error(`a notification cannot be stored: ${failed.code} ${JSON.stringify(failed.problems ?? '')}`);
}

const wayOf = { app: 'APP', mail: 'MAIL', push: 'PUSH' } as const;

async function isTold(ctx: Context, { user, effectId }: Line): Promise<boolean> {
  const rows = await ctx.query(sql`
    select 1 from app.notification
    where tenant_id = ${ctx.tenant}::uuid and user_id = ${user}::uuid and effect_id = ${effectId}`);
  return rows.length > 0;
}
