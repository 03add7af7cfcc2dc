import { callBytes } from '@homeport/client';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { saveBytes } from '../records/file-calls.ts';
import { useCostingWords } from './use-costing-words.ts';

/** The estimate as PDF, with what its reader sees of it. */
export function EstimatePaper({ id, number }: { readonly id: string; readonly number: number }) {
  const text = useCostingWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const prefix = host.tenant === me.tenant.id ? '' : `for-tenant/${host.tenant}/`;
      saveBytes(await callBytes(`${prefix}case-estimates/${id}/paper`), `${text('paperName', { number })}.pdf`);
    } catch {
      toasts.show(text('paperFailed'), 'danger');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" loading={isBusy} leftSection={<Icon of={FileDown} small />} onClick={() => void save()}>
      {text('paper')}
    </Button>
  );
}
