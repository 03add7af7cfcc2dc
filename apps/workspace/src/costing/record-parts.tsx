import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const EstimatesTab = lazyPart(() => import('./EstimatesTab.tsx').then((it) => it.EstimatesTab));

/** An assignment shows what it is expected to cost. */
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
    ],
  },
};
