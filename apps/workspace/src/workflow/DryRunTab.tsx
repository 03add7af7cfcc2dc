import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { useRefOptions } from '@homeport/ui/records/fields/use-ref-options.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { DrySteps } from './DrySteps.tsx';

/** A workflow is tried on an assignment, past or running, before it is published. */
export function DryRunTab({ workflow }: { workflow: string }) {
  const text = useWords();
  const { catalogue } = useRecordHost();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <PickList
        label={text('work.tryOn')}
        description={text('work.tryOnHelp')}
        load={useRefOptions(catalogue.entity('caseDetail'))}
        value={chosen}
        onChange={setChosen}
      />
      {chosen === null ? null : <DrySteps caseDetail={chosen} workflow={workflow} />}
    </>
  );
}
