import { allowanceOf, type TraceSource } from '@homeport/grammar';
import { useCallback } from 'react';
import type { SourceName } from '../../explain/ExplainNumber.tsx';
import { type RecordHost, useRecordHost } from '../host/record-host.ts';
import { useLabels } from '../words/use-labels.ts';

type Reading = Pick<RecordHost, 'catalogue' | 'viewer'>;

/** Whether the viewer may read records of the kind that a figure came from; what is no record is open to whoever sees the figure. */
export const mayReadSource =
  ({ catalogue, viewer }: Reading) =>
  ({ entity }: TraceSource): boolean =>
    entity === undefined ||
    (catalogue.hasEntity(entity) && 'read' in allowanceOf(catalogue.entity(entity).access, viewer.roles).deeds);

/** What the record of a figure is called, with its address where there is a page of it that the viewer may open. */
export function useSourceName(): (source: TraceSource) => SourceName | null {
  const host = useRecordHost();
  const labels = useLabels();
  return useCallback(
    (source) => {
      const { entity: name, id } = source;
      if (name === undefined || id === undefined || !host.catalogue.hasEntity(name)) return null;
      const entity = host.catalogue.entity(name);
      const href = mayReadSource(host)(source) ? host.address({ to: 'record', entity, id }) : null;
      return { name: labels.entity(entity), href };
    },
    [host, labels],
  );
}
