import { createHash } from 'node:crypto';
import { type ActAgain, type Context, type Reaction, react } from '@homeport/engine';
import { allowanceFor, type Entity, type Filter, idIn, isId, isRefusal, type Values } from '@homeport/grammar';
import { isOfAssignees } from '@homeport/model/identity';
import {
  canBeTold,
  companyEventHappened,
  type NotificationEvent,
  notificationEvent,
} from '@homeport/model/notifications';
import type { Services } from '../../../services.ts';
import type { NoticeReader } from '../readers.ts';
import { tellOne } from '../tell-readers.ts';
import {
  asSeenBy,
  changeOf,
  conditionsOf,
  isDeactivatedRecord,
  type KnownChange,
  seesHappening,
  settingOf,
} from './event-parts.ts';
import { readersOfEvent } from './event-readers.ts';
import { factsAbout } from './event-words.ts';
import { type ChangeGroup, type ChangeInGroup, isUnderWay } from './gather.ts';
import { tellTogether } from './tell-together.ts';

/** What is told, the same for everybody. */
interface Telling {
  readonly entity: Entity;
  readonly event: NotificationEvent;
  readonly record: string;
  readonly change: KnownChange;
  readonly filter: Filter | undefined;
  readonly setting: Readonly<Record<string, string | boolean>>;
  readonly effect: string;
}

/** Tells everyone whom an event of the company names, as far as they may see the record now. */
export const eventReaction = (services: Services): Reaction =>
  react(companyEventHappened, async (ctx, { recordId, payload }): Promise<ActAgain | undefined> => {
    const { catalogue } = services;
    const { entity: name = '', record, version, effect = '', group } = payload as unknown as Payload;
    const event = await ctx.records(notificationEvent).get(recordId);
    if (isRefusal(event) || isDeactivatedRecord(event) || !catalogue.hasEntity(name)) return undefined;
    const entity = catalogue.entity(name);
    if (!canBeTold(entity)) return undefined;
    if (group && (await isUnderWay(ctx, group))) return { again: ctx.now.add({ seconds: jobPause }) };
    const filter = await conditionsOf(ctx, event);
    const refused = filter && asSeenBy(ctx, catalogue, entity, filter);
    // A condition that nothing can be compared with is for the administrator, who finds it among what was given up.
    if (refused && isRefusal(refused))
      throw new Error(`the conditions of ${event.code} cannot be read: ${refused.code}`);
    const same = { entity, event, filter, setting: await settingOf(ctx, event) };
    if (group) {
      const tellAlone = (reader: NoticeReader, change: ChangeInGroup) =>
        tellReader(ctx, services, reader, {
          ...same,
          record: change.record,
          change,
          effect: effectOf(effect, change),
        });
      await tellTogether(ctx, services, { ...same, group, tellAlone });
      return undefined;
    }
    if (!record) return undefined;
    const current = await ctx.records(entity).get(record);
    const change = await changeOf(ctx, record, version);
    if (isRefusal(current) || !change) return undefined;
    const telling: Telling = { ...same, record, change, effect };
    const createdBy = idIn((current as unknown as Values).createdBy);
    const readers = await readersOfEvent(ctx, catalogue, entity, event, { id: record, createdBy });
    for (const reader of readers) if (reader.id !== change.by) await tellReader(ctx, services, reader, telling);
    return undefined;
  });

/** What telling one change of a group is known by: short, since the name of its notice is kept with each of them. */
const effectOf = (effect: string, { record, version }: ChangeInGroup): string =>
  createHash('sha256').update(`${effect}:${record}:${version}`).digest('hex').slice(0, 40);

/** What an event carries: one record with its version, or a group of changes. */
interface Payload {
  readonly entity?: string;
  readonly record?: string;
  readonly version?: number;
  readonly effect?: string;
  readonly group?: ChangeGroup;
}
/** Seconds until it is looked again whether a job has ended. */
const jobPause = 5;

/** Tells one reader what they may see; nothing where that is nothing, or where the conditions do not hold in their eyes. */
async function tellReader(ctx: Context, services: Services, reader: NoticeReader, telling: Telling): Promise<void> {
  const { entity, event, record, setting, effect } = telling;
  const theirs = await services.contextOf(ctx.tenant, reader.id);
  if (!theirs) return;
  const seen = await theirs.records(entity).get(record);
  if (isRefusal(seen) || !(await isForThem(services, theirs, telling))) return;
  const values = seen;
  const { payload, params, titleParams } = await factsAbout(services, {
    theirs,
    entity,
    record: values,
    reader,
    event,
    setting,
  });
  await tellOne(ctx, services, reader, companyEventHappened, {
    effectId: effect,
    // The second notice leads nowhere: the assignee application has no page for every record.
    place: theirs.me.roles.every(isOfAssignees) ? 1 : 0,
    payload,
    caseDetail: entity.name === 'caseDetail' ? record : (values.caseDetailId ?? idIn(values.caseDetail)),
    setting,
    params,
    titleParams,
    isUrgent: event.isUrgent === true,
  });
}

/** Whether what happened can be seen by them, and the conditions hold for what they see. */
async function isForThem(
  services: Services,
  theirs: Context,
  { entity, event, record, change, filter }: Telling,
): Promise<boolean> {
  if (!seesHappening(entity, event, change.changes, allowanceFor(entity, theirs.me).hidden)) return false;
  if (!filter) return true;
  const asked = asSeenBy(theirs, services.catalogue, entity, filter);
  if (isRefusal(asked)) return false;
  const self: Filter = { field: 'id', op: 'eq', value: record };
  return isId(record) && (await theirs.records(entity).count(asked ? { all: [self, asked] } : self)) > 0;
}
