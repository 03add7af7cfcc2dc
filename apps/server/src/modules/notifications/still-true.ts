import type { Context } from '@homeport/engine';
import { type Catalogue, type Event, type Field, idIn, isRefusal, type Values, wireName } from '@homeport/grammar';

/** Whether a record still says what an event carries. */
export type StillTrue = (ctx: Context, recordId: string, payload: Values) => Promise<boolean>;

/**
 * Whether what is told of an event is still so by the time it is told (`toldWhile`): a reaction that failed is repeated later,
 * and something may have been taken back by then. An event of a release that did not carry the field is told.
 */
export function stillTrueOf(catalogue: Catalogue, event: Event): StillTrue {
  const { toldWhile: name } = event;
  if (name === undefined) return async () => true;
  const entity = catalogue.entity(event.on);
  const field = entity.fields[name];
  const carried = event.payload[name];
  if (!field || !carried)
    throw new Error(`${event.name} is told while ${name}, which its record or its payload does not have`);
  return async (ctx, recordId, payload) => {
    const then = payload[name];
    if (then === undefined || then === null) return true;
    const record = await ctx.records(entity).get(recordId);
    if (isRefusal(record)) {
      if (record.kind === 'unavailable') throw new Error(`the database could not: ${record.code}`);
      return false;
    }
    return isSame(field, record[wireName(name, field)], then);
  };
}

function isSame(field: Field, now: unknown, then: unknown): boolean {
  if (now === undefined || now === null) return false;
  if (field.type !== 'dateTime') return plain(now) === plain(then);
  // Moments of a record are kept to the second.
  const [one, other] = [now, then].map((at) => Math.floor(Temporal.Instant.from(String(at)).epochMilliseconds / 1000));
  return one === other;
}
const plain = (value: unknown): string => idIn(value) ?? String(value);
