import { may } from '@homeport/ui/records/host/row.ts';
import type { RecordParts } from '../records/record-parts.ts';
import { BatchButtons } from './BatchButtons.tsx';

/** A payment batch is released with what the release asks for: of many at once, so that no batch says by itself that it may be. */
export const recordParts: RecordParts = {
  paymentBatch: {
    buttons: (row) => <BatchButtons row={row} />,
    leads: (row) => row.status === 'BUILT' && may(row, 'update'),
    withoutDeeds: ['release'],
  },
};
