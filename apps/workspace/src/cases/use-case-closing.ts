import { ask } from '@homeport/client';
import { caseClosing, caseDetail } from '@homeport/model/cases';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { mayDo, useWorkspace } from '../frame/workspace.ts';

/** What is open before an assignment is closed, for those who are told; asked again with whatever changes in the lists of its company. */
export function useCaseClosing(id: string) {
  const host = useRecordHost();
  const { me, access } = useWorkspace();
  return useQuery({
    queryKey: [...recordKeys(host.tenant, caseDetail).lists, 'closing', id],
    queryFn: ({ signal }) =>
      ask(caseClosing, {
        query: { caseDetail: id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    enabled: mayDo(access, 'call.caseClosing'),
  });
}
