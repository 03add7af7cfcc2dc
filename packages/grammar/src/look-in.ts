import { allFields, type Entity } from './entity.ts';
import { type Values, wiresOf } from './input.ts';
import type { Found, LookUp } from './matches.ts';

/** Where related records are found: their entity, and the record of an id, or undefined where there is none. */
export interface Related {
  entity(name: string): Entity;
  record(entity: string, id: string): Values | undefined;
}

/** Looks the paths of filters up in a record as it is answered, and over its relations in those that `related` knows. */
export function lookIn(entity: Entity, record: Values, related: Related): LookUp {
  return (path) => follow(entity, record, path.split('.'), related);
}

function follow(entity: Entity, record: Values, [wire = '', ...rest]: readonly string[], related: Related): Found[] {
  const name = wiresOf(entity).get(wire) ?? wire;
  const field = allFields(entity)[name];
  if (!field) return [];
  const value = record[wire];
  if (rest.length === 0 || (rest.length === 1 && rest[0] === 'id')) return [{ type: field.type, value: value ?? null }];
  if (!('to' in field)) return [];
  const { to } = field;
  const ids = (Array.isArray(value) ? value : [value]).flatMap(idOf);
  return ids.flatMap((id) => {
    const there = related.record(to, id);
    return there ? follow(related.entity(to), there, rest, related) : [];
  });
}

/** A relation is answered as `{ id, label }`, and loaded as its id. */
function idOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null && 'id' in value ? [String(value.id)] : [];
}
