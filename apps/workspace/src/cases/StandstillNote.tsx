import { records } from '@homeport/client';
import { type CaseDetail, caseBlock, caseDetail, standstillOf } from '@homeport/model/cases';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../frame/workspace.ts';
import { StandstillBanner } from './StandstillBanner.tsx';

/**
 * Why an assignment stands still, for those who are not told how it stands altogether. Nothing while it goes on.
 */
export function StandstillNote({ row }: { readonly row: Row }) {
  if (row.status !== 'BLOCKED' && row.status !== 'ON_HOLD') return null;
  return <Standing id={row.id} version={row.version} status={row.status} />;
}

function Standing({
  id,
  version,
  status,
}: { readonly id: string; readonly version: number } & Pick<CaseDetail, 'status'>) {
  const { timeZone } = useSettings();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const tenant = host.tenant === me.tenant.id ? undefined : host.tenant;
  // With the version: what is known of a standstill is asked anew after each deed.
  const { data: stands } = useQuery({
    queryKey: ['standstill', host.tenant, id, version],
    queryFn: async ({ signal }) => {
      const isOfCase = { field: 'caseDetail', op: 'eq', value: id } as const;
      const [of, blocks] = await Promise.all([
        records(caseDetail, tenant).get(id, signal),
        status === 'BLOCKED' ? records(caseBlock, tenant).search({ filter: isOfCase, size: 100 }, signal) : null,
      ]);
      return standstillOf(of, blocks?.content ?? [], Temporal.Now.instant().toString(), timeZone) ?? null;
    },
  });
  return stands ? <StandstillBanner stands={stands} /> : null;
}
