import type { Context } from '@homeport/engine';
import { allowanceFor, type Entity, type Filter, idIn, isRefusal, kebab } from '@homeport/grammar';
import { isOfAssignees } from '@homeport/model/identity';
import {
  companyEventHappened,
  hasHappened,
  isGathered,
  type NotificationEvent,
  toldOneByOne,
} from '@homeport/model/notifications';
import type { Services } from '../../../services.ts';
import type { NoticeReader } from '../readers.ts';
import { tellOne } from '../tell-readers.ts';
import { asSeenBy, seesHappening } from './event-parts.ts';
import { namesByRecord, readersOfAny, readersOfOne } from './event-readers.ts';
import { type ChangeGroup, type ChangeInGroup, changesTogether } from './gather.ts';

/** What is told of changes that belong together. */
interface Together {
  readonly entity: Entity;
  readonly event: NotificationEvent;
  readonly group: ChangeGroup;
  readonly filter: Filter | undefined;
  /** Tells one reader of one change, with the words of the event. */
  readonly tellAlone: (reader: NoticeReader, change: ChangeInGroup) => Promise<void>;
}
/** Records asked for at once. */
const atOnce = 200;

/**
 * Tells each reader of the changes of a group as far as they may see them: one by one where they are few, else once, with the
 * way to the list.
 */
export async function tellTogether(ctx: Context, services: Services, together: Together): Promise<void> {
  const { entity, event, group } = together;
  const actions = services.catalogue.actionsOn(entity.name);
  const all = await changesTogether(ctx, entity.name, group);
  // A record that changed twice is one.
  const changes = [
    ...new Map(all.filter((one) => hasHappened(entity, actions, event, one)).map((one) => [one.record, one])).values(),
  ];
  const [first] = changes;
  if (!first) return;
  for (const { reader, records } of await readersTogether(ctx, services, together, changes)) {
    const theirs = await services.contextOf(ctx.tenant, reader.id);
    if (!theirs) continue;
    const open = changes.filter(
      (one) => one.by !== reader.id && (!records || records.has(one.record)) && isOpenTo(theirs, together, one),
    );
    const ids = open.map(({ record }) => record);
    const count = await countSeen(theirs, services, together, ids);
    if (isGathered(count)) await tellCount(ctx, services, theirs, reader, together, count);
    else if (count > 0) {
      // Few of many: which ones is found out only now.
      const wanted = ids.length <= toldOneByOne ? new Set(ids) : await idsSeen(theirs, services, together, ids);
      for (const change of open) if (wanted.has(change.record)) await together.tellAlone(reader, change);
    }
  }
}

interface ReaderTogether {
  readonly reader: NoticeReader;
  /** The records they are to hear of; all where the event names them whatever the record. */
  readonly records: Set<string> | undefined;
}

/** Everyone the event names, each once. */
async function readersTogether(
  ctx: Context,
  { catalogue }: Services,
  { entity, event }: Together,
  changes: readonly ChangeInGroup[],
): Promise<readonly ReaderTogether[]> {
  const all = new Map<string, ReaderTogether>();
  for (const reader of await readersOfAny(ctx, event)) all.set(reader.id, { reader, records: undefined });
  if (!namesByRecord(event)) return [...all.values()];
  for (const { record } of changes) {
    const row = await ctx.records(entity).get(record);
    if (isRefusal(row)) continue;
    const createdBy = row.createdBy;
    for (const reader of await readersOfOne(ctx, catalogue, entity, event, {
      id: record,
      createdBy: idIn(createdBy),
    })) {
      const known = all.get(reader.id);
      if (!known) all.set(reader.id, { reader, records: new Set([record]) });
      else known.records?.add(record);
    }
  }
  return [...all.values()];
}

/** Whether what happened to a record is not hidden from them. */
const isOpenTo = (theirs: Context, { entity, event }: Together, { changes }: ChangeInGroup): boolean =>
  seesHappening(entity, event, changes, allowanceFor(entity, theirs.me).hidden);

/** The filters that leave of some records those they may see and the conditions hold for. */
function* seenFilters(theirs: Context, services: Services, { entity, filter }: Together, ids: readonly string[]) {
  const asked = filter && asSeenBy(theirs, services.catalogue, entity, filter);
  if (asked && isRefusal(asked)) return;
  for (let from = 0; from < ids.length; from += atOnce) {
    const these: Filter = { field: 'id', op: 'in', value: ids.slice(from, from + atOnce) };
    yield asked ? { all: [these, asked] } : these;
  }
}
async function countSeen(
  theirs: Context,
  services: Services,
  together: Together,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  for (const filter of seenFilters(theirs, services, together, ids))
    count += await theirs.records(together.entity).count(filter);
  return count;
}
async function idsSeen(
  theirs: Context,
  services: Services,
  together: Together,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (const filter of seenFilters(theirs, services, together, ids))
    for (const { id } of await theirs.records(together.entity).find({ filter, limit: toldOneByOne })) seen.add(id);
  return seen;
}

/** One notice of many: what happened, to how many, and where they are listed. */
async function tellCount(
  ctx: Context,
  services: Services,
  theirs: Context,
  reader: NoticeReader,
  { entity, event, group }: Together,
  count: number,
): Promise<void> {
  const key = `${entity.name}.plural`;
  const label = services.textOf(key, undefined, reader.language);
  const kind = label === key ? entity.plural : label;
  const { inApp, byEmail, byPush } = event;
  await tellOne(ctx, services, reader, companyEventHappened, {
    effectId: `${group.key}:${event.id}`,
    place: theirs.me.roles.every(isOfAssignees) ? 3 : 2,
    payload: { event: event.name, kind, count, menu: entity.menu, page: kebab(entity.name) },
    setting: { inApp: inApp === true, byEmail: byEmail === true, byPush: byPush === true },
    isUrgent: event.isUrgent === true,
  });
}
