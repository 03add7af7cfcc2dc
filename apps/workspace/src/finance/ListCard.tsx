import type { Entity } from '@homeport/grammar';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { titleOf } from '@homeport/ui/records/fields/title-of.ts';
import { useShow } from '@homeport/ui/records/fields/use-show.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useFinanceWords } from './use-finance-words.ts';

/** As many records as a card shows; the way to all of them stands beside its title. */
const most = 5;

interface Listed {
  readonly entity: Entity;
  readonly states: readonly string[];
  readonly sort: string;
  readonly isDescending?: boolean;
}

/** The first records of a list in some states, with the way to the whole list. */
export function ListCard({
  title,
  href,
  columns,
  ...listed
}: Listed & { readonly title: string; readonly href: string; readonly columns: readonly string[] }) {
  const text = useFinanceWords();
  const query = useFirst(listed);
  return (
    <Card title={title} aside={<AppLink href={href}>{text('card.all')}</AppLink>}>
      <WhenLoaded query={query} rows={3} failed={text('card.failed')}>
        {({ content }) =>
          content.length === 0 ? (
            <p className="hp-muted">{text('card.none')}</p>
          ) : (
            <Rows entity={listed.entity} columns={columns} rows={content} />
          )
        }
      </WhenLoaded>
    </Card>
  );
}

function useFirst({ entity, states, sort, isDescending = false }: Listed) {
  const host = useRecordHost();
  return useQuery({
    queryKey: [...recordKeys(host.tenant, entity).lists, 'card', states, sort],
    queryFn: () =>
      host.source.list(entity, {
        filter: { field: 'status', op: 'in', value: states },
        sort: [{ field: sort, descending: isDescending }],
        size: most,
        total: 'none',
      }),
  });
}

function Rows({
  entity,
  columns,
  rows,
}: {
  readonly entity: Entity;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}) {
  const host = useRecordHost();
  const labels = useLabels();
  const show = useShow();
  const shown = columns.flatMap((name) => fieldAt(entity, name) ?? []);
  return (
    <AdminTable
      columns={[labels.entity(entity), ...shown.map((at) => labels.field(at))]}
      rows={rows}
      keyOf={({ id }) => id}
      head={(row) => (
        <AppLink href={host.address({ to: 'record', entity, id: row.id }) ?? ''}>{titleOf(entity, row, show)}</AppLink>
      )}
      cells={(row) =>
        shown.map((at) => (
          <td key={at.wire} data-label={labels.field(at)}>
            <FieldShow at={at} value={row[at.wire]} row={row} />
          </td>
        ))
      }
    />
  );
}
