import { ask } from '@homeport/client';
import { caseDetail } from '@homeport/model/cases';
import { workflow, workflowReach } from '@homeport/model/workflow';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Whom it concerns that a workflow is published: the kinds of assignment that get its steps, and those that stay as they run. */
export function PublishPreview({ id }: { id: string }) {
  const text = useWords();
  const formats = useFormats();
  const labels = useLabels();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery({
    queryKey: [...recordKeys(host.tenant, workflow).all, 'reach', id],
    queryFn: ({ signal }) =>
      ask(workflowReach, {
        query: { workflow: id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    // Assignments come and go: what was counted before says nothing of now.
    gcTime: 0,
  });
  const type = fieldAt(caseDetail, 'type');
  return (
    <WhenLoaded query={query} rows={1} failed={text('work.reachFailed')}>
      {({ types, pending, running }) => (
        <>
          {types.length === 0 ? (
            <p>{text('work.reachNobody')}</p>
          ) : (
            <p>
              {text('work.reach', {
                kinds: formats.list(types.map((one) => (type ? labels.choice(type, one) : one))),
                pending,
              })}
            </p>
          )}
          {running > 0 ? <p className="hp-muted">{text('work.reachRunning', { running })}</p> : null}
        </>
      )}
    </WhenLoaded>
  );
}
