import { ask } from '@homeport/client';
import { caseWorkflowItem, dryRunWorkflow } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** How many steps an assignment gets when it is activated, of which workflow, and by when the first is due. */
export function ActivationPreview({ id }: { id: string }) {
  const text = useWords();
  const formats = useFormats();
  const host = useRecordHost();
  const { me, access } = useWorkspace();
  const isKnown = mayDo(access, 'call.dryRunWorkflow');
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, caseWorkflowItem).lists, 'dry-run', id, undefined],
    queryFn: ({ signal }) =>
      ask(dryRunWorkflow, {
        query: { caseDetail: id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    enabled: isKnown,
  });
  if (!isKnown) return null;
  return (
    <WhenLoaded query={query} rows={1} failed={text('work.failed')}>
      {({ workflow, steps }) => {
        if (!workflow) return <p>{text('work.noWorkflow')}</p>;
        const kept = steps.filter(({ leftOutBecause }) => leftOutBecause === null);
        const [first] = kept.flatMap(({ due }) => due ?? []).toSorted();
        const due = first === undefined ? 'none' : formats.dayInSentence(first);
        return (
          <>
            <p>{text('work.willMake', { name: workflow.name, count: kept.length, due })}</p>
            {steps.length > kept.length ? (
              <p className="hp-muted">{text('work.willLeaveOut', { count: steps.length - kept.length })}</p>
            ) : null}
          </>
        );
      }}
    </WhenLoaded>
  );
}
