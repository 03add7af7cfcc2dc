import type { RecordParts } from '../records/record-parts.ts';
import { SetupTab } from './SetupTab.tsx';

/** What a batch changes, and in which records. */
export const recordParts: RecordParts = {
  batchUpdate: { tabs: [{ id: 'setup', word: 'batchUpdates.tab', draw: (row) => <SetupTab row={row} /> }] },
};
