import { type Context, type Reaction, react } from '@homeport/engine';
import { allowanceFor, type Entity, type Filter, isId, isRefusal, type Values } from '@homeport/grammar';
import { isOfAssignees } from '@homeport/model/identity';
import {
  canBeTold,
  companyEventHappened,
  type NotificationEvent,
  notificationEvent,
  tellingFields,
} from '@homeport/model/notifications';
import type { Services } from '../../../services.ts';
import type { NoticeReader } from '../readers.ts';
import { tellOne } from '../tell-readers.ts';
import { asSeenBy, changeOf, conditionsOf, isDeactivatedRecord, type KnownChange, settingOf } from './event-parts.ts';
import { readersOfEvent } from './event-readers.ts';
import { factsAbout } from './event-words.ts';

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
  react(companyEventHappened, async (ctx, { recordId, payload }) => {
    const { catalogue } = services;
    const { entity: name, record, version, effect } = payload as unknown as Readonly<Record<string, string>>;
    const event = await ctx.records(notificationEvent).get(recordId);
    if (isRefusal(event) || isDeactivatedRecord(event) || !name || !record || !effect || !catalogue.hasEntity(name))
      return;
    const entity = catalogue.entity(name);
    const current = await ctx.records(entity).get(record);
    const change = await changeOf(ctx, record, version);
    if (!canBeTold(entity) || isRefusal(current) || !change) return;
    const filter = await conditionsOf(ctx, catalogue, entity, event);
    const refused = filter && asSeenBy(ctx, catalogue, entity, filter);
    // A condition that nothing can be compared with is for the administrator, who finds it among what was given up.
    if (refused && isRefusal(refused))
      throw new Error(`the conditions of ${event.code} cannot be read: ${refused.code}`);
    const telling: Telling = { entity, event, record, change, filter, setting: await settingOf(ctx, event), effect };
    const createdBy = idOf((current as unknown as Values).createdBy);
    const readers = await readersOfEvent(ctx, catalogue, entity, event, { id: record, createdBy });
    for (const reader of readers) if (reader.id !== change.by) await tellReader(ctx, services, reader, telling);
  });

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;

/** Tells one reader what they may see; nothing where that is nothing, or where the conditions do not hold in their eyes. */
async function tellReader(ctx: Context, services: Services, reader: NoticeReader, telling: Telling): Promise<void> {
  const { entity, event, record, setting, effect } = telling;
  const theirs = await services.contextOf(ctx.tenant, reader.id);
  if (!theirs) return;
  const seen = await theirs.records(entity).get(record);
  if (isRefusal(seen) || !(await isForThem(services, theirs, telling))) return;
  const values = seen as unknown as Values;
  const { payload, params } = await factsAbout(services, { theirs, entity, record: values, reader, event, setting });
  await tellOne(ctx, services, reader, companyEventHappened, {
    effectId: effect,
    // The second notice leads nowhere: the assignee application has no page for every record.
    place: theirs.me.roles.every(isOfAssignees) ? 1 : 0,
    payload,
    caseDetail: entity.name === 'caseDetail' ? record : (values.caseDetailId ?? idOf(values.caseDetail)),
    setting,
    params,
    isUrgent: event.isUrgent === true,
  });
}

/** Whether what happened can be seen by them, and the conditions hold for what they see. */
async function isForThem(
  services: Services,
  theirs: Context,
  { entity, event, record, change, filter }: Telling,
): Promise<boolean> {
  const { hidden } = allowanceFor(entity, theirs.me);
  const told = event.happening === 'TRANSITION' ? { ...event, happening: 'STATUS' as const, states: null } : event;
  const isBirth = event.happening === 'CREATED';
  if (!isBirth && tellingFields(entity, told, change.changes).every((field) => hidden.has(field))) return false;
  if (!filter) return true;
  const asked = asSeenBy(theirs, services.catalogue, entity, filter);
  if (isRefusal(asked)) return false;
  const self: Filter = { field: 'id', op: 'eq', value: record };
  return isId(record) && (await theirs.records(entity).count(asked ? { all: [self, asked] } : self)) > 0;
}
