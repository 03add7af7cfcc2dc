import { records } from '@homeport/client';
import { type CaseWorkflowItem, caseWorkflowItem } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { deedsOf, primaryDeed } from '@homeport/ui/records/actions/deeds.ts';
import { useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '../admin/AdminTable.tsx';
import { RowButton } from '../admin/RowButton.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { DrySteps } from './DrySteps.tsx';
import { GiveSteps } from './GiveSteps.tsx';
import { NewerVersion } from './NewerVersion.tsx';
import { stateOfStep, tones } from './state-of-step.ts';

type Under = Pick<CaseWorkflowItem, 'leftOutReason' | 'leftOutBecause' | 'openChecks' | 'status'>;
type Step = Awaited<ReturnType<ReturnType<typeof records<typeof caseWorkflowItem>>['search']>>['content'][number];

/** The steps of an assignment in their order, with the one thing to do next; before it has any, what its workflow would give it. */
export function WorkTab({ id, isActive }: { id: string; isActive: boolean }) {
  const text = useWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const away = host.tenant === me.tenant.id ? undefined : host.tenant;
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseWorkflowItem).lists, 'work', id],
    queryFn: ({ signal }) =>
      records(caseWorkflowItem, away).search(
        {
          filter: { field: 'caseDetail', op: 'eq', value: id },
          sort: ['sequence,asc', 'startDate,asc'],
          size: 200,
          total: 'none',
        },
        signal,
      ),
  });
  return (
    <WhenLoaded query={query} rows={6} failed={text('work.failed')}>
      {({ content }) =>
        content.length > 0 ? (
          <>
            <NewerVersion id={id} />
            <StepTable steps={content} />
          </>
        ) : (
          <>
            <p className="hp-muted">{text(isActive ? 'work.noneYet' : 'work.none')}</p>
            <DrySteps caseDetail={id} action={isActive ? <GiveSteps id={id} /> : undefined} />
          </>
        )
      }
    </WhenLoaded>
  );
}

const columns = ['step', 'starts', 'due', 'owner', 'state', 'next'] as const;

function StepTable({ steps }: { steps: readonly Step[] }) {
  const text = useWords();
  const formats = useFormats();
  const labels = useLabels();
  const { address } = useRecordHost();
  const because = fieldAt(caseWorkflowItem, 'leftOutBecause');
  const checks = fieldAt(caseWorkflowItem, 'openChecks');
  const under = ({ leftOutReason, leftOutBecause, openChecks, status }: Under) => {
    if (leftOutReason) return leftOutReason;
    if (leftOutBecause && because) return labels.choice(because, leftOutBecause);
    return openChecks && checks && status !== 'DONE'
      ? formats.pair(labels.field(checks), formats.number(openChecks))
      : null;
  };
  return (
    <AdminTable
      columns={columns.map((one) => text(`work.${one}`))}
      rows={steps}
      keyOf={(one) => one.id}
      head={(one) => (
        <a href={address({ to: 'record', entity: caseWorkflowItem, id: one.id }) ?? undefined}>
          {one.sequence} {one.name}
        </a>
      )}
      under={(one) => under(one)}
      cells={(one) => (
        <>
          <td className="hp-number" data-label={text('work.starts')}>
            {one.startDate ? formats.date(one.startDate) : '–'}
          </td>
          <td className="hp-number" data-label={text('work.due')}>
            {one.dueDate ? formats.date(one.dueDate) : '–'}
          </td>
          <td data-label={text('work.owner')}>{one.owner?.label ?? text('work.nobody')}</td>
          <td>
            <StepState step={one} />
          </td>
          <td>
            <NextDeed step={one} />
          </td>
        </>
      )}
    />
  );
}

function StepState({ step }: { step: Step }) {
  const text = useWords();
  const formats = useFormats();
  const state = stateOfStep(step, new Date().toISOString().slice(0, 10));
  return (
    <>
      <StatusChip state={state} tone={tones[state]} label={text(`work.state.${state}`)} />
      {state === 'PUT_OFF' && step.snoozedUntil ? (
        <span className="hp-caption">{text('work.putOffUntil', { day: formats.date(step.snoozedUntil) })}</span>
      ) : null}
    </>
  );
}

/** The deed that its state puts first, where the caller may do it and nothing before it is open. */
function NextDeed({ step }: { step: Step }) {
  const host = useRecordHost();
  const entity = useDeclared(caseWorkflowItem.name) ?? caseWorkflowItem;
  const label = useDeedLabel(entity);
  const { start, dialog, busy } = useStartDeed(entity);
  const deed = step.isReady ? primaryDeed(entity, step, deedsOf(host.catalogue, entity, step)) : undefined;
  if (!deed) return dialog;
  return (
    <>
      <RowButton label={label(deed)} about={step.name} loading={busy === deed.name} onClick={() => start(deed, step)} />
      {dialog}
    </>
  );
}
