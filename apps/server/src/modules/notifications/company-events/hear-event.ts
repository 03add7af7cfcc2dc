import type { Context } from '@homeport/engine';
import { canBeTold, companyEventHappened, hasHappened, notificationEvent } from '@homeport/model/notifications';
import type { Services } from '../../../services.ts';
import { type HeardRecord, isDeactivatedRecord } from './event-parts.ts';
import { groupAround } from './gather.ts';

/** Events of a company about one kind of record that are looked at. */
const most = 200;

/**
 * Finds the company's own events that a change of a record is one for, and leaves each of them in the outbox: what cannot be acted
 * on is tried again and given up for itself.
 */
export function eventHearer({ catalogue }: Pick<Services, 'catalogue'>) {
  const heard = new Set<string>();
  return async (ctx: Context, { effectId, entity, recordId, change }: HeardRecord): Promise<void> => {
    if (!canBeTold(entity)) return;
    const events = await ctx
      .records(notificationEvent)
      .find({ filter: { field: 'about', op: 'eq', value: entity.name }, sort: 'created,asc', limit: most });
    const active = events.filter((event) => !isDeactivatedRecord(event));
    const happened = active.filter((event) => hasHappened(entity, catalogue.actionsOn(entity.name), event, change));
    if (happened.length === 0) return;
    const group = await groupAround(ctx, entity.name, change);
    const said = group
      ? { group, of: (event: string) => `${group.key}:${event}` }
      : { record: recordId, version: change.version, of: (event: string) => `${effectId}:${event}` };
    const { of, ...what } = said;
    // The first of many speaks for them all.
    const fresh = happened.filter((event) => !group || !heard.has(`${ctx.tenant} ${of(event.id)}`));
    if (fresh.length === 0) return;
    await ctx.inTransactionOrThrow(async (tx) => {
      for (const event of fresh)
        await tx.emit(companyEventHappened, event.id, {
          notificationEvent: event.id,
          entity: entity.name,
          ...what,
          // Acted on twice, it is told once.
          effect: of(event.id),
        });
    });
    if (group) for (const event of fresh) remember(heard, `${ctx.tenant} ${of(event.id)}`);
  };
}

/** So many groups are remembered. A forgotten one is acted on again, and still told once. */
const remembered = 2000;
function remember(heard: Set<string>, key: string): void {
  heard.add(key);
  const [oldest] = heard;
  if (heard.size > remembered && oldest !== undefined) heard.delete(oldest);
}
