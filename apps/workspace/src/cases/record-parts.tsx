import { caseDetail } from '@homeport/model/cases';
import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { FilesPanel } from '@homeport/ui/records/record/FilesPanel.tsx';
import { Suspense } from 'react';
import { Comments } from '../comments/Comments.tsx';
import type { RecordParts } from '../records/record-parts.ts';

const HealthLine = lazyPart(() => import('./HealthLine.tsx').then((it) => it.HealthLine));
const CaseTabs = lazyPart(() => import('./CaseTabs.tsx').then((it) => it.CaseTabs));
const ComplianceTab = lazyPart(() => import('./ComplianceTab.tsx').then((it) => it.ComplianceTab));
const DashboardTab = lazyPart(() => import('./DashboardTab.tsx').then((it) => it.DashboardTab));

/** An assignment says at its head how it stands, and its tabs stand in the order of the work. */
export const recordParts: RecordParts = {
  caseDetail: {
    banner: (row) => (
      <Suspense>
        <HealthLine row={row} />
      </Suspense>
    ),
    withTabs: (row, draw) => (
      <Suspense fallback={draw({ groups: [], marks: {} })}>
        <CaseTabs row={row} draw={draw} />
      </Suspense>
    ),
    tabs: [
      {
        id: 'dashboard',
        word: 'cases.dashboard',
        right: 'call.caseDashboard',
        draw: (row) => (
          <Suspense>
            <DashboardTab row={row} />
          </Suspense>
        ),
      },
      {
        id: 'compliance',
        word: 'cases.compliance',
        right: 'travelDocument.read',
        draw: (row) => (
          <Suspense>
            <ComplianceTab row={row} />
          </Suspense>
        ),
      },
      {
        id: 'notes',
        word: 'cases.notes',
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
