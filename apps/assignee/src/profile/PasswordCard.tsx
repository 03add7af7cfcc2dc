import { ask, Problem } from '@homeport/client';
import { changePassword } from '@homeport/model/identity';
import { PasswordField } from '@homeport/ui/controls/PasswordField.tsx';
import { isGoodPassword } from '@homeport/ui/controls/password.rules.ts';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { sessionsQuery } from '../data/queries.ts';
import { useWords } from '../words/use-words.ts';

const empty = { current: null, password: null, repeated: null } as Readonly<
  Record<'current' | 'password' | 'repeated', string | null>
>;

/** A new password. All other devices are signed out by it. */
export function PasswordCard() {
  const text = useWords();
  const queries = useQueryClient();
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const [values, setValues] = useState(empty);
  const [hasTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const close = () => {
    setOpen(false);
    setValues(empty);
    setTried(false);
    setProblem(null);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (!values.current || !isGoodPassword(values.password ?? '') || values.password !== values.repeated) return;
    setSaving(true);
    try {
      const body = { currentPassword: values.current, password: values.password, confirmation: values.repeated };
      await ask(changePassword, { body });
      toasts.show(text('saved'));
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      close();
    } catch (error) {
      toasts.show(text('notSaved'), 'danger');
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
    } finally {
      setSaving(false);
    }
  };
  const isRefused = problem !== null && problem.status >= 400 && problem.status < 500;
  return (
    <Card title={text('profile.password')}>
      {isOpen ? (
        <form className="hp-lines" onSubmit={save} noValidate>
          {problem ? (
            <InlineError
              message={isRefused ? problem.message : text('notSaved')}
              {...(problem.traceId ? { reference: problem.traceId } : {})}
            />
          ) : null}
          <PasswordField
            purpose="current"
            label={text('password.current')}
            required
            autoFocus
            value={values.current}
            error={hasTried && !values.current ? text('password.currentMissing') : undefined}
            onChange={(current) => setValues({ ...values, current })}
          />
          <PasswordField
            purpose="new"
            label={text('password.new')}
            required
            value={values.password}
            error={hasTried && !isGoodPassword(values.password ?? '') ? text('password.weak') : undefined}
            onChange={(password) => setValues({ ...values, password })}
          />
          <PasswordField
            purpose="current"
            label={text('password.repeat')}
            required
            value={values.repeated}
            error={hasTried && values.repeated !== values.password ? text('password.differ') : undefined}
            onChange={(repeated) => setValues({ ...values, repeated })}
          />
          <div className="hp-row">
            <Button type="submit" loading={isSaving}>
              {text('password.save')}
            </Button>
            <Button variant="default" onClick={close}>
              {text('cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="hp-muted">{text('password.text')}</p>
          <div>
            <Button variant="default" disabled={!isOnline} onClick={() => setOpen(true)}>
              {text('password.change')}
            </Button>
            {isOnline ? null : <p className="hp-caption">{text('offline.only')}</p>}
          </div>
        </>
      )}
    </Card>
  );
}
