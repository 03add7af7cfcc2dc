import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useCallback } from 'react';

/** What the records of an entity are called; the name itself where it is not known here. */
export function useKinds(): (entity: string) => string {
  const labels = useLabels();
  const { catalogue } = useRecordHost();
  return useCallback(
    (entity) => (catalogue.hasEntity(entity) ? labels.plural(catalogue.entity(entity)) : entity),
    [labels, catalogue],
  );
}
