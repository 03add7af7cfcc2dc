import { allowanceFor, type Entity } from '@homeport/grammar';
import { useQuery } from '@tanstack/react-query';
import { type RecordHost, useRecordHost } from '../host/record-host.ts';
import type { Row } from '../host/row.ts';
import { titleOf, titleWires } from './title-of.ts';
import { useShow } from './use-show.ts';

interface Waiting {
  readonly id: string;
  readonly settle: (row: Row | null) => void;
}
const queues = new WeakMap<RecordHost, Map<string, Waiting[]>>();

/** One record for some of its fields. All that are asked for in the same moment travel together. */
export function askForFields(
  host: RecordHost,
  entity: Entity,
  id: string,
  fields: readonly string[],
): Promise<Row | null> {
  return new Promise((settle) => {
    const byEntity = queues.get(host) ?? new Map<string, Waiting[]>();
    queues.set(host, byEntity);
    const key = [entity.name, ...fields].join(' ');
    const queue = byEntity.get(key);
    if (queue) {
      queue.push({ id, settle });
      return;
    }
    const fresh = [{ id, settle }];
    byEntity.set(key, fresh);
    setTimeout(() => {
      byEntity.delete(key);
      void answerAll(host, entity, fresh, fields);
    }, 0);
  });
}
async function answerAll(
  host: RecordHost,
  entity: Entity,
  waiting: readonly Waiting[],
  fields: readonly string[],
): Promise<void> {
  const ids = [...new Set(waiting.map((one) => one.id))];
  const filter = { field: 'id', op: 'in', value: ids } as const;
  const found = await host.source
    .list(entity, { filter, size: Math.min(ids.length, 100), total: 'none', fields: ['id', ...fields] })
    .catch(() => null);
  const byId = new Map(found?.content.map((row) => [row.id, row]));
  for (const one of waiting) one.settle(byId.get(one.id) ?? null);
}

/** The name of a record of which only the id is known; undefined while it loads, null when it may not be seen. */
export function useRefLabel(entity: Entity | undefined, id: string | null): string | null | undefined {
  const host = useRecordHost();
  const show = useShow();
  // What the reader's role may not see is not asked for: the answer is known.
  const mayRead = entity !== undefined && allowanceFor(entity, host.viewer).deeds.read !== undefined;
  const { data } = useQuery({
    queryKey: ['names', host.tenant, entity?.name, id],
    queryFn: () => (entity && id ? askForFields(host, entity, id, titleWires(entity)) : null),
    enabled: mayRead && id !== null,
    staleTime: 60_000,
  });
  if (entity && !mayRead) return null;
  if (data === undefined) return undefined;
  return data && entity ? titleOf(entity, data, show) : null;
}
