import './costing.css';
import { ask } from '@homeport/client';
import { scenario } from '@homeport/model/cases';
import { compareScenarios, mostCompared, type ScenarioComparison } from '@homeport/model/costing';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { CaseDeed } from './CaseDeed.tsx';
import { Comparison } from './Comparison.tsx';
import { useCostingWords } from './use-costing-words.ts';

/** The ways an assignment could be, up to four beside the assignment as it is, and the deed that adds one. */
export function ScenariosTab({ row }: { readonly row: Row }) {
  const text = useCostingWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const [chosen, choose] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery<ScenarioComparison>({
    queryKey: [...recordKeys(host.tenant, scenario).lists, 'comparison', row.id, row.version, chosen],
    queryFn: ({ signal }) =>
      ask(compareScenarios, {
        query: { caseDetail: row.id, ...(chosen?.length && { scenarios: chosen.join(',') }) },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  // A comparison of yesterday under a failure of today would be taken for one of today.
  if (error) return <InlineError message={text('compareFailed')} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  if (data.scenarios.length === 0)
    return (
      <EmptyState title={text('noScenario')} action={<CaseDeed row={row} of="addScenario" />}>
        {text('noScenarioText')}
      </EmptyState>
    );
  const shown = data.plans.flatMap(({ id }) => id ?? []);
  return (
    <div className="costing">
      <CaseDeed row={row} of="addScenario" />
      {data.scenarios.length > 1 ? <Choice of={data} shown={chosen ?? shown} onChoose={choose} /> : null}
      <Comparison of={data} caseDetail={row.id} />
    </div>
  );
}

interface ChoiceProps {
  readonly of: ScenarioComparison;
  readonly shown: readonly string[];
  readonly onChoose: (ids: readonly string[]) => void;
}
/** Which of them are compared: one at least, four at most. */
function Choice({ of: { scenarios }, shown, onChoose }: ChoiceProps) {
  const text = useCostingWords();
  const isFull = shown.length >= mostCompared;
  return (
    <Checkbox.Group
      label={text('compared')}
      description={text('comparedHelp', { most: mostCompared })}
      value={[...shown]}
      onChange={onChoose}
    >
      <div className="costing-deeds">
        {scenarios.map(({ id, label }) => {
          const isShown = shown.includes(id);
          return <Checkbox key={id} value={id} label={label} disabled={isShown ? shown.length === 1 : isFull} />;
        })}
      </div>
    </Checkbox.Group>
  );
}
