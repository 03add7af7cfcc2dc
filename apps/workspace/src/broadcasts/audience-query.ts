import { ask } from '@homeport/client';
import { broadcastAudience } from '@homeport/model/notifications';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../frame/workspace.ts';

/** For whom a broadcast is, counted anew for each version of it; asked again while it is being sent. */
export function useAudience({ id, version }: { readonly id: string; readonly version: number }, isSending: boolean) {
  const { me } = useWorkspace();
  const { tenant } = useRecordHost();
  return useQuery({
    queryKey: ['broadcast-audience', tenant, id, version],
    queryFn: ({ signal }) =>
      ask(broadcastAudience, { params: { id }, ...(tenant === me.tenant.id ? {} : { tenant }), signal }),
    refetchInterval: isSending ? 2_000 : false,
  });
}
