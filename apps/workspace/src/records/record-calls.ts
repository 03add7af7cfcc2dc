import { call, pathOf, queryOf, records, run } from '@homeport/client';
import type { Action, Entity } from '@homeport/grammar';
import type { HistoryEntry, RecordSource } from '@homeport/ui/records/host/record-source.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';

/** Records over HTTP in one tenant; `tenant` is undefined for the caller's own. */
export function recordCalls(tenant: string | undefined): RecordSource {
  return {
    list: async (entity, ask, signal) => {
      const query = queryOf({
        filter: ask.filter,
        search: ask.text,
        sort: ask.sort?.map(({ field, descending }) => `${field},${descending ? 'desc' : 'asc'}`),
        page: ask.page,
        size: ask.size,
        after: ask.after,
        total: ask.total ?? 'none',
        fields: ask.fields,
      });
      const answer = await call<{
        content: Row[];
        totalElements?: number;
        totalIsCapped?: boolean;
        nextKey?: string | null;
      }>('GET', `${pathOf(entity, tenant)}/search`, { query, signal });
      return {
        content: answer.content,
        totalElements: answer.totalElements ?? answer.content.length,
        totalIsCapped: answer.totalIsCapped ?? false,
        nextKey: answer.nextKey ?? null,
      };
    },
    get: (entity, id, signal) => records(entity, tenant).get(id, signal) as Promise<Row>,
    create: (entity, values) => records(entity, tenant).create(values, { key: crypto.randomUUID() }) as Promise<Row>,
    update: (entity, id, values, version) => records(entity, tenant).update(id, values, { version }) as Promise<Row>,
    remove: (entity, id, version) => records(entity, tenant).delete(id, { version }),
    run: (entity, action, id, input, how = {}) =>
      run({ name: action.name, on: entity.name } as Action, id ?? undefined, input, {
        ...how,
        ...(tenant ? { tenant } : {}),
      }),
    history: async (entity: Entity, id, before, signal) => {
      const answer = await call<{ content: HistoryEntry[] }>('GET', `${pathOf(entity, tenant)}/${id}/history`, {
        query: { before },
        signal,
      });
      return answer.content;
    },
  };
}
