import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';
import type { CostingPartProps } from './CostingPart.tsx';

// One file for all of them: each file that is brought later has its name in the shell.
const CostingPart = lazyPart(() => import('./CostingPart.tsx').then((it) => it.CostingPart));
const drawn = (part: CostingPartProps['part']) => (row: Row) => (
  <Suspense>
    <CostingPart part={part} row={row} />
  </Suspense>
);

/** An assignment shows what it is expected to cost, what keeps its pay whole, and what it would cost another way. */
export const recordParts: RecordParts = {
  caseDetail: {
    tabs: [
      { id: 'estimates', word: 'costing.estimates', right: 'call.caseEstimates', draw: drawn('estimates') },
      { id: 'sheets', word: 'costing.sheets', right: 'call.caseSheets', draw: drawn('sheets') },
      { id: 'scenario', word: 'costing.scenarios', right: 'call.compareScenarios', draw: drawn('scenarios') },
    ],
  },
};
