import {
  allFields,
  certain,
  type Entity,
  type Field,
  isRefusal,
  parseField,
  type RecordOf,
  type Values,
  wireName,
  wiresOf,
} from '@homeport/grammar';

const isRelation = (field: Field): boolean => 'to' in field && !('wire' in field && field.wire === 'id');

/**
 * Stored values in the shape that rules and handlers know: wire names, relations as `{ id, label }`. The label is empty where
 * it was not read; rules decide by ids.
 */
export function ruleRecord(entity: Entity, values: Values): RecordOf<Entity> & Values {
  const record: Values = {};
  for (const [name, field] of Object.entries(allFields(entity))) {
    const value = values[name] ?? null;
    record[wireName(name, field)] = value !== null && isRelation(field) ? related(value) : value;
  }
  return record as RecordOf<Entity> & Values;
}

const related = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(related) : typeof value === 'string' ? { id: value, label: '' } : value;

/** What rules and handlers return, back in stored form: field names, relations as ids. Throws on a field that is not declared. */
export function storedValues(entity: Entity, given: Readonly<Record<string, unknown>>): Values {
  const values: Values = {};
  const fields = allFields(entity);
  for (const [key, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const name = Object.hasOwn(fields, key) ? key : wiresOf(entity).get(key);
    if (name === undefined) throw new Error(`${entity.name} has no field ${key}`);
    values[name] = 'to' in certain(fields[name]) ? ids(value) : value;
  }
  return values;
}
const ids = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(ids)
    : typeof value === 'object' && value !== null
      ? (value as { id: unknown }).id
      : value;

/** The values that differ from what is stored. Key order inside objects and zeros behind amounts do not count. */
export function changedValues(entity: Entity, values: Values, before: Values): Values {
  const fields = allFields(entity);
  const changed: Values = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    if (field === undefined || isMask(field, value)) continue;
    if (canonical(field, value) !== canonical(field, before[name])) changed[name] = value;
  }
  return changed;
}

/** A bank part sent back as it was answered ("•••• 3000") is no change. */
export const isMask = (field: Field, value: unknown): boolean =>
  field.type === 'bankPart' && typeof value === 'string' && value.includes('•');

/** Stored values as parsing would give them, so that what apps send back unchanged compares equal. */
export function parsedForm(field: Field, value: unknown): unknown {
  const parsed = parseField(value, field);
  return isRefusal(parsed) ? value : parsed.value;
}

/** A list of relations that is not given and one that is empty are stored alike. */
const empty = (field: Field): unknown => (field.type === 'refs' ? [] : null);
const canonical = (field: Field, value: unknown): string =>
  JSON.stringify(parsedForm(field, value ?? null) ?? empty(field), (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );
