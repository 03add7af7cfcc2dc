import './costing.css';
import { ask } from '@homeport/client';
import { caseDetail, costEstimate } from '@homeport/model/cases';
import { type CaseEstimates, caseEstimates } from '@homeport/model/costing';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { deedsOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeedLabel, useStartDeed } from '@homeport/ui/records/actions/RecordActions.tsx';
import { useDeclared } from '@homeport/ui/records/fields/use-declared.ts';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { Estimate } from './Estimate.tsx';
import { useCostingWords } from './use-costing-words.ts';

/** What an assignment is expected to cost: its estimates, the newest first, and the deed that works out the next one. */
export function EstimatesTab({ row }: { readonly row: Row }) {
  const text = useCostingWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery<CaseEstimates>({
    queryKey: [...recordKeys(host.tenant, costEstimate).lists, 'estimates', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(caseEstimates, {
        query: { caseDetail: row.id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  return (
    <WhenLoaded query={query} rows={6} failed={text('failed')}>
      {({ estimates }) => (
        <div className="costing">
          {estimates.length === 0 ? (
            <EmptyState title={text('none')} action={<WorkOut row={row} />}>
              {text('noneText')}
            </EmptyState>
          ) : (
            <WorkOut row={row} />
          )}
          <Estimate estimates={estimates} />
        </div>
      )}
    </WhenLoaded>
  );
}

/** Works out the next draft, where the reader may. */
function WorkOut({ row }: { readonly row: Row }) {
  const host = useRecordHost();
  const entity = useDeclared(caseDetail.name) ?? caseDetail;
  const label = useDeedLabel(entity);
  const { start, dialog, busy } = useStartDeed(entity);
  const deed = deedsOf(host.catalogue, entity, row).find(({ name }) => name === 'estimateCosts');
  if (!deed) return null;
  return (
    <div className="costing-deeds">
      <Button variant="default" loading={busy === deed.name} onClick={() => start(deed, row)}>
        {label(deed)}
      </Button>
      {dialog}
    </div>
  );
}
