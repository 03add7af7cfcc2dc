import { ask } from '@homeport/client';
import { type CostReport, costReport, type ReportDimension, reportDimensions } from '@homeport/model/costing';
import { useQuery } from '@tanstack/react-query';
import { allCompanies } from '../frame/company.rules.ts';
import { useScreen } from '../frame/use-screen.ts';
import { useWorkspace } from '../frame/workspace.ts';
import { costReportPath } from './paths.ts';

const isDimension = (value: string | undefined): value is ReportDimension =>
  value !== undefined && Object.hasOwn(reportDimensions, value);

/** How the report is put together. */
export interface AskedReport {
  readonly by: ReportDimension;
  readonly of?: ReportDimension;
  readonly key?: string;
  readonly withPay?: true;
}
/** What the address asks of the report, and its answer. */
export function useCostReport() {
  const { me } = useWorkspace();
  const { search, onSearch, tenant } = useScreen(costReportPath);
  const by = isDimension(search.by) ? search.by : 'BENEFIT';
  const key = search.key;
  const isOfSeveral = me.tenants.length > 1;
  const where = tenant ?? (isOfSeveral ? allCompanies : undefined);
  const asked: AskedReport = {
    // A group that was opened shows its assignments.
    ...(key === undefined ? { by } : { by: 'ASSIGNMENT', of: by, key }),
    ...(search.pay === 'yes' ? { withPay: true } : {}),
  };
  const query = useQuery<CostReport>({
    queryKey: ['cost-report', where ?? 'own', asked],
    queryFn: ({ signal }) => ask(costReport, { query: asked, signal, ...(where ? { tenant: where } : {}) }),
  });
  return { by, key, withPay: search.pay === 'yes', where, asked, query, search, onSearch, isOfSeveral };
}
