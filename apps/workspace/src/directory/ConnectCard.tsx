import './directory.css';
import { apiClient } from '@homeport/model/api-clients';
import type { DirectoryOverview, DirectoryProgram } from '@homeport/model/scim';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { AdminTable } from '../admin/AdminTable.tsx';
import { type DirectoryKey, useDirectoryText } from './use-directory.ts';

/** What an administrator enters in the directory, and the programs that may call. */
export function ConnectCard({ directory }: { readonly directory: DirectoryOverview }) {
  const text = useDirectoryText();
  const host = useRecordHost();
  const formats = useFormats();
  const { programs } = directory;
  const fresh = host.address({ to: 'new', entity: apiClient, search: { scopes: 'scim' } });
  const today = Temporal.Now.plainDateISO('UTC').toString();
  return (
    <Card title={text('connect')}>
      <dl className="directory-facts">
        <dt>{text('address')}</dt>
        <dd>
          <code>{directory.address}</code>
        </dd>
        <dt>{text('tokenAddress')}</dt>
        <dd>
          <code>{directory.tokenAddress}</code>
        </dd>
      </dl>
      <ol className="directory-steps">
        {(['step.client', 'step.enter', 'step.groups'] as const).map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ol>
      {fresh ? (
        <AppLink href={fresh} className={programs.length === 0 ? 'hp-button hp-button-filled' : 'hp-button'}>
          {text('newClient')}
        </AppLink>
      ) : null}
      {programs.length > 0 ? (
        <AdminTable
          columns={[text('program'), text('clientId'), text('programState'), text('lastCall')]}
          rows={programs}
          keyOf={(one) => one.id}
          head={(one) => {
            const href = host.address({ to: 'record', entity: apiClient, id: one.id });
            return href ? <AppLink href={href}>{one.name}</AppLink> : one.name;
          }}
          cells={(one) => (
            <>
              <td>{one.clientId}</td>
              <td>{text(stateOf(one, today))}</td>
              <td className="hp-number">{one.lastUsedAt ? formats.localTime(one.lastUsedAt) : text('never')}</td>
            </>
          )}
        />
      ) : null}
    </Card>
  );
}

function stateOf({ active, hasSecret, validUntil }: DirectoryProgram, today: string): DirectoryKey {
  if (!active) return 'program.off';
  if (validUntil !== null && validUntil < today) return 'program.expired';
  return hasSecret ? 'program.ready' : 'program.noSecret';
}
