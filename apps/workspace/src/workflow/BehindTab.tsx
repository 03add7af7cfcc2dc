import { ask } from '@homeport/client';
import { caseDetail } from '@homeport/model/cases';
import { caseWorkflow, movedAtOnce, type WorkflowBehind, workflowBehind } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ActionButton } from '@homeport/ui/parts/ActionButton.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminTable } from '../admin/AdminTable.tsx';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { MovesDialog } from './MovesDialog.tsx';

/** How often and how long it is looked how far a job has come that was begun here, in milliseconds. */
const [lookEvery, lookFor] = [1000, 60_000];

/** The assignments that run an older version of a workflow, to be moved to the newer one together. */
export function BehindTab({ workflow }: { readonly workflow: string }) {
  const text = useWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const [lookUntil, setLookUntil] = useState(0);
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseWorkflow).lists, 'behind', workflow],
    queryFn: ({ signal }) =>
      ask(workflowBehind, {
        query: { workflow },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    refetchInterval: () => (Date.now() < lookUntil ? lookEvery : false),
  });
  return (
    <WhenLoaded query={query} rows={6} failed={text('work.failed')}>
      {(behind) =>
        behind.total === 0 ? (
          <p className="hp-muted">{text('work.behindNone')}</p>
        ) : (
          <Behind {...behind} onBegun={() => setLookUntil(Date.now() + lookFor)} />
        )
      }
    </WhenLoaded>
  );
}

const columns = ['assignment', 'open', 'due'] as const;

function Behind({ running, total, onBegun }: WorkflowBehind & { readonly onBegun: () => void }) {
  const text = useWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isLooking, setLooking] = useState(false);
  // Of those that are there still: what was moved meanwhile is not asked for again.
  const picked = running.filter((one) => chosen.has(one.running)).map((one) => one.running);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(picked);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const tooMany = picked.length > movedAtOnce ? text('work.atMost', { count: movedAtOnce }) : null;
  const reason = picked.length === 0 ? text('work.chooseSome') : tooMany;
  const most = running.slice(0, movedAtOnce).map((one) => one.running);
  return (
    <div className="hp-lines">
      <p>{text('work.behindCount', { count: total })}</p>
      <div className="hp-row">
        <ActionButton variant="default" onClick={() => setChosen(new Set(picked.length > 0 ? [] : most))}>
          {picked.length > 0 ? text('work.chooseNone') : text('work.chooseMany', { count: most.length })}
        </ActionButton>
        <ActionButton reason={reason} onClick={() => setLooking(true)}>
          {text('work.lookAtMoves', { count: picked.length })}
        </ActionButton>
      </div>
      <BehindTable running={running} chosen={chosen} choose={choose} />
      {isLooking ? (
        <MovesDialog
          running={picked}
          onClose={() => setLooking(false)}
          onMoved={() => {
            setChosen(new Set());
            setLooking(false);
            onBegun();
          }}
        />
      ) : null}
    </div>
  );
}

interface BehindTableProps extends Pick<WorkflowBehind, 'running'> {
  readonly chosen: ReadonlySet<string>;
  readonly choose: (id: string, isChosen: boolean) => void;
}
function BehindTable({ running, chosen, choose }: BehindTableProps) {
  const text = useWords();
  const formats = useFormats();
  const { address } = useRecordHost();
  return (
    <AdminTable
      columns={columns.map((one) => text(`work.${one}`))}
      rows={running}
      keyOf={(one) => one.running}
      head={(one) => (
        <Checkbox
          label={one.title}
          checked={chosen.has(one.running)}
          onChange={(event) => choose(one.running, event.currentTarget.checked)}
        />
      )}
      cells={(one) => (
        <>
          <td className="hp-number" data-label={text('work.open')}>
            <a href={address({ to: 'record', entity: caseDetail, id: one.caseDetail, tab: 'work' }) ?? undefined}>
              {text('work.openSteps', { count: one.openSteps })}
            </a>
          </td>
          <td className="hp-number" data-label={text('work.due')}>
            {one.nextDue ? formats.date(one.nextDue) : '–'}
          </td>
        </>
      )}
    />
  );
}
