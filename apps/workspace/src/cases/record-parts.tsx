import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const StandstillNote = lazyPart(() => import('./StandstillNote.tsx').then((it) => it.StandstillNote));

/** An assignment says at its head why it stands still. */
export const recordParts: RecordParts = {
  caseDetail: {
    banner: (row) => (
      <Suspense>
        <StandstillNote row={row} />
      </Suspense>
    ),
  },
};
