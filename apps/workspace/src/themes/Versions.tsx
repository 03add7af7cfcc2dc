import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { StatusChips } from '@homeport/ui/records/record/StatusChips.tsx';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { useThemes } from './use-themes.ts';

/** All versions; each opens above, and a previous one can be published again from there. */
export function Versions({
  rows,
  open,
  onOpen,
}: {
  readonly rows: readonly Row[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}) {
  const text = useThemes();
  const formats = useFormats();
  const host = useRecordHost();
  const theme = host.catalogue.entity('theme');
  return (
    <Card title={text('versions')}>
      <AdminTable
        columns={[
          text('versions.name'),
          text('versions.colour'),
          text('versions.state'),
          text('versions.published'),
          text('versions.open'),
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        head={(row) => (
          <AppLink href={host.address({ to: 'record', entity: theme, id: row.id }) ?? ''}>
            {text('versions.named', { code: String(row.code), name: String(row.name) })}
          </AppLink>
        )}
        cells={(row) => (
          <>
            <td>
              <span className="theme-dot" style={{ background: String(row.brandColor ?? '') }} aria-hidden />{' '}
              {String(row.brandColor ?? '')}
            </td>
            <td>
              <StatusChips entity={theme} row={row} />
            </td>
            <td className="hp-number">
              {row.publishedAt ? formats.date(String(row.publishedAt).slice(0, 10)) : text('versions.never')}
            </td>
            <td>
              {row.id === open ? (
                <span className="hp-muted">{text('versions.isOpen')}</span>
              ) : (
                <RowButton label={text('versions.open')} about={String(row.code)} onClick={() => onOpen(row.id)} />
              )}
            </td>
          </>
        )}
      />
    </Card>
  );
}
