import { records } from '@homeport/client';
import { changeOfCircumstance } from '@homeport/model/changes';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { StatusChips } from '@homeport/ui/records/record/StatusChips.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { useChangeWords } from './use-change-words.ts';

/** The changes of an assignment, the latest first, each with what was before and after. */
export function ChangesTab({ id, isOver }: { readonly id: string; readonly isOver: boolean }) {
  const text = useChangeWords();
  const host = useRecordHost();
  const { me, access } = useWorkspace();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, changeOfCircumstance).lists, 'of case', id],
    queryFn: ({ signal }) =>
      records(changeOfCircumstance, host.tenant === me.tenant.id ? undefined : host.tenant).search(
        {
          filter: { field: 'caseDetail', op: 'eq', value: id },
          sort: ['effectiveDate,desc'],
          size: 200,
          total: 'none',
        },
        signal,
      ),
  });
  const create = host.address({ to: 'new', entity: changeOfCircumstance, search: { caseDetail: id } });
  const mayAsk = !isOver && create !== null && mayDo(access, 'changeOfCircumstance.create');
  const add = mayAsk ? <Button onClick={() => host.go(create)}>{text('new')}</Button> : null;
  return (
    <WhenLoaded query={query} rows={3} failed={text('failed')}>
      {({ content }) =>
        content.length === 0 ? (
          <EmptyState title={text('none')} action={add}>
            {text('noneText')}
          </EmptyState>
        ) : (
          <>
            {add ? <div className="hp-row">{add}</div> : null}
            <ChangeTable changes={content} />
          </>
        )
      }
    </WhenLoaded>
  );
}

type Change = Awaited<ReturnType<ReturnType<typeof records<typeof changeOfCircumstance>>['search']>>['content'][number];

function ChangeTable({ changes }: { readonly changes: readonly Change[] }) {
  const text = useChangeWords();
  const formats = useFormats();
  const labels = useLabels();
  const { address } = useRecordHost();
  const kind = fieldAt(changeOfCircumstance, 'kind');
  return (
    <AdminTable
      columns={[text('change'), text('beforeAfter'), text('effective'), text('state')]}
      rows={changes}
      keyOf={(one) => one.id}
      head={(one) => (
        <AppLink href={address({ to: 'record', entity: changeOfCircumstance, id: one.id }) ?? ''}>
          {kind ? labels.choice(kind, one.kind) : one.kind}
        </AppLink>
      )}
      under={(one) => one.reason}
      cells={(one) => (
        <>
          <td data-label={text('beforeAfter')}>
            <BeforeAfter row={one} />
          </td>
          <td className="hp-number" data-label={text('effective')}>
            {formats.date(one.effectiveDate)}
          </td>
          <td>
            <StatusChips entity={changeOfCircumstance} row={one} />
          </td>
        </>
      )}
    />
  );
}
