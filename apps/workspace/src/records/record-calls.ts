import { ask, call, pathOf, queryOf, records, run } from '@homeport/client';
import type { Action, Entity } from '@homeport/grammar';
import { listSums } from '@homeport/model/views';
import type { HistoryEntry, RecordSource } from '@homeport/ui/records/host/record-source.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';

/** Records over HTTP in one tenant; `tenant` is undefined for the caller's own. */
export function recordCalls(tenant: string | undefined): RecordSource {
  const there = tenant ? { tenant } : {};
  // Not needed for the first page.
  const many = async () => (await import('./many-calls.ts')).manyCalls(tenant);
  return {
    list: async (entity, wanted, signal) => {
      const query = queryOf({
        filter: wanted.filter,
        search: wanted.text,
        sort: wanted.sort?.map(({ field, descending }) => `${field},${descending ? 'desc' : 'asc'}`),
        page: wanted.page,
        size: wanted.size,
        after: wanted.after,
        total: wanted.total ?? 'none',
        fields: wanted.fields,
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
    sums: (entity, { filter, text, sums, group }, signal) =>
      ask(listSums, {
        params: { entity: entity.name },
        query: {
          filter: filter ? JSON.stringify(filter) : undefined,
          search: text,
          sum: sums.join(',') || undefined,
          group,
        },
        ...there,
        signal,
      }),
    get: (entity, id, signal) => records(entity, tenant).get(id, signal),
    create: (entity, values) => records(entity, tenant).create(values, { key: crypto.randomUUID() }),
    update: (entity, id, values, version) => records(entity, tenant).update(id, values, { version }),
    look: async (entity, values, stored) => (await many()).look(entity, values, stored),
    lookAtRun: async (entity, action, id, input, how) => (await many()).lookAtRun(entity, action, id, input, how),
    remove: (entity, id, version) => records(entity, tenant).delete(id, { version }),
    run: (entity, action, id, input, how = {}) =>
      run({ name: action.name, on: entity.name } as Action, id ?? undefined, input, {
        ...how,
        ...(tenant ? { tenant } : {}),
      }),
    bulk: async (entity, asked) => (await many()).bulk(entity, asked),
    bulkAll: async (entity, asked) => (await many()).bulkAll(entity, asked),
    restore: async (entity, ids) => (await many()).restore(entity, ids),
    similar: async (entity, name) => (await many()).similar(entity, name),
    history: async (entity: Entity, id, before, signal) => {
      const answer = await call<{ content: HistoryEntry[] }>('GET', `${pathOf(entity, tenant)}/${id}/history`, {
        query: { before },
        signal,
      });
      return answer.content;
    },
  };
}
