import { isOpenOutside } from '@homeport/model/external';
import type { RecordParts } from '../records/record-parts.ts';
import { SendLink } from './SendLink.tsx';

/** What may be sent to somebody without an account, while it is open to them. */
export const recordParts: RecordParts = {
  caseService: {
    buttons: (row) =>
      isOpenOutside(String(row.status), row.provider !== null) ? <SendLink kind="SERVICE" id={row.id} /> : null,
  },
  costEstimate: {
    buttons: (row) =>
      Number(row.lines) > 0 ? <SendLink kind="ESTIMATE" id={row.id} hasPay={typeof row.payTotal === 'string'} /> : null,
  },
  pageForm: { buttons: (row) => (row.status === 'COMPLETED' ? null : <SendLink kind="FORM" id={row.id} />) },
  qualitySurvey: { buttons: (row) => (row.status === 'SENT' ? <SendLink kind="SURVEY" id={row.id} /> : null) },
  document: { buttons: (row) => (row.status === 'PUBLISHED' ? <SendLink kind="DOCUMENT" id={row.id} /> : null) },
  initiationRule: {
    buttons: (row) =>
      row.status === 'ACTIVE' && row.byLink === true ? <SendLink kind="INITIATION" id={row.id} /> : null,
  },
};
