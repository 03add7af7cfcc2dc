import { ask } from '@homeport/client';
import { replaceTravelDetail, type TravelDetail, travelDetails } from '@homeport/model/diary';
import { ConflictFound, type QueuedWrite, type QueueKind } from '@homeport/ui/queue/queued-write.ts';
import type { QueryClient } from '@tanstack/react-query';
import { inTheWay, isSameEntry } from './diary-conflict.rules.ts';
import type { bodyOf } from './entry-form.rules.ts';

export type DiaryBody = ReturnType<typeof bodyOf>;
/** An entry that waits. `seen` is what stood on its days when it was written, as the dialog said. */
export type DiaryWrite = QueuedWrite & {
  readonly values: { readonly body: DiaryBody; readonly seen: readonly TravelDetail[] };
};
export const isDiaryEntry = (write: QueuedWrite): write is DiaryWrite => write.kind === 'diary';

/** The conflicts of an entry are looked at again when it is sent: what came in between is not written over unseen. */
export const diaryKind = (queries: QueryClient): QueueKind => ({
  send: async (write) => {
    if (!isDiaryEntry(write)) return;
    const { body, seen } = write.values;
    const [from, to] = [body.startDate.slice(0, 10), body.endDate.slice(0, 10)];
    const here = await ask(travelDetails, { query: { from, to } });
    // Its answer was lost the last time.
    if (here.some((entry) => isSameEntry(entry, body))) return;
    const known = [...seen, ...((write.over?.entries ?? []) as readonly TravelDetail[])];
    const entries = inTheWay(here, known);
    if (entries.length > 0) throw new ConflictFound({ entries });
    await ask(replaceTravelDetail, { body: body, key: write.id });
  },
  arrived: () => void queries.invalidateQueries({ queryKey: ['diary'] }),
});
