import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';

const ChangesTab = lazyPart(() => import('./ChangesTab.tsx').then((it) => it.ChangesTab));
const ChangeAhead = lazyPart(() => import('./ChangeAhead.tsx').then((it) => it.ChangeAhead));
const ChangeBeside = lazyPart(() => import('./ChangeBeside.tsx').then((it) => it.ChangeBeside));

/** Deeds of which the dialog shows what the change would do. */
const shown: readonly unknown[] = ['approve', 'apply'];
/** States in which a change is still to do something. */
const open: readonly unknown[] = ['REQUESTED', 'APPROVED'];

/** An assignment lists its changes with before and after; a change says beforehand what it would do. */
export const recordParts: RecordParts = {
  caseDetail: {
    tabs: [
      {
        id: 'changeOfCircumstance',
        word: 'changes.tab',
        right: 'changeOfCircumstance.read',
        draw: ({ id, status }) => (
          <Suspense>
            <ChangesTab id={id} isOver={status === 'CLOSED' || status === 'CANCELLED'} />
          </Suspense>
        ),
      },
    ],
  },
  changeOfCircumstance: {
    ahead: (deed, row) =>
      shown.includes(deed) ? (
        <Suspense>
          <ChangeAhead row={row} />
        </Suspense>
      ) : null,
    aside: (form) => (
      <Suspense>
        <ChangeBeside values={form.values} />
      </Suspense>
    ),
    tabs: [
      {
        id: 'effects',
        word: 'changes.effects',
        right: 'call.previewChange',
        draw: (row) =>
          open.includes(row.status) ? (
            <Suspense>
              <ChangeAhead row={row} />
            </Suspense>
          ) : null,
      },
    ],
  },
};
