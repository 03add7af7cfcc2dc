import {
  allFields,
  type Catalogue,
  type Condition,
  type Entity,
  type Field,
  type Filter,
  type FilterValue,
  isRefusal,
  inputRefusals as no,
  type Operator,
  operators,
  parseField,
  type Refusal,
  wiresOf,
} from '@homeport/grammar';
import type { Caller } from '../store/store.ts';
import { operatorsOf } from './operators.ts';
import { rightsOf } from './rights.ts';

/** What one filter from outside may hold. */
export const filterLimits = { conditions: 50, values: 500, depth: 6, path: 4, text: 200, characters: 32_768 } as const;

/**
 * Reads a filter from a request: the grammar's form, or the short one `{ field: value, … }` (all equal; a list means one of).
 * Fields by wire name or name, over relations with dots. What the caller may not see cannot be asked for, on any hop.
 */
export function readFilter(
  catalogue: Catalogue,
  caller: Caller,
  entity: Entity,
  given: unknown,
): Filter | undefined | Refusal {
  const budget = { left: filterLimits.conditions };
  const read = (input: unknown, depth: number): Filter | undefined | Refusal => {
    if (depth > filterLimits.depth || !isPlain(input)) return no.badFilter();
    const keys = Object.keys(input);
    const group = 'all' in input ? 'all' : 'any' in input ? 'any' : undefined;
    if (group && keys.length === 1 && Array.isArray(input[group])) {
      const parts: Filter[] = [];
      if (input[group].length > filterLimits.conditions) return no.filterTooLarge({ max: filterLimits.conditions });
      for (const part of input[group]) {
        const one = read(part, depth + 1);
        if (isRefusal(one)) return one;
        if (one !== undefined) parts.push(one);
      }
      if (parts.length === 0) return group === 'all' ? undefined : no.badFilter();
      return parts.length === 1 ? parts[0] : group === 'all' ? { all: parts } : { any: parts };
    }
    if (typeof input.field === 'string' && typeof input.op === 'string') {
      return keys.every((k) => k === 'field' || k === 'op' || k === 'value')
        ? condition(input.field, input.op, input.value)
        : no.badFilter();
    }
    return short(input);
  };
  const short = (input: Readonly<Record<string, unknown>>): Filter | undefined | Refusal => {
    const parts: Filter[] = [];
    for (const [field, value] of Object.entries(input)) {
      if (value === undefined) continue;
      const plain = isPlain(value) && Object.keys(value).length >= 1 && 'id' in value ? value.id : value;
      const op = plain === null ? 'null' : Array.isArray(plain) ? 'in' : 'eq';
      const one = condition(field, op, plain === null ? undefined : plain);
      if (isRefusal(one)) return one;
      parts.push(one);
    }
    return parts.length <= 1 ? parts[0] : { all: parts };
  };
  const condition = (path: string, op: string, value: unknown): Condition | Refusal => {
    budget.left -= 1;
    if (budget.left < 0) return no.filterTooLarge({ max: filterLimits.conditions });
    const found = followPath(catalogue, caller, entity, path);
    if (isRefusal(found)) return found;
    if (!(operators as readonly string[]).includes(op) || !operatorsOf(found.field).has(op as Operator)) {
      return { ...no.unknownOperator({ op: op.slice(0, 20), name: path }), field: path };
    }
    const parsed = readValue(op as Operator, value, found.field);
    if (isRefusal(parsed)) return { ...parsed, field: path, params: { label: found.field.label, ...parsed.params } };
    return parsed.value === undefined
      ? { field: found.path, op: op as Operator }
      : { field: found.path, op: op as Operator, value: parsed.value };
  };
  return read(given, 1);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface FoundField {
  /** By field names; a trailing `.id` of a relation is left out. */
  readonly path: string;
  readonly field: Field;
}

/** Follows a path over relations, as far as the caller may see. Unknown and hidden fields are refused alike. */
function followPath(catalogue: Catalogue, caller: Caller, entity: Entity, path: string): FoundField | Refusal {
  const unknown = { ...no.unknownField({ name: path.slice(0, 100) }), field: path.slice(0, 100) };
  const steps = path.split('.');
  if (steps.length > filterLimits.path) return unknown;
  const names: string[] = [];
  let at: Entity | undefined = entity;
  let field: Field | undefined;
  for (const step of steps) {
    if (at === undefined) return unknown;
    if (field !== undefined && step === 'id') {
      at = undefined;
      continue;
    }
    const rights = rightsOf(caller, at);
    const name: string | undefined = wiresOf(at).get(step) ?? (Object.hasOwn(allFields(at), step) ? step : undefined);
    if (name === undefined || rights.deeds.read === undefined || rights.hidden.has(name)) return unknown;
    field = allFields(at)[name] as Field;
    if (field.secret) return unknown;
    names.push(name);
    at = 'to' in field && field.to !== '' && catalogue.hasEntity(field.to) ? catalogue.entity(field.to) : undefined;
  }
  return field === undefined ? unknown : { path: names.join('.'), field };
}

type Read = { readonly value: FilterValue | undefined } | Refusal;

function readValue(op: Operator, value: unknown, field: Field): Read {
  if (op === 'null' || op === 'notNull') return { value: undefined };
  if (op === 'in' || op === 'nin') {
    if (!Array.isArray(value)) return no.badFilter();
    if (value.length > filterLimits.values) return no.filterTooLarge({ max: filterLimits.values });
    const values: (string | number | boolean)[] = [];
    for (const item of value) {
      const one = single(item, field);
      if (isRefusal(one)) return one;
      values.push(one.value as string);
    }
    return { value: values };
  }
  if (op === 'lk') {
    if (typeof value !== 'string' || value.length === 0) return no.badFilter();
    if (value.length > filterLimits.text) return no.tooLong({ max: filterLimits.text });
    return hasBadCharacter(value) ? no.badCharacter() : { value: value.normalize('NFC') };
  }
  return single(value, field);
}

function single(value: unknown, field: Field): Read {
  if (value === null || value === undefined || value === '') return no.badFilter();
  // A list of relations is asked for one of them; a status or a choice that does not exist matches nothing but is a mistake.
  const parsed = parseField(
    value,
    field.type === 'refs' ? ({ type: 'ref', label: field.label, to: field.to } as Field) : field,
  );
  if (isRefusal(parsed)) return parsed;
  return parsed.value === null ? no.badFilter() : { value: parsed.value as FilterValue };
}

/** NUL and halves of surrogate pairs, which the database does not store. */
export const hasBadCharacter = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();
