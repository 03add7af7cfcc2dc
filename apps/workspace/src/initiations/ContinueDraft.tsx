import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { withParams } from '../frame/address.ts';
import { useLearned } from '../frame/use-learned.ts';
import { useScreen } from '../frame/use-screen.ts';
import { newInitiationPath } from './paths.ts';
import { useInitiations } from './use-initiations.ts';
import { initiationWords } from './words.ts';

/** Goes on with a request that is still a draft, step by step. */
export function ContinueDraft({ row }: { readonly row: Row }) {
  useLearned('initiations', initiationWords);
  const text = useInitiations();
  const host = useRecordHost();
  const { place } = useScreen(newInitiationPath);
  return (
    <Button onClick={() => host.go(withParams(newInitiationPath, { draft: row.id, step: 'check', ...place }))}>
      {text('wizard.goOn')}
    </Button>
  );
}
