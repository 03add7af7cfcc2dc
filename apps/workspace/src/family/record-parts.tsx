import type { RecordParts } from '../records/record-parts.ts';
import { FamilyTab } from './FamilyTab.tsx';

/** The family that moves along. */
export const recordParts: RecordParts = {
  caseDetail: { tabs: [{ id: 'family', word: 'family.tab', draw: (row) => <FamilyTab id={row.id} /> }] },
};
