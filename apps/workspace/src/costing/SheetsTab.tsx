import './costing.css';
import { ask } from '@homeport/client';
import { balanceSheet } from '@homeport/model/cases';
import { type CaseSheets, caseSheets } from '@homeport/model/costing';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { recordKeys } from '@homeport/ui/records/host/queries.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useQuery } from '@tanstack/react-query';
import { WhenLoaded } from '../admin/WhenLoaded.tsx';
import { useWorkspace } from '../frame/workspace.ts';
import { CaseDeed } from './CaseDeed.tsx';
import { SheetPaper } from './SheetPaper.tsx';
import { useCostingWords } from './use-costing-words.ts';

/** What the pay of somebody buys at home, and what keeps it whole abroad: the balance sheets of an assignment as paper, the newest first. */
export function SheetsTab({ row }: { readonly row: Row }) {
  const text = useCostingWords();
  const host = useRecordHost();
  const { me } = useWorkspace();
  const query = useQuery<CaseSheets>({
    queryKey: [...recordKeys(host.tenant, balanceSheet).lists, 'sheets', row.id, row.version],
    queryFn: ({ signal }) =>
      ask(caseSheets, {
        query: { caseDetail: row.id },
        ...(host.tenant === me.tenant.id ? {} : { tenant: host.tenant }),
        signal,
      }),
  });
  return (
    <WhenLoaded query={query} rows={6} failed={text('sheetsFailed')}>
      {({ sheets }) => (
        <div className="costing">
          {sheets.length === 0 ? (
            <EmptyState title={text('noSheet')} action={<CaseDeed row={row} of="workOutBalanceSheet" />}>
              {text('noSheetText')}
            </EmptyState>
          ) : (
            <CaseDeed row={row} of="workOutBalanceSheet" />
          )}
          {sheets.map((sheet) => (
            <SheetPaper key={sheet.id} sheet={sheet} />
          ))}
        </div>
      )}
    </WhenLoaded>
  );
}
