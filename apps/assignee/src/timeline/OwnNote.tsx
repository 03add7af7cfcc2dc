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

/** The person's own note on a date: shown, and written in place. */
export function OwnNote({ item, isPrimary }: { item: TimelineEntry; isPrimary: boolean }) {
  const say = usePageWords(timelineWords);
  const { me } = useApp();
  const field = noteFieldOf(me);
  const own = item[field];
  const [isOpen, setOpen] = useState(() => hasDraft(me.id, localStorage, draftOf(item)));
  const queued = (useStore(waiting) ?? []).filter(isNote).find((one) => one.thing === item.id);
  if (isOpen)
    return <NoteForm item={item} field={field} {...(queued ? { queued } : {})} onClose={() => setOpen(false)} />;
  return (
    <div className="milestone-own">
      {queued ? (
        <WaitingLine
          write={queued}
          name={item.description}
          mine={<p className="milestone-text">{queued.values.note ?? ''}</p>}
          theirs={({ note }) => (typeof note === 'string' ? <p className="milestone-text">{note}</p> : null)}
        />
      ) : own ? (
        <div className="milestone-note" data-own>
          <strong>{say('yourNote')}</strong>
          <p>{own}</p>
        </div>
      ) : null}
      <Button variant={isPrimary ? 'filled' : 'subtle'} onClick={() => setOpen(true)}>
        {say(own ? 'changeNote' : 'addNote')}
        <span className="hp-hidden"> {item.description}</span>
      </Button>
    </div>
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
    const values = { assignment: item.caseDetailId, base: item[field], note: typed, of: field };
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
