import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { Button } from '@mantine/core';
import { withParams } from '../frame/address.ts';
import { useScreen } from '../frame/use-screen.ts';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { paymentsPage } from './menu.ts';

/** Leads to where a batch is released, for who may: password, four eyes and the file are asked for there. */
export function ReleaseLink({ id }: { readonly id: string }) {
  const text = useWords();
  const host = useRecordHost();
  const { access } = useWorkspace();
  const { place } = useScreen(paymentsPage.path);
  if (!mayDo(access, 'call.paymentsToBuild')) return null;
  return (
    <Button onClick={() => host.go(withParams(paymentsPage.path, { tab: 'batches', batch: id, ...place }))}>
      {text('payments.release')}
    </Button>
  );
}
