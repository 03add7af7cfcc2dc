import type { Entity } from '@homeport/grammar';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { FormHost } from './form-host.ts';
import type { RecordHost } from './record-host.ts';
import type { ListAsk } from './record-source.ts';
import type { Row } from './row.ts';

/** Cache keys of one entity in one tenant. */
export const recordKeys = (tenant: string, entity: Entity) => {
  const all = ['records', tenant, entity.name] as const;
  return {
    all,
    lists: [...all, 'list'] as const,
    list: (ask: ListAsk) => [...all, 'list', ask] as const,
    one: (id: string) => [...all, 'one', id] as const,
    history: (id: string) => [...all, 'history', id] as const,
  };
};

/** A list; while the next one loads the old rows stay. */
export const listQuery = (host: RecordHost, entity: Entity, ask: ListAsk) =>
  queryOptions({
    queryKey: recordKeys(host.tenant, entity).list(ask),
    queryFn: ({ signal }) => host.source.list(entity, ask, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

/** One record. */
export const recordQuery = (host: RecordHost, entity: Entity, id: string) =>
  queryOptions({
    queryKey: recordKeys(host.tenant, entity).one(id),
    queryFn: ({ signal }) => host.source.get(entity, id, signal),
    staleTime: 10_000,
  });

/** The options of a tenant's list; they change rarely. */
export const choicesQuery = (host: FormHost, optionType: string) =>
  queryOptions({
    queryKey: ['choices', host.tenant, optionType] as const,
    queryFn: ({ signal }) => host.choices(optionType, signal),
    staleTime: 300_000,
  });

/** Takes the server's answer into the open record and lists at once, then lets everything of the entity be asked again. */
export function tookAnswer(client: QueryClient, host: RecordHost, entity: Entity, row: Row): void {
  const keys = recordKeys(host.tenant, entity);
  client.setQueryData(keys.one(row.id), row);
  client.setQueriesData<{ content: readonly Row[] }>({ queryKey: keys.lists }, (page) =>
    page?.content
      ? { ...page, content: page.content.map((old) => (old.id === row.id ? { ...old, ...row } : old)) }
      : page,
  );
  void client.invalidateQueries({ queryKey: keys.lists });
  void client.invalidateQueries({ queryKey: keys.history(row.id) });
}

/** After a change whose reach is not known (an action): everything of this tenant may be different. */
export function askAllAgain(client: QueryClient, host: RecordHost): void {
  void client.invalidateQueries({ queryKey: ['records', host.tenant] });
}
