import type { Context } from '@homeport/engine';
import { readFilter } from '@homeport/engine/pipeline';
import { type Catalogue, type Entity, type Filter, filterOfRows, type Refusal } from '@homeport/grammar';
import {
  type GroupedChange,
  type NotificationEvent,
  type NotificationTemplate,
  notificationEventCondition,
  notificationTemplate,
  type RecordChange,
  tellingFields,
  type WordingLanguage,
  wordingLanguages,
} from '@homeport/model/notifications';
import { sql } from 'kysely';
import { callerOf } from '../../documents/index.ts';

/** What was done to a record, and who did it. */
export interface KnownChange extends RecordChange {
  readonly by: string;
}
/** The same with what it belongs to. */
export type HeardChange = KnownChange & GroupedChange;
/** A record that was changed, and what was done to it. */
export interface HeardRecord {
  readonly effectId: string;
  readonly entity: Entity;
  readonly recordId: string;
  readonly change: HeardChange & { readonly version: number };
}
/** A change by the version it made. */
export async function changeOf(ctx: Context, recordId: string, version: unknown): Promise<HeardChange | undefined> {
  const [change] = await ctx.query<HeardChange>(sql`
    select deed, changes, by_user as by, request, xid::text as transaction from engine.history
    where tenant_id = ${ctx.tenant}::uuid and record_id = ${recordId}::uuid and version = ${Number(version)}::integer`);
  return change;
}

/** Whether a record that can be deactivated is. */
export const isDeactivatedRecord = (record: object): boolean =>
  (record as { active?: boolean | null }).active === false;

/** Whether what happened to a record is open to somebody from whom some fields are hidden. */
export function seesHappening(
  entity: Entity,
  event: NotificationEvent,
  changes: RecordChange['changes'],
  hidden: ReadonlySet<string>,
): boolean {
  if (event.happening === 'CREATED') return true;
  const told = event.happening === 'TRANSITION' ? { ...event, happening: 'STATUS' as const, states: null } : event;
  return tellingFields(entity, told, changes).some((field) => !hidden.has(field));
}

/** What has to hold of a record, as kept; undefined without conditions. */
export async function conditionsOf(
  ctx: Context,
  event: Pick<NotificationEvent, 'id' | 'matches'>,
): Promise<Filter | undefined> {
  const conditions = await ctx.records(notificationEventCondition).find({
    filter: { field: 'notificationEvent', op: 'eq', value: event.id },
    sort: 'sequence,asc',
    limit: 100,
  });
  return filterOfRows(conditions, event.matches);
}

/** The filter in the eyes of a caller: what they may not see cannot be asked for. */
export const asSeenBy = (
  theirs: Context,
  catalogue: Catalogue,
  entity: Entity,
  filter: Filter,
): Filter | undefined | Refusal =>
  readFilter(catalogue, theirs.isSystem ? systemCaller(theirs) : callerOf(theirs), entity, filter);
const systemCaller = (ctx: Context) => ({ ...callerOf(ctx), system: 'conditions of a notification event' });

const suffixes = { en: 'En', es: 'Es', fr: 'Fr' } as const;
/**
 * Ways and words of an event in the form of a notice's settings; a language without words takes the English ones, else those there are.
 */
export async function settingOf(
  ctx: Context,
  event: NotificationEvent,
): Promise<Readonly<Record<string, string | boolean>>> {
  const templates = await templatesOf(ctx, event);
  const words = wordingLanguages.flatMap((language) => {
    const template = wordsIn(templates, language);
    return template
      ? [
          [`subject${suffixes[language]}`, template.subject],
          [`body${suffixes[language]}`, template.body],
        ]
      : [];
  });
  const ways = { inApp: event.inApp === true, byEmail: event.byEmail === true, byPush: event.byPush === true };
  return { ...ways, ...Object.fromEntries(words) };
}

const templatesOf = (ctx: Context, event: Pick<NotificationEvent, 'id'>): Promise<readonly NotificationTemplate[]> =>
  ctx
    .records(notificationTemplate)
    .find({ filter: { field: 'notificationEvent', op: 'eq', value: event.id }, sort: 'language,asc', limit: 10 });

const wordsIn = (
  templates: readonly NotificationTemplate[],
  language: WordingLanguage,
): NotificationTemplate | undefined =>
  templates.find((one) => one.language === language) ?? templates.find((one) => one.language === 'en') ?? templates[0];

/** The language whose words a reader of `language` is told in; null where the event has none of its own. */
export const languageOfWords = async (
  ctx: Context,
  event: Pick<NotificationEvent, 'id'>,
  language: WordingLanguage,
): Promise<WordingLanguage | null> => wordsIn(await templatesOf(ctx, event), language)?.language ?? null;
