import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';
import type { ChangePartProps } from './ChangePart.tsx';

// One file for all of them: each file that is brought later has its name in the shell.
const ChangePart = lazyPart(() => import('./ChangePart.tsx').then((it) => it.ChangePart));
const draw = (of: ChangePartProps) => (
  <Suspense>
    <ChangePart {...of} />
  </Suspense>
);

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
        draw: (row) => draw({ part: 'tab', row }),
      },
    ],
  },
  changeOfCircumstance: {
    ahead: (deed, row) => (shown.includes(deed) ? draw({ part: 'ahead', row }) : null),
    aside: (form) => draw({ part: 'beside', values: form.values }),
    tabs: [
      {
        id: 'effects',
        word: 'changes.effects',
        right: 'call.previewChange',
        draw: (row) => (open.includes(row.status) ? draw({ part: 'ahead', row }) : null),
      },
    ],
  },
};
