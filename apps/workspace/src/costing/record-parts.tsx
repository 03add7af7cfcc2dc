import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const EstimatesTab = lazyPart(() => import('./EstimatesTab.tsx').then((it) => it.EstimatesTab));

const SheetsTab = lazyPart(() => import('./SheetsTab.tsx').then((it) => it.SheetsTab));

/** An assignment shows what it is expected to cost, and what keeps its pay whole. */
export const recordParts: RecordParts = {
  caseDetail: {
    tabs: [
      {
        id: 'estimates',
        word: 'costing.estimates',
        right: 'call.caseEstimates',
        draw: (row) => (
          <Suspense>
            <EstimatesTab row={row} />
          </Suspense>
        ),
      },
      {
        id: 'sheets',
        word: 'costing.sheets',
        right: 'call.caseSheets',
        draw: (row) => (
          <Suspense>
            <SheetsTab row={row} />
          </Suspense>
        ),
      },
    ],
  },
};
