import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { may } from '@homeport/ui/records/host/row.ts';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';
import { StartButton } from './StartButton.tsx';

const ContinueDraft = lazyPart(() => import('./ContinueDraft.tsx').then((it) => it.ContinueDraft));
const PreviousRelocations = lazyPart(() => import('./PreviousRelocations.tsx').then((it) => it.PreviousRelocations));
const NextAssignment = lazyPart(() => import('./NextAssignment.tsx').then((it) => it.NextAssignment));

/**
 * A draft is gone on with step by step, and an approved request is started with a look at what is made. An
 * assignment leads to the request for the next one.
 */
export const recordParts: RecordParts = {
  initiation: {
    buttons: (row) =>
      row.status === 'DRAFT' && may(row, 'update') ? (
        <Suspense>
          <ContinueDraft row={row} />
        </Suspense>
      ) : (
        <StartButton row={row} />
      ),
    leads: (row) => may(row, 'start') || (row.status === 'DRAFT' && may(row, 'update')),
    withoutDeeds: ['start'],
  },
  caseDetail: {
    tabs: [
      {
        id: 'previous',
        word: 'cases.previous',
        draw: (row) => (
          <Suspense>
            <PreviousRelocations row={row} />
          </Suspense>
        ),
      },
    ],
    buttons: (row) =>
      may(row, 'update') && row.status !== 'PENDING' && row.status !== 'CANCELLED' ? (
        <Suspense>
          <NextAssignment row={row} />
        </Suspense>
      ) : null,
  },
};
