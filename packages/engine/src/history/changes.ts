import { allFields, type Entity, type Field, maskOf, type Values } from '@homeport/grammar';

/** Old and new value by field name, as history keeps them. */
export type Changes = Record<string, readonly [unknown, unknown]>;

/** What is written instead of a value that must not be read anywhere. */
const hidden = '•';

/** Changes of a record from `before` to the given values; on create `before` is undefined. Secrets are named, not told. */
export function changesBetween(entity: Entity, before: Values | undefined, values: Values): Changes {
  const fields = allFields(entity);
  const changes: Changes = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (!field || name === 'id' || value === undefined) continue;
    const old = before?.[name] ?? null;
    if (before === undefined ? value === null : same(old, value)) continue;
    changes[name] = [told(field, old), told(field, value)];
  }
  return changes;
}

/** Everything a record was when it went. */
export function changesOfRemoval(entity: Entity, before: Values): Changes {
  const changes: Changes = {};
  for (const [name, field] of Object.entries(allFields(entity))) {
    const old = before[name] ?? null;
    if (Object.hasOwn(entity.fields, name) && old !== null) changes[name] = [told(field, old), null];
  }
  return changes;
}

function told(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (field.secret) return hidden;
  return field.type === 'bankPart' ? maskOf(String(value)) : value;
}

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);
