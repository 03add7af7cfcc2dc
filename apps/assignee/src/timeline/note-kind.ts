import { ask } from '@homeport/client';
import { caseTimelineOf, saveTimelineNotes } from '@homeport/model/timeline';
import { ConflictFound, type QueuedWrite, type QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import { timelineQuery } from './queries.ts';

/** Whose note somebody writes: that of the assignee, or that of the partner it is shared with. */
export type NoteField = 'notesByEmployee' | 'notesByFamily';

/** The person's own note on a milestone, which is its thing. `base` is what stood there when it was written. */
export type NoteWrite = QueuedWrite & {
  readonly values: {
    readonly assignment: string;
    readonly base: string | null;
    readonly note: string | null;
    /** What the date is called, where it cannot be shown any more; what an older version wrote has none. */
    readonly name?: string;
    /** Whose it is; what an older version wrote is the assignee's. */
    readonly of?: NoteField;
  };
};
export const isNote = (write: QueuedWrite): write is NoteWrite => write.kind === 'note';

/** A note that was changed on another device meanwhile is not written over unseen. */
export const noteKind = (queries: QueryClient): QueueKind => ({
  send: async (write) => {
    if (!isNote(write)) return;
    const { assignment, base, note, of = 'notesByEmployee' } = write.values;
    const items = await ask(caseTimelineOf, { query: { caseDetailId: assignment } });
    const item = items.find(({ id }) => id === write.thing);
    const now = item?.[of] ?? null;
    // Its answer was lost the last time.
    if (item && now === note) return;
    // Nothing else stands on a date that is gone: the server says so.
    if (item && now !== base && now !== write.over?.note) throw new ConflictFound({ note: now });
    await ask(saveTimelineNotes, { params: { id: write.thing }, body: { [of]: note } });
  },
  arrived: (write) => {
    if (isNote(write)) void queries.invalidateQueries({ queryKey: timelineQuery(write.values.assignment).queryKey });
  },
});
