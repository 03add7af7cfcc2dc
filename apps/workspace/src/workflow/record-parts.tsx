import type { RecordParts } from '../records/record-parts.ts';
import { DryRunTab } from './DryRunTab.tsx';
import { WorkTab } from './WorkTab.tsx';

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
  },
  workflow: {
    tabs: [
      {
        id: 'dry-run',
        word: 'work.dryRun',
        right: 'call.dryRunWorkflow',
        draw: (row) => <DryRunTab workflow={row.id} />,
      },
    ],
  },
};
