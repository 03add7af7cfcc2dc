import { ask, isPassing, Problem } from '@homeport/client';
import { saveTimelineNotes, type TimelineEntry } from '@homeport/model/timeline';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { hasDraft } from '@homeport/ui/parts/drafts.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { useStore } from '@homeport/ui/parts/store.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { waiting } from '@homeport/ui/queue/waiting.ts';
import { enqueue, rewrite } from '@homeport/ui/queue/write-queue.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isFamily } from '../data/queries.ts';
import { WaitingLine } from '../offline/WaitingLine.tsx';
import { useApp } from '../shell/app-context.ts';
import { usePageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.ts';
import { isNote, type NoteField, type NoteWrite } from './note-kind.ts';
import { timelineQuery } from './queries.ts';
import { timelineWords } from './words.ts';

/** The person's own note on a milestone, and whether it is being written. */
export function useOwnNote(item: TimelineEntry) {
  const { me } = useApp();
  const [isOpen, setOpen] = useState(() => hasDraft(me.id, localStorage, draftOf(item)));
  const queued = (useStore(waiting) ?? []).filter(isNote).find((one) => one.thing === item.id);
  return { field: noteFieldOf(me), isOpen, setOpen, queued };
}
type Own = ReturnType<typeof useOwnNote>;
interface OwnNoteProps {
  readonly item: TimelineEntry;
  readonly own: Own;
}
/** The note as it stands, as it waits to be sent, or as it is being written. */
export function OwnNote({ item, own: { field, isOpen, setOpen, queued } }: OwnNoteProps) {
  const say = usePageWords(timelineWords);
  if (isOpen)
    return <NoteForm item={item} field={field} {...(queued ? { queued } : {})} onClose={() => setOpen(false)} />;
  if (queued)
    return (
      <WaitingLine
        write={queued}
        name={item.description}
        mine={<p className="milestone-text">{queued.values.note ?? ''}</p>}
        theirs={({ note }) => (typeof note === 'string' ? <p className="milestone-text">{note}</p> : null)}
      />
    );
  return item[field] ? (
    <div className="milestone-note" data-own>
      <strong>{say('yourNote')}</strong>
      <p>{item[field]}</p>
    </div>
  ) : null;
}
/** Opens the note to be written. */
export function NoteButton({ item, own, isPrimary }: OwnNoteProps & { readonly isPrimary: boolean }) {
  const say = usePageWords(timelineWords);
  if (own.isOpen) return null;
  return (
    <Button variant={isPrimary ? 'filled' : 'subtle'} onClick={() => own.setOpen(true)}>
      {say(item[own.field] ? 'changeNote' : 'addNote')}
      <span className="hp-hidden"> {item.description}</span>
    </Button>
  );
}
/** Whose note the person writes. */
const noteFieldOf = (me: Parameters<typeof isFamily>[0]): NoteField =>
  isFamily(me) ? 'notesByFamily' : 'notesByEmployee';

const draftOf = ({ id }: TimelineEntry): string => `timeline.${id}`;

interface NoteFormProps {
  readonly item: TimelineEntry;
  readonly field: NoteField;
  /** What was written without a network before, and is changed now. */
  readonly queued?: NoteWrite;
  readonly onClose: () => void;
}
function NoteForm({ item, field, queued, onClose }: NoteFormProps) {
  const say = usePageWords(timelineWords);
  const queries = useQueryClient();
  const words = useWords();
  const start = (queued ? queued.values.note : item[field]) ?? '';
  const [note, setNote] = useState(start);
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState<Problem | null>(null);
  const isChanged = note !== start;
  const draft = useDraft(draftOf(item), note, isChanged);
  const found = draft.found;
  useEffect(() => {
    if (found) setNote(found.values);
  }, [found]);
  const kept = () => {
    draft.erase();
    toasts.show(words('waiting.kept'), 'info');
    onClose();
    return true;
  };
  /** Whether the device has room for it. */
  const keep = (typed: string | null) => {
    const values = { assignment: item.caseDetailId, base: item[field], note: typed, of: field, name: item.description };
    return enqueue({
      id: crypto.randomUUID(),
      kind: 'note',
      thing: item.id,
      place: '/dashboard/timeline',
      values,
    }).then(
      () => true,
      () => false,
    );
  };
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setFailed(null);
    const typed = note.trim() || null;
    try {
      if (queued) {
        await rewrite(queued.id, { ...queued.values, note: typed });
        return kept();
      }
      const saved = await ask(saveTimelineNotes, { params: { id: item.id }, body: { [field]: typed } });
      queries.setQueryData(timelineQuery(item.caseDetailId).queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      draft.erase();
      toasts.show(say('saved'));
      onClose();
      return true;
    } catch (error) {
      if (isPassing(error) && (await keep(typed))) return kept();
      toasts.show(say('notSaved'), 'danger');
      setFailed(error instanceof Problem ? error : new Problem({ status: 500 }));
      return false;
    } finally {
      setSaving(false);
    }
  };
  useLeaveGuard({ isChanged, save, discard: draft.erase, keep: draft.flush });
  return (
    <form
      className="milestone-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {found ? (
        <DraftNotice
          at={found.at}
          onDiscard={() => {
            draft.erase();
            setNote(start);
          }}
        />
      ) : null}
      {failed ? (
        <InlineError
          message={say('notSaved')}
          advice={failed.status >= 400 && failed.status < 500 ? failed.message : ''}
          {...(failed.traceId ? { reference: failed.traceId } : {})}
          onRetry={() => void save()}
        />
      ) : null}
      <LongTextField
        id={`note-${item.id}`}
        label={say('noteLabel', { item: item.description })}
        description={say(field === 'notesByFamily' ? 'noteHintFamily' : 'noteHint')}
        rows={3}
        maxLength={4000}
        autoFocus={!found}
        value={note}
        onChange={(value) => setNote(value ?? '')}
      />
      <div className="form-actions">
        <Button
          variant="default"
          onClick={() => {
            draft.erase();
            onClose();
          }}
        >
          {say('cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {say('save')}
        </Button>
      </div>
    </form>
  );
}
