import { ask } from '@homeport/client';
import { type ConfigurationBundle, rollBackConfiguration } from '@homeport/model/configuration';
import { configurationBundleStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { PageHeader } from '@homeport/ui/parts/PageHeader.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../admin/use-admin.ts';
import { isRunning, jobsQuery } from '../frame/jobs.ts';
import { BundleLog } from './BundleLog.tsx';
import type { BundleProps } from './bundle-props.ts';
import { DifferencePart } from './DifferencePart.tsx';
import { configurationPath } from './paths.ts';
import { useConfiguration } from './use-configuration.ts';

/** One bundle: where it comes from, what it would change or has changed, and what can be done with it. */
export function BundleView({ onBack, ...props }: BundleProps & { readonly onBack: () => void }) {
  const { bundle, tenant } = props;
  const text = useConfiguration();
  const formats = useFormats();
  const { status } = bundle;
  const chip = (
    <StatusChip state={status} tone={configurationBundleStatusTones[status]} label={text(`status.${status}`)} />
  );
  return (
    <div className="admin-page">
      <PageHeader
        title={text('bundleOf', { source: bundle.source })}
        chip={chip}
        crumbs={[{ label: text('title'), href: configurationPath }]}
        description={text('facts', { at: formats.localTime(bundle.madeAt), records: bundle.records ?? 0 })}
        actions={
          status === 'APPLIED' ? (
            <RollBack bundle={bundle} tenant={tenant} />
          ) : (
            <Button variant="default" onClick={onBack}>
              {text('back')}
            </Button>
          )
        }
      />
      <Signed bundle={bundle} />
      {bundle.failure && status === 'CHECKED' ? (
        <Banner tone="danger" title={text('refused')} isUrgent>
          {bundle.failure}
        </Banner>
      ) : null}
      {status === 'APPLYING' || status === 'ROLLING_BACK' ? <Running tenant={tenant} status={status} /> : null}
      {status === 'CHECKED' ? <DifferencePart {...props} /> : null}
      {status === 'ROLLED_BACK' ? (
        <Banner tone={bundle.kept ? 'warning' : 'success'} title={text('rolledBack', { count: bundle.restored ?? 0 })}>
          {bundle.kept ? text('kept', { count: bundle.kept }) : text('allBack')}
        </Banner>
      ) : null}
      {status === 'APPLIED' || status === 'ROLLED_BACK' ? <BundleLog bundle={bundle} tenant={tenant} /> : null}
    </div>
  );
}

function Signed({ bundle }: { readonly bundle: ConfigurationBundle }) {
  const text = useConfiguration();
  const { signedBy, trusted, address, fingerprint } = bundle;
  if (signedBy === 'HERE') return <p className="hp-muted">{text('signedHere', { fingerprint })}</p>;
  if (trusted)
    return (
      <p className="hp-muted">
        {text('signedElsewhere', { name: trusted.label, address: address ?? '', fingerprint })}
      </p>
    );
  return (
    <Banner tone="warning" title={text('signedUnknown', { address: address ?? '' })}>
      {text('signedUnknownText')} <code className="configuration-fingerprint">{fingerprint}</code>
    </Banner>
  );
}

/** How far the job is; the tray shows it, too, and keeps it. */
function Running({ tenant, status }: { readonly tenant: string | undefined; readonly status: string }) {
  const text = useConfiguration();
  const { data = [] } = useQuery(jobsQuery(tenant ? `for-tenant/${tenant}/` : ''));
  const job = data.find((one) => isRunning(one) && one.name.startsWith('configuration.'));
  const isCounted = job?.step === 'change' && job.total !== null;
  return (
    <Card title={text(status === 'APPLYING' ? 'applying' : 'rollingBack')}>
      <p role="status">{isCounted ? text('progress', { done: job.done, total: job.total ?? 0 }) : text('comparing')}</p>
      {isCounted ? <progress value={job.done} max={job.total ?? 1} aria-label={text('applying')} /> : null}
    </Card>
  );
}

function RollBack({ bundle, tenant }: Pick<BundleProps, 'bundle' | 'tenant'>) {
  const text = useConfiguration();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const count = (bundle.added ?? 0) + (bundle.changed ?? 0);
  const go = async () => {
    const away = tenant ? { tenant } : {};
    const refusal = await refusalOf(
      () => ask(rollBackConfiguration, { params: { id: bundle.id }, ...away }),
      text('failed'),
    );
    if (refusal) return refusal;
    setOpen(false);
    await Promise.all(['configuration', 'jobs'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    return undefined;
  };
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('rollBack')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={text('rollBackOf', { count })}
        confirmLabel={text('rollBack')}
        isDangerous
        onConfirm={go}
      >
        {text('rollBackText')}
      </ConfirmDialog>
    </>
  );
}
