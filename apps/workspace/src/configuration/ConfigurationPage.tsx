import '../frame/page-styles.css';
import './configuration.css';
import { callBytes, records } from '@homeport/client';
import { type ConfigurationBundle, configurationBundle } from '@homeport/model/configuration';
import { configurationBundleStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useFailureText } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, FileCog } from 'lucide-react';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useScreen } from '../frame/use-screen.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { saveBytes } from '../records/file-calls.ts';
import { BundleView } from './BundleView.tsx';
import { configurationPath } from './paths.ts';
import { TakeIn } from './TakeIn.tsx';
import { TrustedInstallations } from './TrustedInstallations.tsx';
import { useConfiguration } from './use-configuration.ts';

const often = 1_000;
const isRunning = ({ status }: ConfigurationBundle): boolean => status === 'APPLYING' || status === 'ROLLING_BACK';

/** The configuration as a file: exporting it, taking one in, and what became of those before. */
export function ConfigurationPage() {
  const { tenant, search, onSearch } = useScreen(configurationPath);
  const query = useQuery({
    queryKey: ['configuration', tenant ?? 'own'],
    queryFn: ({ signal }) => records(configurationBundle, tenant).search({ sort: ['created,desc'], size: 200 }, signal),
    refetchInterval: ({ state }) => (state.data?.content.some(isRunning) ? often : false),
  });
  const bundles = query.data?.content ?? [];
  const open = bundles.find((one) => one.id === search.bundle);
  if (open)
    return (
      <BundleView
        key={open.id}
        bundle={open}
        tenant={tenant}
        onBack={() => onSearch({})}
        search={search}
        onSearch={onSearch}
      />
    );
  return <Bundles query={query} bundles={bundles} tenant={tenant} onOpen={(bundle) => onSearch({ bundle })} />;
}

function Bundles({
  query,
  bundles,
  tenant,
  onOpen,
}: {
  readonly query: Parameters<typeof WhenLoaded>[0]['query'];
  readonly bundles: readonly ConfigurationBundle[];
  readonly tenant: string | undefined;
  readonly onOpen: (id: string) => void;
}) {
  const text = useConfiguration();
  const formats = useFormats();
  return (
    <div className="admin-page">
      <PageHeader title={text('title')} description={text('text')} actions={<ExportButton tenant={tenant} />} />
      <Card title={text('takeIn')}>
        <TakeIn tenant={tenant} onTaken={onOpen} />
      </Card>
      <Card title={text('history')}>
        <WhenLoaded query={query} rows={3} failed={text('failed')}>
          {() =>
            bundles.length === 0 ? (
              <EmptyState icon={FileCog} title={text('empty')}>
                {text('emptyText')}
              </EmptyState>
            ) : (
              <AdminTable
                columns={(['source', 'exported', 'received', 'result', 'state', 'act'] as const).map((one) =>
                  text(one),
                )}
                rows={bundles}
                keyOf={(one) => one.id}
                head={(one) => one.source}
                under={(one) => one.name}
                cells={(one) => (
                  <>
                    <td className="hp-number" data-label={text('exported')}>
                      {formats.localTime(one.madeAt)}
                    </td>
                    <td className="hp-number" data-label={text('received')}>
                      {formats.localTime(one.created)}
                    </td>
                    <td>
                      {one.appliedAt
                        ? text('counts', { added: one.added ?? 0, changed: one.changed ?? 0 })
                        : text('nothingYet')}
                    </td>
                    <td>
                      <StatusChip
                        state={one.status}
                        tone={configurationBundleStatusTones[one.status]}
                        label={text(`status.${one.status}`)}
                      />
                    </td>
                    <td>
                      <RowButton label={text('open')} about={one.source} onClick={() => onOpen(one.id)} />
                    </td>
                  </>
                )}
              />
            )
          }
        </WhenLoaded>
      </Card>
      <TrustedInstallations tenant={tenant} />
    </div>
  );
}

function ExportButton({ tenant }: { readonly tenant: string | undefined }) {
  const text = useConfiguration();
  const failureText = useFailureText();
  const { me } = useWorkspace();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const bytes = await callBytes(`${tenant ? `for-tenant/${tenant}/` : ''}configuration/export`);
      const day = new Date().toISOString().slice(0, 10);
      saveBytes(bytes, `${text('fileName', { company: tenant ? '' : me.tenant.name })}-${day}.json`);
    } catch (error) {
      toasts.show(failureText(error), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button leftSection={<Icon of={Download} small />} loading={isBusy} onClick={() => void save()}>
      {text('export')}
    </Button>
  );
}
