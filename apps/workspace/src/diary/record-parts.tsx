import type { Row } from '@homeport/ui/records/host/row.ts';
import type { RecordParts } from '../records/record-parts.ts';
import { DiaryDays } from './DiaryDays.tsx';

/** The person an assignment is about. */
const personOf = (row: Row): string => (row as unknown as { assignee: { id: string } }).assignee.id;

/** Where somebody was, day by day. */
export const recordParts: RecordParts = {
  caseDetail: { tabs: [{ id: 'diary', word: 'travel.tab', draw: (row) => <DiaryDays person={personOf(row)} /> }] },
};
