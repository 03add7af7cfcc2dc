import type { RecordParts } from '../records/record-parts.ts';
import { LogInAs } from './LogInAs.tsx';
import { PreviewAs } from './PreviewAs.tsx';

/** How the application looks for somebody else: for a role, and for a user. */
export const recordParts: RecordParts = {
  role: { buttons: (row) => <PreviewAs row={row} /> },
  user: { buttons: (row) => <LogInAs row={row} /> },
};
