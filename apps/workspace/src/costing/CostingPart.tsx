import type { Row } from '@homeport/ui/records/host/row.ts';
import { EstimatesTab } from './EstimatesTab.tsx';
import { ScenariosTab } from './ScenariosTab.tsx';
import { SheetsTab } from './SheetsTab.tsx';

export { CostReportPage } from './CostReportPage.tsx';

export interface CostingPartProps {
  readonly part: 'estimates' | 'sheets' | 'scenarios';
  readonly row: Row;
}
/** What is worked out of the cost of an assignment, on its page. */
export function CostingPart({ part, row }: CostingPartProps) {
  if (part === 'scenarios') return <ScenariosTab row={row} />;
  return part === 'estimates' ? <EstimatesTab row={row} /> : <SheetsTab row={row} />;
}
