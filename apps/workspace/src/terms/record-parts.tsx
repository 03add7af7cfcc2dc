import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const TermsTab = lazyPart(() => import('./TermsTab.tsx').then((it) => it.TermsTab));

/** An assignment lists what it is entitled to, with what is used of it. */
export const recordParts: RecordParts = {
  caseDetail: {
    // Included from the tab, which offers what the assignment does not have yet; a list of all benefits would offer every one.
    withoutDeeds: ['includeBenefit'],
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
