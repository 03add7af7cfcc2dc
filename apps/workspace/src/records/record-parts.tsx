import type { RecordPageProps } from '@homeport/ui/records/record/RecordPage.tsx';
import { BatchButtons } from '../batches/BatchButtons.tsx';
import { LogInAs } from '../profile/LogInAs.tsx';

/** What the workspace adds to generated record pages, by entity. */
export const recordParts: Readonly<
  Record<string, Pick<RecordPageProps, 'buttons' | 'banner' | 'extraTabs' | 'withoutDeeds'>>
> = {
  paymentBatch: { buttons: (row) => <BatchButtons row={row} />, withoutDeeds: ['release'] },
  user: { buttons: (row) => <LogInAs row={row} /> },
};
