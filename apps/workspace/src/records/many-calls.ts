import { ask, call, pathOf } from '@homeport/client';
import { allFields, type JsonValue, kebab } from '@homeport/grammar';
import { bulkDeed, bulkJob, restoreDeleted, similarNames } from '@homeport/model/views';
import type { RecordSource } from '@homeport/ui/records/host/record-source.ts';

type LaterCalls = Pick<RecordSource, 'bulk' | 'bulkAll' | 'restore' | 'similar' | 'look' | 'lookAtRun'>;
/** What is done with many records at once, and what is asked before one is saved; `tenant` is undefined for the caller's own. */
export function manyCalls(tenant: string | undefined): LaterCalls {
  const there = tenant ? { tenant } : {};
  return {
    bulk: async (entity, { deed, changes, rows }) => {
      const body = { deed, changes: (changes ?? null) as JsonValue, rows: rows as unknown as JsonValue };
      return (await ask(bulkDeed, { params: { entity: entity.name }, body, ...there })).results;
    },
    bulkAll: async (entity, { deed, changes, filter, text }) => {
      const body = {
        deed,
        changes: (changes ?? null) as JsonValue,
        filter: filter ? JSON.stringify(filter) : null,
        search: text ?? null,
      };
      await ask(bulkJob, { params: { entity: entity.name }, body, ...there });
    },
    restore: async (entity, ids) => {
      const body = { ids: [...ids] };
      return (await ask(restoreDeleted, { params: { entity: entity.name }, body, ...there })).results;
    },
    similar: async (entity, name) =>
      (await ask(similarNames, { params: { entity: entity.name }, query: { name }, ...there })).content,
    look: (entity, values, stored) =>
      call(stored ? 'PUT' : 'POST', `${pathOf(entity, tenant)}${stored ? `/${stored.id}` : ''}`, {
        ...{ query: { look: true }, body: values, fields: allFields(entity) },
        version: stored?.version,
      }),
    lookAtRun: (entity, action, id, input, how = {}) =>
      call('POST', `${pathOf(entity, tenant)}${id === null ? '' : `/${id}`}/${kebab(action.name)}`, {
        ...{ query: { look: true }, body: input, ...how },
      }),
  };
}
