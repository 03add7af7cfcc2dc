import { ask } from '@homeport/client';
import { caseWorkflowItem, type DryStep, dryRunWorkflow } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

const columns = ['step', 'starts', 'due', 'owner', 'came'] as const;

/** What a workflow would give an assignment: the one that is named, else the one that its activation takes. Nothing is stored. */
export function DrySteps({
  caseDetail,
  workflow,
  action,
}: {
  caseDetail: string;
  workflow?: string;
  /** What can be done about it, where there is a workflow. */
  action?: ReactNode;
}) {
  const text = useWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseWorkflowItem).lists, 'dry-run', caseDetail, workflow],
    queryFn: ({ signal }) =>
      ask(dryRunWorkflow, {
        query: { caseDetail, ...(workflow ? { workflow } : {}) },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  return (
    <WhenLoaded query={query} rows={6} failed={text('work.failed')}>
      {({ workflow: found, steps }) =>
        found ? (
          <>
            <p>
              {text('work.wouldMake', { name: found.name, count: steps.length })}{' '}
              {text('work.wouldBeLate', { count: steps.filter((one) => one.lateDays > 0).length })}
            </p>
            {action}
            <DryTable steps={steps} />
          </>
        ) : (
          <p>{text('work.noWorkflow')}</p>
        )
      }
    </WhenLoaded>
  );
}

function DryTable({ steps }: { steps: readonly DryStep[] }) {
  const text = useWords();
  const formats = useFormats();
  const labels = useLabels();
  const reason = fieldAt(caseWorkflowItem, 'ownerReason');
  const because = fieldAt(caseWorkflowItem, 'leftOutBecause');
  return (
    <AdminTable
      columns={columns.map((one) => text(`work.${one}`))}
      rows={steps}
      keyOf={(one) => one.key}
      head={(one) => `${one.sequence} ${one.name}`}
      under={(one) => (one.waitsFor.length > 0 ? text('work.waitsFor', { steps: formats.list(one.waitsFor) }) : null)}
      cells={(one) => (
        <>
          <td className="hp-number" data-label={text('work.starts')}>
            {one.start ? formats.date(one.start) : '–'}
          </td>
          <td className="hp-number" data-label={text('work.due')}>
            {one.due ? formats.date(one.due) : '–'}
          </td>
          <td data-label={text('work.owner')}>
            {one.owner ?? text('work.nobody')}
            {reason ? <span className="hp-caption">{labels.choice(reason, one.ownerReason)}</span> : null}
          </td>
          <td data-label={text('work.came')}>
            {one.leftOutBecause && because ? labels.choice(because, one.leftOutBecause) : null}
            {one.doneOn ? text('work.doneOn', { day: formats.date(one.doneOn) }) : null}
            {one.lateDays > 0 ? (
              <span className="hp-caption">
                {text(one.doneOn ? 'work.wasLate' : 'work.isLate', { count: one.lateDays })}
              </span>
            ) : null}
          </td>
        </>
      )}
    />
  );
}
