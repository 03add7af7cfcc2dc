import {
  type Action,
  type ActionSend,
  allFields,
  type Entity,
  type Filter,
  type InputOf,
  kebab,
  type RecordOf,
  type Route,
  type SendOf,
} from '@homeport/grammar';
import { type CallOptions, call, callOpen, type Query } from './call.ts';

/** What a list is asked for; `filter` in the grammar's language. */
export interface ListAsk {
  readonly filter?: Filter | undefined;
  /** Free text over the declared search fields. */
  readonly search?: string | undefined;
  /** `field,asc` or `field,desc`, most important first. */
  readonly sort?: readonly string[] | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  /** `nextKey` of the page before. */
  readonly after?: string | undefined;
  readonly total?: 'exact' | 'capped' | 'none' | undefined;
  readonly fields?: readonly string[] | undefined;
}
export interface ListAnswer<R> {
  readonly content: readonly R[];
  readonly totalElements?: number;
  readonly totalIsCapped?: boolean;
  readonly nextKey?: string | null;
}
/** How a write is made: with the version that was seen, and a key that makes it happen once. */
export type WriteHow = Pick<CallOptions, 'key' | 'version' | 'signal'>;

/** The address of an entity, in the tenant acted in when that is not the caller's own. */
export const pathOf = (entity: Pick<Entity, 'name'> | string, tenant?: string): string =>
  `${tenant ? `for-tenant/${tenant}/` : ''}fe/${kebab(typeof entity === 'string' ? entity : entity.name)}`;

/** Records of an entity over HTTP. Refusals are thrown as `Problem`. */
export function records<E extends Entity>(entity: E, tenant?: string) {
  const path = pathOf(entity, tenant);
  const fields = allFields(entity);
  return {
    get: (id: string, signal?: AbortSignal) => call<RecordOf<E>>('GET', `${path}/${id}`, { signal }),
    search: (ask: ListAsk = {}, signal?: AbortSignal) =>
      call<ListAnswer<RecordOf<E>>>('GET', `${path}/search`, { query: queryOf(ask), signal }),
    create: (input: InputOf<E>, how: WriteHow = {}) => call<RecordOf<E>>('POST', path, { body: input, fields, ...how }),
    update: (id: string, changes: InputOf<E>, how: WriteHow = {}) =>
      call<RecordOf<E>>('PUT', `${path}/${id}`, { body: changes, fields, ...how }),
    delete: (id: string, how: WriteHow = {}) => call<void>('DELETE', `${path}/${id}`, how),
  };
}

export function queryOf(ask: ListAsk): Query {
  const { filter, search, sort, page, size, after, total, fields } = ask;
  return {
    filter: filter === undefined ? undefined : JSON.stringify(filter),
    search,
    sort: sort,
    page,
    size,
    after,
    total,
    fields: fields?.join(','),
  };
}

/** Runs a declared action on a record (with its id) or on none. */
export function run<X extends Action>(
  action: X,
  id: string | undefined,
  input: ActionSend<X>,
  how: WriteHow & { readonly tenant?: string } = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { tenant, ...rest } = how;
  const path = `${pathOf(action.on, tenant)}${id === undefined ? '' : `/${id}`}/${kebab(action.name)}`;
  return call('POST', path, { body: input, fields: action.input, ...rest });
}

export interface RouteAsk<R extends Route> extends WriteHow {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: SendOf<NonNullable<R['query']>>;
  readonly body?: SendOf<NonNullable<R['body']>>;
  readonly tenant?: string;
  readonly isAhead?: boolean;
}
/** Makes a declared call with a fixed path. */
export function ask<R extends Route>(
  route: R,
  { params = {}, query, body, tenant, ...how }: RouteAsk<R> = {},
): Promise<NonNullable<R['$answer']>> {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const make = route.who === 'anyone' ? callOpen : call;
  return make(route.method, `${tenant ? `for-tenant/${tenant}/` : ''}${path}`, {
    query: query as Query | undefined,
    body,
    fields: route.body,
    ...how,
  });
}
