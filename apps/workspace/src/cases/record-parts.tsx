import { caseDetail, closingDeeds } from '@homeport/model/cases';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { FilesPanel } from '@homeport/ui/records/record/FilesPanel.tsx';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Comments } from '../comments/Comments.tsx';
import type { RecordParts } from '../records/record-parts.ts';

// One file for all of them: each file that is brought later has its name in the shell.
const CasePart = lazyPart(() => import('./CasePart.tsx').then((it) => it.CasePart));
const draw = (of: ComponentProps<typeof CasePart>, meanwhile?: ReactNode) => (
  <Suspense fallback={meanwhile}>
    <CasePart {...of} />
  </Suspense>
);

/** An assignment says at its head how it stands, and its tabs stand in the order of the work. */
export const recordParts: RecordParts = {
  caseDetail: {
    banner: (row) => draw({ part: 'health', row }),
    withTabs: (row, list) => draw({ part: 'tabs', row, draw: list }, list({ groups: [], marks: {} })),
    // They stand beside what is open, on the tab Closing.
    withoutDeeds: Object.values(closingDeeds).flatMap((deeds) => Object.values(deeds)),
    // Who is about to close it sees what is left, and gets to where that is done.
    ahead: (deed, row) => (deed === 'complete' ? draw({ part: 'toClose', row }) : undefined),
    tabs: [
      {
        id: 'closing',
        word: 'cases.closing',
        right: 'call.caseClosing',
        draw: (row) => draw({ part: 'closing', row }),
      },
      {
        id: 'dashboard',
        word: 'cases.dashboard',
        right: 'call.caseDashboard',
        draw: (row) => draw({ part: 'dashboard', row }),
      },
      {
        id: 'compliance',
        word: 'cases.compliance',
        right: 'travelDocument.read',
        draw: (row) => draw({ part: 'compliance', row }),
      },
      {
        id: 'notes',
        word: 'comments.title',
        right: 'comment.read',
        draw: (row) => <Comments category="CASE" id={row.id} />,
      },
      {
        id: 'attachment',
        word: 'cases.attachment',
        draw: (row) => <FilesPanel entity={caseDetail} row={row} />,
      },
    ],
  },
};
