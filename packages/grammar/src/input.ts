import { certain } from './certain.ts';
import { allFields, type Entity, wireName } from './entity.ts';
import type { Field, Fields } from './fields/field.ts';
import { minorUnitProblems } from './fields/minor-unit-problems.ts';
import { isNumberedAtStart } from './fields/numbered.ts';
import { parseField } from './fields/parse.ts';
import { isId } from './fields/parse-shape.ts';
import { inputRefusals as no } from './input-refusals.ts';
import { invalidInput, isRefusal, type Refusal } from './refusal.ts';

/** Values by field name (not wire name), parsed. */
export type Values = Record<string, unknown>;

export interface ReadInput {
  /** `create` wants all required fields; `update` only looks at what is given. */
  readonly mode: 'create' | 'update';
  /** Fields this caller may not write. */
  readonly closed?: ReadonlySet<string>;
  /** Fields this caller may not see: naming one is an unknown field. */
  readonly hidden?: ReadonlySet<string>;
  /** The system may write secret fields. */
  readonly isSystem?: boolean;
}

const at = (refusal: Refusal, wire: string, field: Field): Refusal => ({
  ...refusal,
  field: wire,
  params: { label: field.label, ...refusal.params },
});

/** Fields of an answer that apps send back unchanged; ignored rather than refused. */
const echoed = new Set(['id', 'tenantId', 'version', 'created', 'createdBy', 'updated', 'updatedBy', 'can']);

/**
 * Reads the body of a create or update of an entity into values by field name, or a refusal with every problem at its place.
 * Unknown fields, derived fields, statuses and fields closed to the caller are refused; common fields are ignored.
 */
export function readRecord(entity: Entity, body: unknown, how: ReadInput): Values | Refusal {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return no.notJsonBody();
  const problems: Refusal[] = [];
  const values: Values = {};
  const fields = allFields(entity);
  const byWire = wiresOf(entity);
  for (const [wire, input] of Object.entries(body)) {
    if (echoed.has(wire)) {
      if (wire === 'id' && how.mode === 'create' && input !== null && input !== undefined) {
        if (isId(input)) values.id = input.toLowerCase();
        else problems.push({ ...no.notReference({ label: 'Id' }), field: 'id' });
      }
      continue;
    }
    const name = byWire.get(wire);
    const field = name === undefined ? undefined : fields[name];
    if (name === undefined || field === undefined || (field.secret && !how.isSystem) || how.hidden?.has(name)) {
      problems.push({ ...no.unknownField({ name: wire }), field: wire });
      continue;
    }
    const isClosed =
      field.derived ||
      field.readOnly ||
      field.type === 'lifecycle' ||
      how.closed?.has(name) ||
      (field.fixed && how.mode === 'update');
    if (isClosed) {
      values[`?${name}`] = input;
      continue;
    }
    const parsed = parseField(input, field);
    if (isRefusal(parsed)) problems.push(at(parsed, wire, field));
    else values[name] = parsed.value;
  }
  for (const [name, field] of Object.entries(fields)) {
    const isMine = !field.derived && !field.readOnly && field.type !== 'lifecycle';
    if (how.mode === 'create' && isMine && values[name] === undefined && field.initial !== undefined)
      values[name] = field.initial;
    const isMissing = values[name] === null || (values[name] === undefined && how.mode === 'create');
    const isGivenLater = how.mode === 'create' && isNumberedAtStart(field);
    if (
      isMine &&
      field.required &&
      isMissing &&
      !isGivenLater &&
      !problems.some((p) => p.field === wireName(name, field))
    ) {
      problems.push(at(no.required(), wireName(name, field), field));
    }
  }
  return problems.length > 0 ? invalidInput(problems) : values;
}

/**
 * Values that were sent for closed fields are kept under `?name` by `readRecord`. Sending back what is stored is no change;
 * anything else is refused here, once the stored record is known.
 */
export function refuseClosedChanges(entity: Entity, values: Values, stored: Values | undefined): Refusal | undefined {
  const problems: Refusal[] = [];
  for (const key of Object.keys(values)) {
    if (!key.startsWith('?')) continue;
    const name = key.slice(1);
    const field = certain(allFields(entity)[name]);
    const sent = parseField(values[key], field);
    const same = !isRefusal(sent) && JSON.stringify(sent.value) === JSON.stringify(stored?.[name] ?? null);
    const masked = field.type === 'bankPart' || field.type === 'file' || field.type === 'image';
    if (!same && !masked && sent !== null) problems.push(at(no.readOnlyField(), wireName(name, field), field));
    delete values[key];
  }
  return problems.length > 0 ? invalidInput(problems) : undefined;
}

/** Reads a set of fields (action input, route body or query) into values, or a refusal naming every problem. */
export function readFields(fields: Fields, body: unknown): Values | Refusal {
  const given = body ?? {};
  if (typeof given !== 'object' || Array.isArray(given)) return no.notJsonBody();
  const problems: Refusal[] = [];
  const values: Values = {};
  const wires = new Map(Object.entries(fields).map(([name, f]): [string, string] => [wireName(name, f), name]));
  for (const wire of Object.keys(given)) {
    if (!wires.has(wire)) problems.push({ ...no.unknownField({ name: wire }), field: wire });
  }
  for (const [wire, name] of wires) {
    const field = certain(fields[name]);
    const parsed = parseField((given as Values)[wire], field);
    if (isRefusal(parsed)) problems.push(at(parsed, wire, field));
    else if (parsed.value === null && field.required) problems.push(at(no.required(), wire, field));
    else values[name] = parsed.value === null ? (field.initial ?? null) : parsed.value;
  }
  problems.push(...minorUnitProblems(fields, values));
  return problems.length > 0 ? invalidInput(problems) : values;
}

const wireCache = new WeakMap<Entity, ReadonlyMap<string, string>>();
/** Wire name → field name of an entity. */
export function wiresOf(entity: Entity): ReadonlyMap<string, string> {
  const known = wireCache.get(entity);
  if (known) return known;
  const map = new Map(
    Object.entries(allFields(entity)).map(([name, f]): [string, string] => [wireName(name, f), name]),
  );
  wireCache.set(entity, map);
  return map;
}
