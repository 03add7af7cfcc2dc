import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const PolicyVersionsTab = lazyPart(() => import('./PolicyVersionsTab.tsx').then((it) => it.PolicyVersionsTab));

/** A policy lists its versions, and what each changes. */
export const recordParts: RecordParts = {
  policy: {
    tabs: [
      {
        id: 'versions',
        word: 'policies.versions',
        right: 'call.policyVersions',
        draw: (row) => (
          <Suspense>
            <PolicyVersionsTab row={row} />
          </Suspense>
        ),
      },
    ],
  },
};
