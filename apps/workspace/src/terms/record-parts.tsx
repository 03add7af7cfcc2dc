import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const TermsTab = lazyPart(() => import('./TermsTab.tsx').then((it) => it.TermsTab));

/** An assignment lists what it is entitled to, with what is used of it. */
export const recordParts: RecordParts = {
  caseDetail: {
    tabs: [
      {
        id: 'terms',
        word: 'terms.tab',
        right: 'call.caseTerms',
        draw: (row) => (
          <Suspense>
            <TermsTab row={row} />
          </Suspense>
        ),
      },
    ],
  },
};
