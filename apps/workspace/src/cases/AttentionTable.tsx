import { type AttentionLine, caseDetail } from '@homeport/model/cases';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { AdminTable } from '../admin/AdminTable.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useCasesWords } from './use-cases-words.ts';
import { useHealthSays } from './use-health-says.ts';

/** One line for each assignment that needs attention: why, and what is next. */
export function AttentionTable({
  lines,
  isOfSeveral,
}: {
  readonly lines: readonly AttentionLine[];
  /** They are those of several companies. */
  readonly isOfSeveral: boolean;
}) {
  const text = useCasesWords();
  const says = useHealthSays();
  const formats = useFormats();
  const { me, hostOf } = useWorkspace();
  const companyOf = ({ tenantId }: AttentionLine) => me.tenants.find(({ id }) => id === tenantId) ?? me.tenant;
  const heads = ['attention.case', 'attention.why', 'attention.next', 'attention.manager'] as const;
  return (
    <AdminTable
      columns={[
        ...heads.map((key) => text(key)),
        { number: text('attention.approved') },
        ...(isOfSeveral ? [text('attention.company')] : []),
      ]}
      rows={lines}
      keyOf={({ id }) => id}
      head={(line) => (
        <AppLink href={hostOf(companyOf(line).id).address({ to: 'record', entity: caseDetail, id: line.id }) ?? ''}>
          {line.assignee.label}
        </AppLink>
      )}
      under={({ reference }) => reference}
      cells={(line) => (
        <>
          <td data-label={text('attention.why')}>
            {line.health.concerns.map((one) => (
              <div key={one.kind}>{says.concern(one)}</div>
            ))}
          </td>
          <td data-label={text('attention.next')}>{says.next(line.health)}</td>
          <td data-label={text('attention.manager')}>{line.manager?.label ?? ''}</td>
          <td data-label={text('attention.approved')} className="admin-number">
            {line.approved ? formats.money(line.approved.amount, line.approved.currency) : ''}
          </td>
          {isOfSeveral ? <td data-label={text('attention.company')}>{companyOf(line).name}</td> : null}
        </>
      )}
    />
  );
}
