import { ask } from '@homeport/client';
import { caseWorkflow, type RunningWorkflow, runningWorkflows } from '@homeport/model/workflow';
import { Banner } from '@homeport/ui/parts/Banner.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { MoveDialog } from './MoveDialog.tsx';

/** Says that an assignment runs an older version of its workflow, and moves it to the newer one. */
export function NewerVersion({ id }: { readonly id: string }) {
  const text = useWords();
  const host = useRecordHost();
  const { me, access } = useWorkspace();
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const [moving, setMoving] = useState<RunningWorkflow | null>(null);
  const { data } = useQuery({
    queryKey: [...recordKeys(host.tenant, caseWorkflow).lists, 'newer', id],
    queryFn: ({ signal }) => ask(runningWorkflows, { query: { caseDetail: id }, ...away, signal }),
    enabled: mayDo(access, 'call.runningWorkflows'),
  });
  const behind = data?.running.filter(({ newer }) => newer !== null) ?? [];
  return (
    <>
      {behind.map((one) => (
        <Banner
          key={one.id}
          tone="info"
          title={text('work.newer', { name: one.name })}
          action={{ label: text('work.move'), onClick: () => setMoving(one) }}
        >
          {text('work.newerHelp')}
        </Banner>
      ))}
      {moving ? <MoveDialog running={moving} onClose={() => setMoving(null)} /> : null}
    </>
  );
}
