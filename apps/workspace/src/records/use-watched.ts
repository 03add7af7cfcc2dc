import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Milliseconds between looks. */
const pause = 2_000;

/** Looks at the records of an entity again and again for as long as a job is at work on one of them. */
export function useWatched(entity: string, isRunning: boolean): void {
  const client = useQueryClient();
  const host = useRecordHost();
  useEffect(() => {
    if (!isRunning) return undefined;
    const { all } = recordKeys(host.tenant, host.catalogue.entity(entity));
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: all }), pause);
    return () => clearInterval(timer);
  }, [entity, isRunning, host, client]);
}
