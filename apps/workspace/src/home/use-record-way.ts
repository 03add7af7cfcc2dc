import type { Entity } from '@homeport/grammar';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useWorkspace } from '../frame/workspace.ts';

/** Where a record of a card is opened: in its own company, where those of several stand together. */
export function useRecordWay() {
  const host = useRecordHost();
  const { hostOf } = useWorkspace();
  return (entity: Entity, row: { readonly id: string; readonly tenantId?: unknown }): string => {
    const own = typeof row.tenantId === 'string' ? hostOf(row.tenantId) : host;
    return own.address({ to: 'record', entity, id: row.id }) ?? '';
  };
}
