import { ask, isPassing, Problem } from '@homeport/client';
import { doTimelineItem, shareTimelineItem, type TimelineEntry, takeBackTimelineItem } from '@homeport/model/timeline';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { enqueue } from '@homeport/ui/queue/write-queue.ts';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signInsQuery } from '../assistance/queries.ts';
import { isFamily } from '../data/queries.ts';
import { WaitingLine } from '../offline/WaitingLine.tsx';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { isDeed } from './done-kind.ts';
import { timelineQuery } from './queries.ts';
import { timelineWords } from './words.ts';

interface Props {
  readonly item: TimelineEntry;
  readonly isPast: boolean;
}
/** A date between the assignee and the partner: whose it is too, what the partner noted, whether it is done and by whom. */
export function SharedTask({ item, isPast }: Props) {
  const say = usePageWords(timelineWords);
  const formats = useFormats();
  const isGuest = isFamily(useApp().me);
  const { sharedWith, doneAt, doneByName, notesByFamily } = item;
  return (
    <>
      {notesByFamily && !isGuest ? (
        <div className="milestone-note" data-own>
          <strong>{say('shared.note')}</strong>
          <p>{notesByFamily}</p>
        </div>
      ) : null}
      {sharedWith && !isGuest ? <p className="hp-muted">{say('shared.with', { name: sharedWith.name })}</p> : null}
      {doneAt ? (
        <p className="milestone-done">{say('done.by', { name: doneByName ?? '', at: formats.dateTime(doneAt) })}</p>
      ) : null}
      <Deeds item={item} isPast={isPast} isGuest={isGuest} />
    </>
  );
}

function Deeds({ item, isPast, isGuest }: Props & { readonly isGuest: boolean }) {
  const say = usePageWords(timelineWords);
  const words = useWords();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'share' | 'done'>();
  const queued = (useStore(waiting) ?? []).filter(isDeed).find((one) => one.thing === item.id);
  const { sharedWith, doneAt } = item;
  const isDone = doneAt !== null;
  const params = { id: item.id };
  const work = async (what: NonNullable<typeof busy>, call: () => Promise<TimelineEntry>, said?: string) => {
    setBusy(what);
    try {
      const saved = await call();
      queries.setQueryData(timelineQuery(item.caseDetailId).queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      if (said) toasts.show(said);
    } catch (error) {
      if (what === 'done' && isPassing(error) && (await keep(item, !isDone)))
        toasts.show(words('waiting.kept'), 'info');
      else toasts.show(error instanceof Problem && !isPassing(error) ? error.message : say('notSaved'), 'danger');
    } finally {
      setBusy(undefined);
    }
  };
  const finish = () => work('done', () => ask(doTimelineItem, { params, body: { done: !isDone } }));
  const takeBack = () => work('share', () => ask(takeBackTimelineItem, { params }), say('shared.tookBack'));
  const name = <span className="hp-hidden"> {item.description}</span>;
  if (queued)
    return (
      <WaitingLine
        write={queued}
        name={item.description}
        mine={<p>{say(queued.values.done ? 'done.mark' : 'done.undo')}</p>}
        theirs={() => null}
      />
    );
  return (
    <div className="hp-row">
      {sharedWith || isDone ? (
        <Button
          variant={isGuest && !isDone ? 'filled' : 'default'}
          loading={busy === 'done'}
          onClick={() => void finish()}
        >
          {say(isDone ? 'done.undo' : 'done.mark')}
          {name}
        </Button>
      ) : null}
      {isGuest ? null : sharedWith ? (
        <Button variant="subtle" loading={busy === 'share'} onClick={() => void takeBack()}>
          {say('shared.takeBack')}
          {name}
        </Button>
      ) : isPast || isDone ? null : (
        <Offer
          item={item}
          isBusy={busy === 'share'}
          onShare={(partner) =>
            void work('share', () => ask(shareTimelineItem, { params }), say('shared.now', { name: partner }))
          }
        />
      )}
    </div>
  );
}
interface OfferProps {
  readonly item: TimelineEntry;
  readonly isBusy: boolean;
  readonly onShare: (partner: string) => void;
}
/** Offers to share with the partner; a partner without a sign-in is invited first. Without a partner there is no offer. */
function Offer({ item, isBusy, onShare }: OfferProps) {
  const say = usePageWords(timelineWords);
  const partners = (useQuery(signInsQuery).data ?? []).filter(({ type }) => type === 'PARTNER');
  const partner = partners.find(({ state }) => state === 'ACTIVE' || state === 'INVITED');
  const [without] = partners;
  const label = (text: string) => (
    <>
      {text}
      <span className="hp-hidden"> {item.description}</span>
    </>
  );
  if (partner)
    return (
      <Button variant="subtle" loading={isBusy} onClick={() => onShare(partner.name)}>
        {label(say('shared.offer', { name: partner.name }))}
      </Button>
    );
  return without ? (
    <p className="hp-muted">
      {say('shared.without', { name: without.name })}{' '}
      <AppLink href="/dashboard/assistance/family">{label(say('shared.invite'))}</AppLink>
    </p>
  ) : null;
}
/** Whether the device has room for it. */
const keep = (item: TimelineEntry, done: boolean): Promise<boolean> =>
  enqueue({
    id: crypto.randomUUID(),
    kind: 'done',
    thing: item.id,
    place: '/dashboard/timeline',
    values: { assignment: item.caseDetailId, done },
  }).then(
    () => true,
    () => false,
  );
