import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';
import { ActivateButton } from './ActivateButton.tsx';

const ActivationProgress = lazyPart(() => import('./ActivationProgress.tsx').then((it) => it.ActivationProgress));

/** Companies and their groups are activated from their pages; the activation tells how far it is. */
export const recordParts: RecordParts = {
  companyGroup: { buttons: (row) => <ActivateButton row={row} as="companyGroup" /> },
  company: { buttons: (row) => <ActivateButton row={row} as="company" /> },
  companyActivation: {
    banner: (row) => (
      <Suspense>
        <ActivationProgress row={row} />
      </Suspense>
    ),
  },
};
