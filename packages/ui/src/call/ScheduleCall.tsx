import { Problem } from '@homeport/client';
import { Button, NativeSelect } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { DateTimeField } from '../controls/DateTimeField.tsx';
import { LongTextField } from '../controls/LongTextField.tsx';
import { TextField } from '../controls/TextField.tsx';
import { useSettings } from '../language/settings.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { InlineError } from '../parts/InlineError.tsx';
import { useOnline } from '../shell/OfflineStrip.tsx';
import { useCallText } from './call-words.ts';

/** A call as it is planned: its begin as a moment in UTC, its length in minutes, and the zone of whoever plans it. */
export interface PlannedCall {
  readonly title: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly notes: string | null;
  readonly timeZone: string;
}
/** A call while it is typed. */
type TypedCall = Pick<PlannedCall, 'minutes' | 'notes'> & Readonly<Record<'title' | 'startsAt', string | null>>;
export interface ScheduleCallProps {
  /** Which of `title` and `startsAt` cannot be as they are now. */
  readonly faultsOf: (typed: TypedCall) => readonly (string | undefined)[];
  /** Plans it, once for each key. What it throws is told, and the dialog stays. */
  readonly onPlan: (call: PlannedCall, key: string) => Promise<void>;
  readonly onClose: () => void;
  /** Whether what stands in `children` is there. */
  readonly isComplete?: boolean;
  /** Fields of the page's own before the others; told once somebody has tried to plan. */
  readonly children?: (hasTried: boolean) => ReactNode;
}
const lengths = [15, 30, 45, 60] as const;

/** What is typed of a call, what is wrong with it, and planning it. */
function useCallPlan({ faultsOf, onPlan, onClose, isComplete = true }: ScheduleCallProps) {
  const { timeZone } = useSettings();
  const key = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState<TypedCall>({ title: null, startsAt: null, minutes: 30, notes: null });
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const faults = faultsOf(typed);
  const plan = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { title, startsAt } = typed;
    if (faults.length > 0 || !isComplete || isSaving || !title || !startsAt) return;
    setSaving(true);
    setProblem(null);
    try {
      await onPlan({ ...typed, title, startsAt, timeZone }, key.current);
      onClose();
    } catch (error) {
      key.current = crypto.randomUUID();
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSaving(false);
    }
  };
  const change = (part: Partial<TypedCall>) => setTyped((now) => ({ ...now, ...part }));
  return { typed, change, faults, hasTried, isSaving, problem, plan };
}

/** Plans a call. A time in the past is refused before anything is sent. */
export function ScheduleCall(props: ScheduleCallProps) {
  const { onClose, children } = props;
  const text = useCallText();
  const isOnline = useOnline();
  const { typed, change, faults, hasTried, isSaving, problem, plan } = useCallPlan(props);
  const { title, startsAt, minutes, notes } = typed;
  const isPastChosen = startsAt !== null && faults.includes('startsAt');
  return (
    <Dialog opened onClose={onClose} title={text('schedule')}>
      <form className="hp-lines" onSubmit={plan} noValidate>
        {problem ? (
          <InlineError message={text('notPlanned')} {...(problem.status < 500 ? { advice: problem.message } : {})} />
        ) : null}
        {children?.(hasTried)}
        <TextField
          label={text('subject')}
          required
          autoFocus={children === undefined}
          maxLength={200}
          value={title}
          error={hasTried && faults.includes('title') ? text('subjectRequired') : undefined}
          onChange={(next) => change({ title: next })}
        />
        <DateTimeField
          label={text('when')}
          required
          min={Temporal.Now.plainDateISO().toString()}
          value={startsAt}
          error={isPastChosen ? text('inPast') : hasTried && !startsAt ? text('whenRequired') : undefined}
          onChange={(next) => change({ startsAt: next })}
        />
        <NativeSelect
          label={text('length')}
          value={String(minutes)}
          onChange={(event) => change({ minutes: Number(event.currentTarget.value) })}
          data={lengths.map((count) => ({ value: String(count), label: text('minutes', { count }) }))}
        />
        <LongTextField
          label={text('notes')}
          maxLength={2000}
          value={notes}
          onChange={(next) => change({ notes: next })}
        />
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
