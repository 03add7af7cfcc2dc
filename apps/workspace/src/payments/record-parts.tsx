import type { RecordParts } from '../records/record-parts.ts';
import { ReleaseLink } from './ReleaseLink.tsx';

/** A batch is released at the payments desk: its own page leads there. */
export const recordParts: RecordParts = {
  paymentBatch: {
    buttons: (row) => (row.status === 'BUILT' ? <ReleaseLink id={row.id} /> : null),
    leads: (row) => row.status === 'BUILT',
  },
};
