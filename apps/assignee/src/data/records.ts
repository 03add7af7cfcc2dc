import type { Filter } from '@homeport/grammar';
import { call } from '../session/call.ts';

/** One page of a list as the API answers it. */
export interface Page<R> {
  readonly content: readonly R[];
  readonly totalElements: number;
}
export interface Ask {
  readonly filter?: Filter;
  /** `created,desc` */
  readonly sort?: string;
  readonly size?: number;
}
interface How {
  readonly key?: string;
  readonly version?: number;
}
/** What is sent for a record: wire names to values. */
export type Sent = Readonly<Record<string, unknown>>;

/** Records of an entity by its path (`case-expense-batch`), as the caller may see them. */
export function search<R>(entity: string, { filter, sort, size = 1000 }: Ask, signal?: AbortSignal): Promise<Page<R>> {
  const query = { filter: filter && JSON.stringify(filter), page: 0, size, sort };
  return call<Page<R>>('GET', `fe/${entity}/search`, { query, signal });
}
export function readOne<R>(entity: string, id: string, signal?: AbortSignal): Promise<R> {
  return call<R>('GET', `fe/${entity}/${encodeURIComponent(id)}`, { signal });
}
/** Creates a record under an id of ours; `key` makes that the same record is never made twice. */
export function create<R>(entity: string, values: Sent, key: string): Promise<R> {
  return call<R>('POST', `fe/${entity}`, { body: values, key });
}
export function update<R>(entity: string, id: string, values: Sent, version: number): Promise<R> {
  return call<R>('PUT', `fe/${entity}/${encodeURIComponent(id)}`, { body: values, version });
}
export function remove(entity: string, id: string, version: number): Promise<void> {
  return call<void>('DELETE', `fe/${entity}/${encodeURIComponent(id)}`, { version });
}
/** Runs a named action of one record. */
export function act<A>(entity: string, id: string, action: string, input: Sent = {}, how: How = {}): Promise<A> {
  return call<A>('POST', `fe/${entity}/${encodeURIComponent(id)}/${action}`, { body: input, ...how });
}
/** Runs a named action of a whole collection. */
export function actOnAll<A>(entity: string, action: string, input: Sent = {}, key?: string): Promise<A> {
  return call<A>('POST', `fe/${entity}/${action}`, { body: input, ...(key === undefined ? {} : { key }) });
}
/** Names an equal condition. */
export const eq = (field: string, value: string | boolean): Filter => ({ field, op: 'eq', value });
