import { records } from '@homeport/client';
import { exporterRun } from '@homeport/model/exporters';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { jobsQuery } from '../frame/jobs.ts';
import { useWorkspace } from '../frame/workspace.ts';

/** So many runs are listed. */
export const runsShown = 100;
const often = 1_000;

/** The log of an exporter, newest first; read again when a job of the reader goes on, and while one runs. */
export function useRuns(exporter: string) {
  const { me } = useWorkspace();
  const host = useRecordHost();
  const { tenant } = host;
  const prefix = tenant === me.tenant.id ? '' : `for-tenant/${tenant}/`;
  const { data: jobs = [] } = useQuery(jobsQuery(prefix));
  const states = jobs.flatMap(({ id, state, input }) => (input.exporter === exporter ? [`${id} ${state}`] : []));
  return useQuery({
    queryKey: ['exporter-runs', tenant, exporter, states.join()],
    queryFn: async ({ signal }) => {
      const filter = { field: 'exporter', op: 'eq', value: exporter } as const;
      const found = await records(exporterRun, tenant).search(
        { filter, sort: ['number,desc'], size: runsShown },
        signal,
      );
      return found.content;
    },
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'RUNNING') ? often : false),
  });
}
