import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const HealthLine = lazyPart(() => import('./HealthLine.tsx').then((it) => it.HealthLine));

/** An assignment says at its head how it stands. */
export const recordParts: RecordParts = {
  caseDetail: {
    banner: (row) => (
      <Suspense>
        <HealthLine row={row} />
      </Suspense>
    ),
  },
};
