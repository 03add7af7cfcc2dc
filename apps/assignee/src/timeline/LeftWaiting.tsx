import { useStore } from '@homeport/ui/parts/store.ts';
import type { QueuedWrite } from '@homeport/ui/queue/queued-write.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { WaitingLine } from '../offline/WaitingLine.tsx';
import { isDeed } from './done-kind.ts';
import { isNote, type NoteWrite } from './note-kind.ts';
import { isShare } from './share-kind.ts';
import { WaitingDeed } from './WaitingDeed.tsx';

/** What was written on dates that are not on the timeline any more, such as one that was taken back meanwhile: it is not lost unseen. */
export function LeftWaiting({ items }: { readonly items: readonly { readonly id: string }[] }) {
  const shown = new Set(items.map(({ id }) => id));
  const left = (useStore(waiting) ?? []).filter((one) => isOfTimeline(one) && !shown.has(one.thing));
  return left.map((write) =>
    isNote(write) ? (
      <LeftNote key={write.id} write={write} />
    ) : isDeed(write) || isShare(write) ? (
      <WaitingDeed key={write.id} write={write} isNamed />
    ) : null,
  );
}
const isOfTimeline = (write: QueuedWrite) => isNote(write) || isDeed(write) || isShare(write);

function LeftNote({ write }: { readonly write: NoteWrite }) {
  const { name = '', note } = write.values;
  return (
    <WaitingLine
      write={write}
      name={name}
      mine={
        <>
          {name ? <strong>{name}</strong> : null}
          <p className="milestone-text">{note ?? ''}</p>
        </>
      }
      theirs={({ note: now }) => (typeof now === 'string' ? <p className="milestone-text">{now}</p> : null)}
    />
  );
}
