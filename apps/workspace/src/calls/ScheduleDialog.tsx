import { ask, Problem, records } from '@homeport/client';
import { callProblems, planCall } from '@homeport/model/calls';
import { caseDetail } from '@homeport/model/cases';
import { DateTimeField } from '@homeport/ui/controls/DateTimeField.tsx';
import { PickList } from '@homeport/ui/controls/PickList.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useKitText } from '@homeport/ui/language/use-text.ts';
import { Dialog } from '@homeport/ui/parts/Dialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useTalks } from '../chat/use-talks.ts';

interface ScheduleDialogProps {
  readonly tenant?: string;
  readonly onClose: () => void;
}
/** Plans a call with an assignee. */
export function ScheduleDialog({ tenant, onClose }: ScheduleDialogProps) {
  const text = useTalks();
  const kit = useKitText();
  const client = useQueryClient();
  const { timeZone } = useSettings();
  const key = useRef(crypto.randomUUID());
  const [assignment, setAssignment] = useState<string | null>(null);
  const [title, setTitle] = useState<string | null>(null);
  const [startsAt, setStart] = useState<string | null>(null);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const minutes = 30;
  const load = useCallback(
    async (query: string, signal: AbortSignal) => {
      const page = await records(caseDetail, tenant).search(
        { search: query, filter: { field: 'status', op: 'eq', value: 'ACTIVE' }, sort: ['name,asc'], size: 50 },
        signal,
      );
      return page.content.map((one) => ({ value: one.id, label: one.name, description: one.reference }));
    },
    [tenant],
  );
  const faults = callProblems({ title, startsAt, minutes }, Date.now()).map((one) => one.field);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!assignment || !startsAt || faults.length > 0 || isSaving) return;
    setSaving(true);
    setProblem(null);
    try {
      await ask(planCall, {
        body: { title, startsAt, minutes, caseDetailId: assignment, timeZone },
        key: key.current,
        ...(tenant ? { tenant } : {}),
      });
      await client.invalidateQueries({ queryKey: ['calls'] });
      toasts.show(text('actionDone'));
      onClose();
    } catch (error) {
      key.current = crypto.randomUUID();
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={text('calls.schedule')} closeButtonProps={{ 'aria-label': kit('close') }}>
      <form className="hp-lines" onSubmit={save} noValidate>
        {problem ? (
          <InlineError
            message={text('calls.notPlanned')}
            {...(problem.status < 500 ? { advice: problem.message } : {})}
          />
        ) : null}
        <PickList
          label={text('calls.assignment')}
          required
          load={load}
          value={assignment}
          error={hasTried && !assignment ? text('calls.assignmentRequired') : undefined}
          onChange={setAssignment}
        />
        <TextField
          label={text('calls.subject')}
          required
          maxLength={200}
          value={title}
          error={hasTried && faults.includes('title') ? text('calls.subjectRequired') : undefined}
          onChange={setTitle}
        />
        <DateTimeField
          label={text('calls.when')}
          required
          min={Temporal.Now.plainDateISO().toString()}
          value={startsAt}
          error={startsAt && faults.includes('startsAt') ? text('calls.inPast') : undefined}
          onChange={setStart}
        />
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('calls.close')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {text('calls.plan')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
