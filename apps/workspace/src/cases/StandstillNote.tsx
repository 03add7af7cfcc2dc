import { records } from '@homeport/client';
import { type CaseDetail, caseBlock, caseDetail, standstillOf } from '@homeport/model/cases';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { choicesQuery } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Why an assignment stands still: who stopped it, since when, for what, and who can let it go on. Nothing while it goes on. */
export function StandstillNote({ row }: { readonly row: Row }) {
  if (row.status !== 'BLOCKED' && row.status !== 'ON_HOLD') return null;
  return <Standing id={row.id} version={row.version} status={row.status} />;
}

function Standing({
  id,
  version,
  status,
}: { readonly id: string; readonly version: number } & Pick<CaseDetail, 'status'>) {
  const text = useWords();
  const formats = useFormats();
  const { timeZone } = useSettings();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const tenant = host.tenant === me.tenant.id ? undefined : host.tenant;
  const reasons = useQuery(choicesQuery(host, 'BLOCK_REASON')).data ?? [];
  const lifters = useQuery(choicesQuery(host, 'BLOCK_LIFTER')).data ?? [];
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
  if (!stands) return null;
  const nameIn = (options: typeof reasons, value: string | null) =>
    options.find((one) => one.value === value)?.label ?? value;
  const reason = stands.kind === 'BLOCKED' ? nameIn(reasons, stands.reason) : stands.reason;
  const lifter = nameIn(lifters, stands.waitsFor);
  return (
    <Banner
      tone={stands.kind === 'BLOCKED' ? 'danger' : 'warning'}
      title={text(stands.kind === 'BLOCKED' ? 'cases.blocked' : 'cases.onHold', {
        who: stands.by === null ? 'unknown' : 'known',
        by: stands.by ?? '',
        since: stands.days === null ? 'unknown' : 'known',
        days: stands.days ?? 0,
        why: reason === null ? 'unknown' : 'known',
        reason: reason ?? '',
      })}
    >
      {lifter === null ? null : <div>{text('cases.waitsFor', { who: lifter })}</div>}
      {stands.expectedUntil === null ? null : (
        <div>
          {text(stands.isOverdue ? 'cases.expectedOver' : 'cases.expectedUntil', {
            day: formats.date(stands.expectedUntil),
          })}
        </div>
      )}
    </Banner>
  );
}
