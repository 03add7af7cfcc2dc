import { ask } from '@homeport/client';
import { doTimelineItem } from '@homeport/model/timeline';
import type { QueuedWrite, QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import { timelineQuery } from './queries.ts';

/** That a shared date is done, or to be done again; the date is its thing. */
export type DeedWrite = QueuedWrite & {
  readonly values: {
    readonly assignment: string;
    /** What the date is called, where it cannot be shown any more. */
    readonly name: string;
    readonly done: boolean;
  };
};
export const isDeed = (write: QueuedWrite): write is DeedWrite => write.kind === 'done';

/** Doing something twice changes nothing, and who did it first stands: there is no conflict to decide. */
export const doneKind = (queries: QueryClient): QueueKind => ({
  send: async (write) => {
    if (!isDeed(write)) return;
    await ask(doTimelineItem, { params: { id: write.thing }, body: { done: write.values.done } });
  },
  arrived: (write) => {
    if (isDeed(write)) void queries.invalidateQueries({ queryKey: timelineQuery(write.values.assignment).queryKey });
  },
});
