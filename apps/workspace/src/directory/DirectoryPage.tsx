import '../frame/page-styles.css';
import { ask } from '@homeport/client';
import { user } from '@homeport/model/identity';
import { type DirectoryOverview, directoryCallDays, directoryOverview } from '@homeport/model/scim';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { CallTable } from './CallTable.tsx';
import { ConnectCard } from './ConnectCard.tsx';
import { directoryPath } from './paths.ts';
import { useDirectoryText } from './use-directory.ts';

/** The company's directory: how it is connected, what it keeps here, what it did last, and what was refused and why. */
export function DirectoryPage() {
  const text = useDirectoryText();
  const { tenant } = useScreen(directoryPath);
  const query = useQuery({
    queryKey: ['directory', tenant ?? 'own'],
    queryFn: ({ signal }) => ask(directoryOverview, { ...(tenant ? { tenant } : {}), signal }),
    refetchInterval: 30_000,
  });
  return (
    <div className="admin-page">
      <PageHeader title={text('title')} description={text('text')} />
      <WhenLoaded query={query} rows={6} failed={text('failed')}>
        {(directory) => (
          <>
            <ConnectCard directory={directory} />
            <Card title={text('refused')}>
              {directory.refused.length === 0 ? (
                <p className="hp-muted">{text('refusedNone', { days: directoryCallDays })}</p>
              ) : (
                <CallTable lines={directory.refused} withReason />
              )}
            </Card>
            <Card title={text('kept')}>
              <Kept directory={directory} />
            </Card>
            {directory.calls.length > 0 ? (
              <Card title={text('calls', { days: directoryCallDays })}>
                <CallTable lines={directory.calls} />
              </Card>
            ) : null}
          </>
        )}
      </WhenLoaded>
    </div>
  );
}

function Kept({ directory: { counts, users, groups } }: { readonly directory: DirectoryOverview }) {
  const text = useDirectoryText();
  const host = useRecordHost();
  const formats = useFormats();
  if (counts.active + counts.inactive + counts.removed === 0)
    return (
      <EmptyState icon={Users} title={text('keptNone')}>
        {text('keptNoneText')}
      </EmptyState>
    );
  return (
    <>
      <p>{text('counts', counts)}</p>
      {groups.length > 0 ? (
        <p>
          {text('groups', { list: formats.list(groups.map(({ name, members }) => text('group', { name, members }))) })}
        </p>
      ) : null}
      <AdminTable
        columns={[text('user'), text('login'), text('state'), text('updated')]}
        rows={users}
        keyOf={(one) => one.id}
        head={(one) => {
          const href = host.address({ to: 'record', entity: user, id: one.id });
          return href ? <AppLink href={href}>{one.name}</AppLink> : one.name;
        }}
        cells={(one) => (
          <>
            <td>{one.login}</td>
            <td>{text(`state.${one.state}`)}</td>
            <td className="hp-number">{formats.localTime(one.updated)}</td>
          </>
        )}
      />
    </>
  );
}
