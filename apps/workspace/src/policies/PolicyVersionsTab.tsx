import '../terms/terms.css';
import { ask } from '@homeport/client';
import { policy, policyVersions } from '@homeport/model/policies';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { StatusChips } from '@homeport/ui/records/record/StatusChips.tsx';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { PolicyChanges } from './PolicyChanges.tsx';
import { usePolicies } from './use-policies.ts';

/** The versions of a policy with the assignments that follow each, and what this one changes of the one before. */
export function PolicyVersionsTab({ row }: { readonly row: Row }) {
  const text = usePolicies();
  const formats = useFormats();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, policy).lists, 'versions', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(policyVersions, {
        query: { policy: row.id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  const span = (from: string, to: string | null) =>
    to === null
      ? text('from', { from: formats.date(from) })
      : text('fromTo', { from: formats.date(from), to: formats.date(to) });
  return (
    <WhenLoaded query={query} rows={4} failed={text('failed')}>
      {({ versions, changes }) => (
        <div className="policy-versions">
          <AdminTable
            columns={[text('version'), text('holds'), { number: text('assignments') }, text('state')]}
            rows={versions}
            keyOf={(one) => one.id}
            head={(one) =>
              one.id === row.id ? (
                <strong>{one.label}</strong>
              ) : (
                <AppLink href={host.address({ to: 'record', entity: policy, id: one.id }) ?? ''}>{one.label}</AppLink>
              )
            }
            under={(one) => (one.id === row.id ? text('this') : null)}
            cells={(one) => (
              <>
                <td data-label={text('holds')}>{span(one.effectiveFrom, one.effectiveTo)}</td>
                <td className="admin-number" data-label={text('assignments')}>
                  {formats.number(one.assignments)}
                </td>
                <td>
                  <StatusChips entity={policy} row={{ ...one, version: 0 }} />
                </td>
              </>
            )}
          />
          <p className="hp-muted">{text('moving')}</p>
          <PolicyChanges changes={changes} />
        </div>
      )}
    </WhenLoaded>
  );
}
