import './terms.css';
import { ask } from '@homeport/client';
import { caseBenefit } from '@homeport/model/benefits';
import { type CaseTerms, caseTerms } from '@homeport/model/terms';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { BenefitTable } from './BenefitTable.tsx';
import { Offered } from './Offered.tsx';
import { Recalculate } from './Recalculate.tsx';
import { useTermsWords } from './use-terms-words.ts';

/** What an assignment is entitled to: what is granted and used, what its terms come to now, and what could be included. */
export function TermsTab({ row }: { readonly row: Row }) {
  const text = useTermsWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery<CaseTerms>({
    queryKey: [...recordKeys(host.tenant, caseBenefit).lists, 'terms', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(caseTerms, {
        query: { caseDetail: row.id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  return (
    <WhenLoaded query={query} rows={5} failed={text('failed')}>
      {({ benefits, changes, offered, mayInclude }) => (
        <div className="terms">
          <Recalculate row={row} changes={changes} />
          {benefits.length === 0 ? (
            <EmptyState title={text('none')}>{text('noneText')}</EmptyState>
          ) : (
            <BenefitTable benefits={benefits} />
          )}
          <Offered row={row} offered={offered} mayInclude={mayInclude} />
        </div>
      )}
    </WhenLoaded>
  );
}
