import type { RecordParts } from '../records/record-parts.ts';
import { Comments } from './Comments.tsx';

/** What is said on the page of a service. */
export const recordParts: RecordParts = {
  caseService: {
    tabs: [{ id: 'comments', word: 'comments.title', draw: (row) => <Comments category="SERVICE" id={row.id} /> }],
  },
};
