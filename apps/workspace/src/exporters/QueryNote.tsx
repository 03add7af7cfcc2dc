import { allowanceFor } from '@homeport/grammar';
import { exporter } from '@homeport/model/exporters';
import { dataQuery } from '@homeport/model/queries';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { isRef } from '@homeport/ui/records/fields/field-texts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLearned } from '../frame/use-learned.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useExporters } from './use-exporters.ts';
import { exporterWords } from './words.ts';

/** What a query or a report does today: an exporter makes a file of the query; nothing shows or sends the report itself. */
export function QueryNote({ row, of }: { readonly row: Row; readonly of: 'query' | 'report' }) {
  useLearned('exporters', exporterWords);
  const text = useExporters();
  const host = useRecordHost();
  const { access } = useWorkspace();
  const query = of === 'query' ? row.id : isRef(row.dataQuery) ? row.dataQuery.id : undefined;
  // Who may not export them learns it before an exporter is made, not from its empty log.
  const about =
    of === 'query' && host.catalogue.hasEntity(String(row.about))
      ? host.catalogue.entity(String(row.about))
      : undefined;
  const mayExport = !about || allowanceFor(about, host.viewer).deeds.export !== undefined;
  const mayMake = query !== undefined && mayExport && mayDo(access, 'exporter.create');
  const href = mayMake ? host.address({ to: 'new', entity: exporter, search: { [dataQuery.name]: query } }) : null;
  return (
    <Banner tone="info" {...(href ? { action: { label: text('note.make'), onClick: () => host.go(href) } } : {})}>
      {text(of === 'query' ? 'note.query' : 'note.report')}
      {href ? '' : ` ${text(mayExport ? 'note.ask' : 'note.mayNot')}`}
    </Banner>
  );
}
