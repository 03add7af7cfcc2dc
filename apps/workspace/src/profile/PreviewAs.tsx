import { ask, keepTokens } from '@homeport/client';
import { previewRole, rolePreview } from '@homeport/model/identity';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/**
 * Shows the workspace as a role of one's own company sees it; the bar above every page leads back. Where that cannot be, the
 * button says why.
 */
export function PreviewAs({ row }: { readonly row: Row }) {
  const text = useWords();
  const host = useRecordHost();
  const { access, me, reload } = useWorkspace();
  const [failure, setFailure] = useState<unknown>(null);
  const away = host.tenant === me.tenant.id ? {} : { tenant: host.tenant };
  const mayAsk = mayDo(access, 'call.previewRole') && !me.actingBy;
  const asked = useQuery({
    queryKey: ['rolePreview', host.tenant, row.id],
    queryFn: ({ signal }) => ask(rolePreview, { params: { role: row.id }, signal, ...away }),
    enabled: mayAsk,
    staleTime: 60_000,
  });
  if (!mayAsk) return null;
  const reason = asked.data?.reason ?? null;
  const enter = async () => {
    try {
      keepTokens(await ask(previewRole, { body: { role: row.id } }));
      host.go('/workspace');
      reload();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <>
      {failure ? <FailureNote error={failure} /> : null}
      {asked.error && !asked.data ? <FailureNote error={asked.error} onRetry={() => void asked.refetch()} /> : null}
      <Button
        variant="default"
        disabled={!asked.data}
        {...(reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': 'preview-reason' })}
        onClick={() => (reason === null ? void enter() : undefined)}
      >
        {text('previewAs.button')}
      </Button>
      {reason ? (
        <span className="hp-caption" id="preview-reason">
          {reason}
        </span>
      ) : null}
    </>
  );
}
