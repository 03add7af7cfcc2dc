import { ask, isPassing, Problem } from '@homeport/client';
import { doTimelineItem, shareTimelineItem, type TimelineEntry, takeBackTimelineItem } from '@homeport/model/timeline';
import { useStore } from '@homeport/ui/parts/store.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { enqueue } from '@homeport/ui/queue/write-queue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { isDeed } from './done-kind.ts';
import { timelineQuery } from './queries.ts';
import { isShare } from './share-kind.ts';
import { timelineWords } from './words.ts';

/** What can be done with a date between the assignee and the partner; without a network it waits on the device. */
export function useSharedTask(item: TimelineEntry) {
  const say = usePageWords(timelineWords);
  const words = useWords();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'share' | 'done'>();
  const mine = (useStore(waiting) ?? []).filter(({ thing }) => thing === item.id);
  const params = { id: item.id };
  const of = { assignment: item.caseDetailId, name: item.description };
  const keep = (kind: NonNullable<typeof busy>, values: object) =>
    enqueue({
      id: crypto.randomUUID(),
      kind,
      thing: item.id,
      place: '/dashboard/timeline',
      values: { ...of, ...values },
    }).then(
      () => true,
      () => false,
    );
  const work = async (
    kind: NonNullable<typeof busy>,
    values: object,
    call: () => Promise<TimelineEntry>,
    said?: string,
  ) => {
    setBusy(kind);
    try {
      const saved = await call();
      queries.setQueryData(timelineQuery(item.caseDetailId).queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      if (said) toasts.show(said);
    } catch (error) {
      if (isPassing(error) && (await keep(kind, values))) toasts.show(words('waiting.kept'), 'info');
      else toasts.show(error instanceof Problem && !isPassing(error) ? error.message : say('notSaved'), 'danger');
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    /** What waits to be sent of it. */
    deed: mine.find(isDeed),
    sharing: mine.find(isShare),
    finish: (done: boolean) => work('done', { done }, () => ask(doTimelineItem, { params, body: { done } })),
    share: (partner: string) =>
      work(
        'share',
        { shared: true, partner },
        () => ask(shareTimelineItem, { params }),
        say('shared.now', { name: partner }),
      ),
    takeBack: (partner: string) =>
      work('share', { shared: false, partner }, () => ask(takeBackTimelineItem, { params }), say('shared.tookBack')),
  };
}
export type SharedTaskWork = ReturnType<typeof useSharedTask>;
