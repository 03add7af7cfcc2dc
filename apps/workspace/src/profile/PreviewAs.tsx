import { ask, keepTokens } from '@homeport/client';
import { previewRole } from '@homeport/model/identity';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Shows the workspace as a role of one's own company sees it; the bar above every page leads back. */
export function PreviewAs({ row }: { readonly row: Row }) {
  const text = useWords();
  const host = useRecordHost();
  const { access, me, reload } = useWorkspace();
  const [failure, setFailure] = useState<unknown>(null);
  if (!mayDo(access, 'call.previewRole') || me.actingBy || host.tenant !== me.tenant.id) return null;
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
      <Button variant="default" onClick={() => void enter()}>
        {text('previewAs.button')}
      </Button>
    </>
  );
}
