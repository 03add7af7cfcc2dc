import {
  allFields,
  type Catalogue,
  certain,
  type Entity,
  isRefusal,
  type JsonValue,
  type Refusal,
  type Values,
  wireName,
} from '@homeport/grammar';
import type { Context } from '../context.ts';
import { type FieldDifference, type RecordDifference, stepBetween } from './differences.ts';
import { orderOfWriting } from './order-of-writing.ts';
import { isToken, mapParts, tokenText } from './portable.ts';

/** A record that was refused, and why; nothing of the bundle is kept then. */
export interface Refused {
  readonly change: RecordDifference;
  readonly refusal: Refusal;
}
/** Nothing can be written first. */
export type Circle = 'CIRCLE';

/**
 * Writes what a bundle adds and changes, through the rules of each record, in the running transaction of a system context.
 * States follow by their own transitions.
 */
export async function writeConfiguration(
  system: Context,
  catalogue: Catalogue,
  changes: readonly RecordDifference[],
  known: ReadonlyMap<string, string>,
  done: (count: number) => Promise<void>,
): Promise<Refused | Circle | undefined> {
  const order = orderOfWriting(catalogue, changes);
  if (!order) return 'CIRCLE';
  const ids = new Map(known);
  let count = 0;
  for (const { change, later } of order) {
    const written = await writeOne(system, catalogue.entity(change.entity), change, new Set(later), ids);
    if (isRefusal(written)) return { change, refusal: written };
    ids.set(tokenText(change.entity, change.record.key), written);
    count += 1;
    if (count % 20 === 0) await done(count);
  }
  for (const { change, later } of order.filter((one) => one.later.length > 0)) {
    const id = certain(ids.get(tokenText(change.entity, change.record.key)));
    const entity = catalogue.entity(change.entity);
    const rest = change.fields.filter(({ name }) => later.includes(name));
    const saved = await system.records(entity).update(id, bodyOf(entity, rest, ids));
    if (isRefusal(saved)) return { change, refusal: saved };
  }
  await done(count);
  return undefined;
}

async function writeOne(
  system: Context,
  entity: Entity,
  change: RecordDifference,
  later: ReadonlySet<string>,
  ids: ReadonlyMap<string, string>,
): Promise<string | Refusal> {
  const records = system.records(entity);
  const now = change.fields.filter(({ name }) => !later.has(name));
  if (!change.here) {
    const made = await records.create(bodyOf(entity, now, ids));
    return isRefusal(made) ? made : made.id;
  }
  const { id, version } = change.here;
  const isState = ({ name }: FieldDifference) => entity.fields[name]?.type === 'lifecycle';
  const saved = await records.update(
    id,
    bodyOf(
      entity,
      now.filter((one) => !isState(one)),
      ids,
    ),
    { version },
  );
  if (isRefusal(saved)) return saved;
  for (const { name, here, there } of now.filter(isState)) {
    const step = stepBetween(entity, name, here, there);
    const moved = step === undefined ? undefined : await records.move(id, step);
    if (moved && isRefusal(moved)) return moved;
  }
  return id;
}

/** What is sent for a record: by wire names, with ids where the bundle has names. */
function bodyOf(entity: Entity, fields: readonly FieldDifference[], ids: ReadonlyMap<string, string>): Values {
  const kinds = allFields(entity);
  const withIds = (value: JsonValue) =>
    mapParts(value, (part) => (isToken(part) ? (ids.get(tokenText(part.$to, part.$key)) ?? null) : undefined));
  return Object.fromEntries(
    fields.flatMap(({ name, there }) => {
      const field = kinds[name];
      return field ? [[wireName(name, field), withIds(there)]] : [];
    }),
  );
}
