import { lazyPart } from '@homeport/ui/parts/lazy-part.tsx';
import { type ReactNode, Suspense } from 'react';
import type { RecordParts } from '../records/record-parts.ts';
import { BehindTab } from './BehindTab.tsx';
import { ChecksTab } from './ChecksTab.tsx';
import { DryRunTab } from './DryRunTab.tsx';
import { WorkTab } from './WorkTab.tsx';

const ActivationPreview = lazyPart(() => import('./ActivationPreview.tsx').then((it) => it.ActivationPreview));
const PublishPreview = lazyPart(() => import('./PublishPreview.tsx').then((it) => it.PublishPreview));
const waiting = (preview: ReactNode) => <Suspense>{preview}</Suspense>;

/** The work of an assignment, and what a workflow would do for one. */
export const recordParts: RecordParts = {
  caseDetail: {
    tabs: [
      {
        id: 'work',
        word: 'work.tab',
        right: 'caseWorkflowItem.read',
        draw: (row) => <WorkTab id={row.id} isActive={row.status === 'ACTIVE'} />,
      },
    ],
    ahead: (deed, { id }) => (deed === 'activate' ? waiting(<ActivationPreview id={id} />) : undefined),
    opens: { activate: 'work' },
  },
  caseWorkflowItem: {
    tabs: [{ id: 'checks', word: 'work.checks', right: 'stepCheck.read', draw: (row) => <ChecksTab step={row.id} /> }],
  },
  workflow: {
    tabs: [
      {
        id: 'dry-run',
        word: 'work.dryRun',
        right: 'call.dryRunWorkflow',
        draw: (row) => <DryRunTab workflow={row.id} />,
      },
      {
        id: 'behind',
        word: 'work.behind',
        right: 'call.workflowBehind',
        draw: (row) => <BehindTab workflow={row.id} />,
      },
    ],
    ahead: (deed, { id }) => (deed === 'publish' ? waiting(<PublishPreview id={id} />) : undefined),
  },
};
