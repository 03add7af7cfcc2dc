import { records } from '@homeport/client';
import { dataQueryColumn, dataQueryCondition } from '@homeport/model/queries';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { asText } from '@homeport/ui/records/fields/field-texts.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { useLearned } from '../frame/use-learned.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { listOfQuery } from './query-list.rules.ts';
import { useExporters } from './use-exporters.ts';
import { exporterWords } from './words.ts';

/** The way to the rows of a query where it is made: the list of its records that asks for the same. */
export function QueryRows({ row }: { readonly row: Row }) {
  useLearned('exporters', exporterWords);
  const text = useExporters();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const away = host.tenant === me.tenant.id ? undefined : host.tenant;
  const about = asText(row.about) ?? '';
  const entity = host.catalogue.hasEntity(about) ? host.catalogue.entity(about) : undefined;
  const parts = { filter: { field: 'dataQuery', op: 'eq', value: row.id }, sort: ['sequence,asc'], size: 200 } as const;
  const { data } = useQuery({
    queryKey: [...recordKeys(host.tenant, dataQueryCondition).lists, 'of', row.id, row.version],
    queryFn: async ({ signal }) => {
      const [conditions, columns] = await Promise.all([
        records(dataQueryCondition, away).search({ ...parts, total: 'none' }, signal),
        records(dataQueryColumn, away).search({ ...parts, total: 'none' }, signal),
      ]);
      return { conditions: conditions.content, columns: columns.content };
    },
    // Its conditions and columns are records of their own, and change without it.
    staleTime: 0,
  });
  if (!entity || !data) return null;
  const found = listOfQuery(entity, askedIn(row), data.conditions, data.columns);
  const href = found && host.address({ to: 'list', entity, search: found.params });
  if (!found || !href) return <p className="hp-muted">{text('rows.cannot')}</p>;
  return (
    <p>
      <AppLink href={href}>{text('rows.show')}</AppLink>
      {found.leftOut > 0 ? <span className="hp-muted"> {text('rows.leftOut', { count: found.leftOut })}</span> : null}
    </p>
  );
}

const askedIn = (row: Row) => ({
  matches: asText(row.matches),
  groupBy: asText(row.groupBy),
  sortBy: asText(row.sortBy),
  sortOrder: asText(row.sortOrder),
});
