import './costing.css';
import { ask } from '@homeport/client';
import { costEstimate } from '@homeport/model/cases';
import { type CaseEstimates, caseEstimates } from '@homeport/model/costing';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { mayDo, useWorkspace } from '../frame/workspace.ts';
import { Actuals } from './Actuals.tsx';
import { CaseDeed } from './CaseDeed.tsx';
import { Estimate } from './Estimate.tsx';
import { useCostingWords } from './use-costing-words.ts';

/** What an assignment is expected to cost: its estimates, the newest first, and the deed that works out the next one. */
export function EstimatesTab({ row }: { readonly row: Row }) {
  const text = useCostingWords();
  const host = useRecordHost();
  const { me, access } = useWorkspace();
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
            <EmptyState title={text('none')} action={<CaseDeed row={row} of="estimateCosts" />}>
              {text('noneText')}
            </EmptyState>
          ) : (
            <CaseDeed row={row} of="estimateCosts" />
          )}
          <Estimate estimates={estimates} />
          {mayDo(access, 'call.caseActuals') ? <Actuals id={row.id} version={row.version} /> : null}
        </div>
      )}
    </WhenLoaded>
  );
}
