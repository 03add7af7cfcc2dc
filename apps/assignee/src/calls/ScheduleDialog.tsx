import { ask, Problem } from '@homeport/client';
import { callProblems, planCall } from '@homeport/model/calls';
import { DateTimeField } from '@homeport/ui/controls/DateTimeField.tsx';
import { LongTextField } from '@homeport/ui/controls/LongTextField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button, NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { callsQuery } from './call-data.ts';
import { callWords } from './words.ts';

const lengths = [15, 30, 45, 60] as const;

/** Plans a call with the case manager. A time in the past is refused before anything is sent. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const text = usePageWords(callWords);
  const kit = useKitText();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const { timeZone } = useSettings();
  const key = useRef(crypto.randomUUID());
  const [title, setTitle] = useState<string | null>(null);
  const [startsAt, setStart] = useState<string | null>(null);
  const [minutes, setMinutes] = useState(30);
  const [notes, setNotes] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const faults = callProblems({ title, startsAt, minutes }, Date.now()).map((one) => one.field);
  const isPastChosen = startsAt !== null && faults.includes('startsAt');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.length > 0 || isSaving || !startsAt) return;
    setSaving(true);
    setProblem(null);
    try {
      await ask(planCall, { body: { title, startsAt, minutes, notes, timeZone }, key: key.current });
      await queries.invalidateQueries({ queryKey: callsQuery.queryKey });
      toasts.show(text('planned'));
      onClose();
    } catch (error) {
      key.current = crypto.randomUUID();
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={text('schedule')} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form className="hp-lines" onSubmit={save} noValidate>
        {problem ? (
          <InlineError message={text('notPlanned')} {...(problem.status < 500 ? { advice: problem.message } : {})} />
        ) : null}
        <TextField
          label={text('subject')}
          required
          autoFocus
          maxLength={200}
          value={title}
          error={hasTried && faults.includes('title') ? text('subjectRequired') : undefined}
          onChange={setTitle}
        />
        <DateTimeField
          label={text('when')}
          required
          min={Temporal.Now.plainDateISO().toString()}
          value={startsAt}
          error={isPastChosen ? text('inPast') : hasTried && !startsAt ? text('whenRequired') : undefined}
          onChange={setStart}
        />
        <NativeSelect
          label={text('length')}
          value={String(minutes)}
          onChange={(event) => setMinutes(Number(event.currentTarget.value))}
          data={lengths.map((count) => ({ value: String(count), label: text('minutes', { count }) }))}
        />
        <LongTextField label={text('notes')} maxLength={2000} value={notes} onChange={setNotes} />
        {isOnline ? null : <p className="hp-muted">{text('offline')}</p>}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('close')}
          </Button>
          <Button type="submit" loading={isSaving} disabled={!isOnline}>
            {text('plan')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
