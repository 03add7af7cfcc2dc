import { ask, records } from '@homeport/client';
import { configurationSigner, type TrustedInstallation, trustedInstallation } from '@homeport/model/configuration';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { refusalOf } from '../admin/use-admin.ts';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { TrustDialog } from './TrustDialog.tsx';
import { useConfiguration } from './use-configuration.ts';

/** What others need to take bundles of this installation in, and the installations whose bundles are taken in here. */
export function TrustedInstallations({ tenant }: { readonly tenant: string | undefined }) {
  const text = useConfiguration();
  const formats = useFormats();
  const queries = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<TrustedInstallation | null>(null);
  const query = useQuery({
    queryKey: ['configuration-trusted', tenant ?? 'own'],
    queryFn: async ({ signal }) => ({
      own: await ask(configurationSigner, { ...(tenant ? { tenant } : {}), signal }),
      others: (await records(trustedInstallation, tenant).search({ sort: ['name,asc'], size: 200 }, signal)).content,
    }),
  });
  const again = () => queries.invalidateQueries({ queryKey: ['configuration-trusted'] });
  const remove = async () => {
    if (!leaving) return undefined;
    const { id, version } = leaving;
    const refusal = await refusalOf(() => records(trustedInstallation, tenant).delete(id, { version }), text('failed'));
    if (!refusal) await again();
    return refusal;
  };
  return (
    <Card title={text('trusted')}>
      <WhenLoaded query={query} rows={3} failed={text('failed')}>
        {({ own, others }) => (
          <div className="hp-lines">
            <p className="hp-muted">{text('trustedText')}</p>
            <dl className="configuration-own">
              <dt>{text('ownFingerprint')}</dt>
              <dd>
                <code>{own.fingerprint}</code>
              </dd>
              <dt>{text('ownKey')}</dt>
              <dd>
                <code>{own.publicKey}</code>
              </dd>
            </dl>
            {others.length === 0 ? (
              <p>{text('noneTrusted')}</p>
            ) : (
              <AdminTable
                columns={(['installation', 'added', 'act'] as const).map((one) =>
                  text(one === 'added' ? 'since' : one),
                )}
                rows={others}
                keyOf={(one) => one.id}
                head={(one) => one.name}
                under={(one) => <code>{one.fingerprint}</code>}
                cells={(one) => (
                  <>
                    <td className="hp-number" data-label={text('since')}>
                      {formats.localTime(one.created)}
                    </td>
                    <td>
                      <RowButton label={text('distrust')} about={one.name} onClick={() => setLeaving(one)} />
                    </td>
                  </>
                )}
              />
            )}
            <div className="hp-row">
              <Button variant="default" onClick={() => setAdding(true)}>
                {text('addTrust')}
              </Button>
            </div>
          </div>
        )}
      </WhenLoaded>
      {isAdding ? <TrustDialog tenant={tenant} onClose={() => setAdding(false)} onAdded={again} /> : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={text('distrustOf', { name: leaving?.name ?? '' })}
        confirmLabel={text('distrust')}
        isDangerous
        onConfirm={remove}
      >
        {text('distrustText')}
      </ConfirmDialog>
    </Card>
  );
}
