import '../shell/form-styles.css';
import { ask, Problem } from '@homeport/client';
import { saveTimelineNotes, type TimelineEntry } from '@homeport/model/timeline';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { DraftNotice } from '@homeport/ui/parts/DraftNotice.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { timelineQuery } from './queries.ts';
import { timelineWords } from './words.ts';

/** The person's own note on a date: shown, and written in place. */
export function OwnNote({ item, isPrimary }: { item: TimelineEntry; isPrimary: boolean }) {
  const say = usePageWords(timelineWords);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NoteForm item={item} onClose={() => setOpen(false)} />;
  return (
    <div className="milestone-own">
      {item.notesByEmployee ? (
        <div className="milestone-note" data-own>
          <strong>{say('yourNote')}</strong>
          <p>{item.notesByEmployee}</p>
        </div>
      ) : null}
      <Button variant={isPrimary ? 'filled' : 'subtle'} onClick={() => setOpen(true)}>
        {say(item.notesByEmployee ? 'changeNote' : 'addNote')}
        <span className="hp-hidden"> {item.description}</span>
      </Button>
    </div>
  );
}
function NoteForm({ item, onClose }: { item: TimelineEntry; onClose: () => void }) {
  const say = usePageWords(timelineWords);
  const queries = useQueryClient();
  const start = item.notesByEmployee ?? '';
  const [note, setNote] = useState(start);
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState<Problem | null>(null);
  const isChanged = note !== start;
  const draft = useDraft(`timeline.${item.id}`, note, isChanged);
  const found = draft.found;
  useEffect(() => {
    if (found) setNote(found.values);
  }, [found]);
  const save = async (): Promise<boolean> => {
    setSaving(true);
    setFailed(null);
    try {
      const saved = await ask(saveTimelineNotes, {
        params: { id: item.id },
        body: { notesByEmployee: note.trim() || null },
      });
      queries.setQueryData(timelineQuery(item.caseDetailId).queryKey, (all) =>
        all?.map((one) => (one.id === saved.id ? saved : one)),
      );
      draft.erase();
      toasts.show(say('saved'));
      onClose();
      return true;
    } catch (error) {
      toasts.show(say('notSaved'), 'danger');
      setFailed(error instanceof Problem ? error : new Problem({ status: 500 }));
      return false;
    } finally {
      setSaving(false);
    }
  };
  useLeaveGuard({ isChanged, save, discard: draft.erase });
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
        description={say('noteHint')}
        rows={3}
        maxLength={4000}
        autoFocus
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
