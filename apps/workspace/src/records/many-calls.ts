import { ask } from '@homeport/client';
import type { JsonValue } from '@homeport/grammar';
import { bulkDeed, bulkJob, restoreDeleted, similarNames } from '@homeport/model/views';
import type { RecordSource } from '@homeport/ui/records/host/record-source.ts';

/** What is done with many records at once, and what is asked while one is named; `tenant` is undefined for the caller's own. */
export function manyCalls(tenant: string | undefined): Pick<RecordSource, 'bulk' | 'bulkAll' | 'restore' | 'similar'> {
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
  };
}
