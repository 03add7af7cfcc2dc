import { caseDetail } from '@homeport/model/cases';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { FieldShow } from '@homeport/ui/records/fields/FieldShow.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useLearned } from '../frame/use-learned.ts';
import { useInitiations } from './use-initiations.ts';
import { idIn } from './wizard/known-person.ts';
import { initiationWords } from './words.ts';

const columns = ['type', 'hostLocation', 'assignmentStartDate', 'assignmentEndDate', 'status'].flatMap(
  (name) => fieldAt(caseDetail, name) ?? [],
);

/** The other assignments of the same relocation file, the latest first, each with the way to it. */
export function PreviousRelocations({ row }: { readonly row: Row }) {
  useLearned('initiations', initiationWords);
  const text = useInitiations();
  const labels = useLabels();
  const host = useRecordHost();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseDetail).lists, 'previous', row.id],
    queryFn: () =>
      host.source.list(caseDetail, {
        filter: {
          all: [
            { field: 'caseMaster', op: 'eq', value: idIn(row.caseMaster) ?? '' },
            { field: 'id', op: 'ne', value: row.id },
          ],
        },
        sort: [{ field: 'assignmentStartDate', descending: true }],
        size: 50,
        total: 'none',
      }),
  });
  return (
    <WhenLoaded query={query} rows={3} failed={text('previous.failed')}>
      {({ content }) =>
        content.length === 0 ? (
          <p className="hp-muted">{text('previous.none')}</p>
        ) : (
          <AdminTable
            columns={[text('previous.reference'), ...columns.map((at) => labels.field(at))]}
            rows={content}
            keyOf={(one) => one.id}
            head={(one) => (
              <AppLink href={host.address({ to: 'record', entity: caseDetail, id: one.id }) ?? ''}>
                {String(one.reference)}
              </AppLink>
            )}
            cells={(one) =>
              columns.map((at) => (
                <td key={at.wire} data-label={labels.field(at)}>
                  <FieldShow at={at} value={one[at.wire]} row={one} />
                </td>
              ))
            }
          />
        )
      }
    </WhenLoaded>
  );
}
