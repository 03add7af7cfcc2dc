import type { RecordParts } from '../records/record-parts.ts';
import { CaseChat } from './CaseChat.tsx';
import { Comments } from './Comments.tsx';

/** What is talked about on the page of a case and of a service. */
export const recordParts: RecordParts = {
  caseDetail: { tabs: [{ id: 'chat', word: 'cases.chat', draw: (row) => <CaseChat id={row.id} /> }] },
  caseService: {
    tabs: [{ id: 'comments', word: 'comments.title', draw: (row) => <Comments category="SERVICE" id={row.id} /> }],
  },
};
