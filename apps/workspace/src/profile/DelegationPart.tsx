import { call } from '@homeport/client';
import { user } from '@homeport/model/identity';
import { DateField } from '@homeport/ui/controls/DateField.tsx';
import type { Option } from '@homeport/ui/controls/options.ts';
import { PersonPicker } from '@homeport/ui/controls/PersonPicker.tsx';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useRefOptions } from '@homeport/ui/records/fields/use-ref-options.ts';
import { problemKind, sortProblems } from '@homeport/ui/records/host/problem.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';

/** Who decides in one's place, and until when. */
export function DelegationPart() {
  const text = useWords();
  const { me, reload } = useWorkspace();
  const load = useRefOptions(user);
  const [to, setTo] = useState<Option | null>(
    me.delegateTo ? { value: me.delegateTo.id, label: me.delegateTo.label } : null,
  );
  const [until, setUntil] = useState<string | null>(me.delegateUntil?.slice(0, 10) ?? null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [whole, setWhole] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const today = Temporal.Now.plainDateISO().toString();
  const save = async (delegateTo: string | null, delegateUntil: string | null) => {
    const missing: Record<string, string> =
      delegateTo !== null && delegateUntil === null ? { delegateUntil: text('delegation.untilMissing') } : {};
    setErrors(missing);
    setWhole([]);
    setFailure(null);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await call('PUT', 'user/me', { body: { delegateTo, delegateUntil } });
      toasts.show(text('profile.saved'));
      reload();
    } catch (error) {
      const kind = problemKind(error);
      if (kind !== 'refused' && kind !== 'noAccess') setFailure(error);
      else {
        const sorted = sortProblems(error, (wire) => wire === 'delegateTo' || wire === 'delegateUntil');
        setErrors(sorted.fields);
        setWhole(sorted.whole);
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="hp-lines"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(to?.value ?? null, until);
      }}
    >
      <ErrorSummary
        errors={[
          ...whole.map((message) => ({ message })),
          ...Object.entries(errors).map(([field, message]) => ({ fieldId: `profile-${field}`, message })),
        ]}
        failed={errors}
      />
      {failure ? <FailureNote error={failure} onRetry={() => void save(to?.value ?? null, until)} /> : null}
      <p className="hp-muted">{text('delegation.text')}</p>
      <PersonPicker
        id="profile-delegateTo"
        label={text('delegation.person')}
        load={load}
        selected={to}
        value={to?.value ?? null}
        onChange={() => undefined}
        onPick={setTo}
        error={errors.delegateTo}
      />
      <DateField
        id="profile-delegateUntil"
        label={text('delegation.until')}
        min={today}
        value={until}
        onChange={setUntil}
        error={errors.delegateUntil}
      />
      <div className="hp-form-actions">
        {me.delegateTo ? (
          <Button
            variant="default"
            onClick={() => {
              setTo(null);
              setUntil(null);
              void save(null, null);
            }}
          >
            {text('delegation.end')}
          </Button>
        ) : null}
        <Button type="submit" loading={isBusy} disabled={to === null}>
          {text('delegation.save')}
        </Button>
      </div>
    </form>
  );
}
