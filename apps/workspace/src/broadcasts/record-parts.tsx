import { may } from '@homeport/ui/records/host/row.ts';
import type { RecordParts } from '../records/record-parts.ts';
import { BroadcastButtons } from './BroadcastButtons.tsx';
import { BroadcastTab } from './BroadcastTab.tsx';

/** A broadcast is sent with a look at whom it reaches. */
export const recordParts: RecordParts = {
  broadcast: {
    buttons: (row) => <BroadcastButtons row={row} />,
    leads: (row) => may(row, 'send'),
    withoutDeeds: ['send', 'schedule'],
    tabs: [{ id: 'audience', word: 'broadcasts.tab', draw: (row) => <BroadcastTab row={row} /> }],
  },
};
