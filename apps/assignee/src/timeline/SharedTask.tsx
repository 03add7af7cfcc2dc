import type { TimelineEntry } from '@homeport/model/timeline';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { signInsQuery } from '../assistance/queries.ts';
import { isFamily } from '../data/queries.ts';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import type { SharedTaskWork } from './use-shared-task.ts';
import { WaitingDeed } from './WaitingDeed.tsx';
import { timelineWords } from './words.ts';

interface Props {
  readonly item: TimelineEntry;
  readonly task: SharedTaskWork;
}
/** A date between the assignee and the partner: whose it is too, what the partner noted, whether it is done and by whom. */
export function SharedTask({ item, task: { deed, sharing } }: Props) {
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
        <p className="milestone-done">{say('done.by', { name: doneByName ?? '', at: formats.localTime(doneAt) })}</p>
      ) : null}
      {deed ? <WaitingDeed write={deed} /> : null}
      {sharing ? <WaitingDeed write={sharing} /> : null}
    </>
  );
}

/** What the assignee and the partner do with it; what waits to be sent is not offered once more. */
export function DoneButton({ item, task, isPrimary }: Props & { readonly isPrimary: boolean }) {
  const say = usePageWords(timelineWords);
  const isGuest = isFamily(useApp().me);
  const isDone = item.doneAt !== null;
  if (task.deed || (!item.sharedWith && !isDone)) return null;
  return (
    <Button
      variant={isPrimary && isGuest && !isDone ? 'filled' : 'default'}
      loading={task.busy === 'done'}
      onClick={() => void task.finish(!isDone)}
    >
      {say(isDone ? 'done.undo' : 'done.mark')}
      <span className="hp-hidden"> {item.description}</span>
    </Button>
  );
}
/** Shares it with the partner while there is something to do, or takes it back at any time; the assignee only. */
export function ShareButton({ item, task, mayShare }: Props & { readonly mayShare: boolean }) {
  const say = usePageWords(timelineWords);
  const isGuest = isFamily(useApp().me);
  const { sharedWith } = item;
  if (isGuest || task.sharing) return null;
  if (!sharedWith) return mayShare && item.doneAt === null ? <Offer item={item} task={task} /> : null;
  return (
    <Button variant="subtle" loading={task.busy === 'share'} onClick={() => void task.takeBack(sharedWith.name)}>
      {say('shared.takeBack')}
      <span className="hp-hidden"> {item.description}</span>
    </Button>
  );
}
/** Offers to share with the partner. Without a partner who has a sign-in there is no offer. */
function Offer({ item, task }: Props) {
  const say = usePageWords(timelineWords);
  const { partner } = usePartner();
  return partner ? (
    <Button variant="subtle" loading={task.busy === 'share'} onClick={() => void task.share(partner)}>
      {say('shared.offer', { name: partner })}
      <span className="hp-hidden"> {item.description}</span>
    </Button>
  ) : null;
}
/** Names of the partner with a sign-in, and else of one without; none of either for who has no partner, and for the family. */
function usePartner(): { readonly partner?: string; readonly without?: string } {
  const isGuest = isFamily(useApp().me);
  const partners = (useQuery({ ...signInsQuery, enabled: !isGuest }).data ?? []).filter(
    ({ type }) => type === 'PARTNER',
  );
  const partner = partners.find(({ state }) => state === 'ACTIVE' || state === 'INVITED');
  const [without] = partners;
  return isGuest ? {} : partner ? { partner: partner.name } : without ? { without: without.name } : {};
}
/** Says once for all dates that the partner has no sign-in to share them with, and leads to inviting them. */
export function PartnerHint() {
  const say = usePageWords(timelineWords);
  const { without } = usePartner();
  return without ? (
    <p className="hp-muted plan-hint">
      {say('shared.without', { name: without })}{' '}
      <AppLink href="/dashboard/assistance/family">{say('shared.invite')}</AppLink>
    </p>
  ) : null;
}
