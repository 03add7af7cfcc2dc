import type { RecordParts } from '../records/record-parts.ts';
import { CaseChat } from './CaseChat.tsx';

/** What is talked about on the page of a case. */
export const recordParts: RecordParts = {
  caseDetail: { tabs: [{ id: 'chat', word: 'cases.chat', draw: (row) => <CaseChat id={row.id} /> }] },
};
