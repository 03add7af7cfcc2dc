import {
  type Catalogue,
  type Condition,
  type Entity,
  type FieldOnPath,
  type Filter,
  filterLimits,
  followPath,
  isOperator,
  isRefusal,
  inputRefusals as no,
  operatorsOf,
  type Refusal,
  readComparedValue,
} from '@homeport/grammar';
import type { Caller } from '../rights/caller.ts';
import { rightsOf } from '../rights/rights.ts';

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
    const found = visiblePath(catalogue, caller, entity, path);
    if (isRefusal(found)) return found;
    if (!isOperator(op) || !operatorsOf(found.field).has(op)) {
      return { ...no.unknownOperator({ op: op.slice(0, 20), name: path }), field: path };
    }
    const parsed = readComparedValue(op, value, found.field);
    if (isRefusal(parsed)) return { ...parsed, field: path, params: { label: found.field.label, ...parsed.params } };
    return parsed.value === undefined ? { field: found.path, op } : { field: found.path, op, value: parsed.value };
  };
  return read(given, 1);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Follows a path over relations, as far as the caller may see. Unknown and hidden fields are refused alike. */
function visiblePath(catalogue: Catalogue, caller: Caller, entity: Entity, path: string): FieldOnPath | Refusal {
  const found = followPath(catalogue, entity, path, (at, name) => {
    const rights = rightsOf(caller, at);
    return rights.deeds.read !== undefined && !rights.hidden.has(name);
  });
  if (!('fault' in found)) return found;
  return { ...no.unknownField({ name: path.slice(0, 100) }), field: path.slice(0, 100) };
}
