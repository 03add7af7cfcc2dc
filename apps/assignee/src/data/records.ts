import { call, type ListAsk, pathOf, queryOf, type WriteHow } from '@homeport/client';
import type { Fields, Filter } from '@homeport/grammar';
import { days } from '@homeport/model/days';

/** One page of a list as the API answers it. */
export interface Page<R> {
  readonly content: readonly R[];
  readonly totalElements: number;
}
/** What is sent for a record: wire names to values. */
export type Sent = Readonly<Record<string, unknown>>;

// Entities are named, not imported: their declarations stay out of what a phone has to load. Their types do not, nor does
// the table of the fields that hold days.

/** Records of an entity, as the caller may see them; at most a thousand (specification, section 9). */
export function search<R>(entity: string, ask: ListAsk, signal?: AbortSignal): Promise<Page<R>> {
  return call<Page<R>>('GET', `${pathOf(entity)}/search`, { query: queryOf({ page: 0, size: 1000, ...ask }), signal });
}
export function readOne<R>(entity: string, id: string, signal?: AbortSignal): Promise<R> {
  return call<R>('GET', `${pathOf(entity)}/${encodeURIComponent(id)}`, { signal });
}
/** Creates a record under an id of ours; `key` makes that the same record is never made twice. */
export function create<R>(entity: string, values: Sent, key: string): Promise<R> {
  return call<R>('POST', pathOf(entity), { body: values, fields: fieldsOf(entity), key });
}
export function update<R>(entity: string, id: string, values: Sent, version: number): Promise<R> {
  return call<R>('PUT', `${pathOf(entity)}/${encodeURIComponent(id)}`, {
    body: values,
    fields: fieldsOf(entity),
    version,
  });
}
/** Throws what creating a record, or changing `from`, would be refused for; keeps nothing. Null values of a new one are left out. */
export function look(
  entity: string,
  values: Sent,
  from?: { readonly id: string; readonly version: number },
): Promise<void> {
  const given = from ? values : Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  return call<void>(from ? 'PUT' : 'POST', from ? `${pathOf(entity)}/${encodeURIComponent(from.id)}` : pathOf(entity), {
    ...{ query: { look: true }, body: given, fields: fieldsOf(entity) },
    version: from?.version,
  });
}
export function remove(entity: string, id: string, version: number): Promise<void> {
  return call<void>('DELETE', `${pathOf(entity)}/${encodeURIComponent(id)}`, { version });
}
/** Takes a record out of use, or back into it. */
export function setActive<R>(entity: string, id: string, active: boolean, version: number): Promise<R> {
  return call<R>('POST', `${pathOf(entity)}/${encodeURIComponent(id)}/${active ? 'activate' : 'deactivate'}`, {
    body: {},
    version,
  });
}
/** Runs a named action of one record. */
export function act<A>(entity: string, id: string, action: string, input: Sent, how: WriteHow = {}): Promise<A> {
  return call<A>('POST', `${pathOf(entity)}/${encodeURIComponent(id)}/${action}`, {
    body: input,
    fields: fieldsOf(entity, action),
    ...how,
  });
}
/** Runs a named action of a whole collection. */
export function actOnAll<A>(entity: string, action: string, input: Sent = {}): Promise<A> {
  return call<A>('POST', `${pathOf(entity)}/${action}`, { body: input, fields: fieldsOf(entity, action) });
}
/** Names an equal condition. */
export const eq = (field: string, value: string | boolean): Filter => ({ field, op: 'eq', value });

/** What is known of an entity's or an action's fields here: which of them hold days. */
function fieldsOf(entity: string, action?: string): Fields {
  const own = days[action ? `${entity}.${camel(action)}` : entity] ?? {};
  return Object.fromEntries(Object.entries(own).map(([name, type]) => [name, { type, label: name }]));
}
/** `mark-all-read` of an address is `markAllRead` of a declaration. */
function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
