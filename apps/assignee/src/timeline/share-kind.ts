import { ask } from '@homeport/client';
import { shareTimelineItem, takeBackTimelineItem } from '@homeport/model/timeline';
import type { QueuedWrite, QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import { timelineQuery } from './queries.ts';

/** That a date is shared with the partner, or taken back; the date is its thing. */
export type ShareWrite = QueuedWrite & {
  readonly values: {
    readonly assignment: string;
    /** What the date is called, where it cannot be shown any more. */
    readonly name: string;
    readonly shared: boolean;
    readonly partner: string;
  };
};
export const isShare = (write: QueuedWrite): write is ShareWrite => write.kind === 'share';

/** Sharing or taking back what is so already changes nothing: there is no conflict to decide. */
export const shareKind = (queries: QueryClient): QueueKind => ({
  send: async (write) => {
    if (isShare(write))
      await ask(write.values.shared ? shareTimelineItem : takeBackTimelineItem, { params: { id: write.thing } });
  },
  arrived: (write) => {
    if (isShare(write)) void queries.invalidateQueries({ queryKey: timelineQuery(write.values.assignment).queryKey });
  },
});
