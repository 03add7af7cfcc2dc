import { type Action, allFields, type Entity, type Field, wireName } from '@homeport/grammar';

/** A declared field at its place: in an entity or in the input of an action. */
export interface FieldAt<F extends Field = Field> {
  readonly name: string;
  /** Its name in requests and answers. */
  readonly wire: string;
  /** Where its words are found (`caseExpense.amount`, `common.created`). */
  readonly key: string;
  readonly field: F;
}

const known = new WeakMap<Entity, ReadonlyMap<string, FieldAt>>();

/** All fields of an entity by name, common ones included, secret ones left out. */
export function fieldsAt(entity: Entity): ReadonlyMap<string, FieldAt> {
  const found = known.get(entity);
  if (found) return found;
  const map = new Map<string, FieldAt>();
  for (const [name, field] of Object.entries(allFields(entity))) {
    if (field.secret) continue;
    const key = `${name in entity.fields ? entity.name : 'common'}.${name}`;
    map.set(name, { name, wire: wireName(name, field), key, field });
  }
  known.set(entity, map);
  return map;
}
/** One field of an entity by name. */
export const fieldAt = (entity: Entity, name: string): FieldAt | undefined => fieldsAt(entity).get(name);
/** One field of an entity by its name on the wire. */
export function fieldByWire(entity: Entity, wire: string): FieldAt | undefined {
  for (const at of fieldsAt(entity).values()) if (at.wire === wire) return at;
  return undefined;
}
/** Says what the fields of a declaration are that was made of another one. */
export const knowFields = (entity: Entity, fields: ReadonlyMap<string, FieldAt>): void =>
  void known.set(entity, fields);

/** The input fields of an action. */
export const inputsAt = (action: Action): readonly FieldAt[] =>
  Object.entries(action.input).map(([name, field]) => ({
    name,
    wire: wireName(name, field),
    key: `${action.on}.do.${action.name}.${name}`,
    field,
  }));

/** Whether a field says anything of this record: what is for weekly runs says nothing of a monthly one. */
export const applies = ({ field: { only } }: FieldAt, row: Readonly<Record<string, unknown>>): boolean =>
  only === undefined || only.among.includes(String(row[only.field]));
