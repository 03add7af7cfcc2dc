import { changePassword, Problem } from '@homeport/client';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { PasswordField } from '../controls/PasswordField.tsx';
import { isGoodPassword } from '../controls/password.rules.ts';
import { useKitText } from '../language/use-text.ts';
import { ErrorSummary } from '../parts/ErrorSummary.tsx';
import { InlineError } from '../parts/InlineError.tsx';
import { toasts } from '../parts/toasts.ts';
import { sortProblems } from '../records/host/problem.ts';
import { useAccountText } from './account-words.ts';

const empty = { currentPassword: '', password: '', confirmation: '' };
type Field = keyof typeof empty;
const fields: readonly Field[] = ['currentPassword', 'password', 'confirmation'];
const idOf = (field: string) => `change-${field}`;

export interface ChangePasswordProps {
  readonly onSaved: () => void;
  /** Where the form was opened and can be closed again. */
  readonly onCancel?: () => void;
}
/** A new password. All other devices are signed out by it. */
export function ChangePassword({ onSaved, onCancel }: ChangePasswordProps) {
  const text = useAccountText();
  const kit = useKitText();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [whole, setWhole] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong: Partial<Record<Field, string>> = {};
    if (!values.currentPassword) wrong.currentPassword = text('password.currentMissing');
    if (!isGoodPassword(values.password)) wrong.password = text('password.weak');
    else if (values.confirmation !== values.password) wrong.confirmation = text('password.differ');
    setErrors(wrong);
    setWhole([]);
    setFault(null);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await changePassword(values);
      setValues(empty);
      toasts.show(text('saved'));
      onSaved();
    } catch (error) {
      const isRefused = error instanceof Problem && error.status >= 400 && error.status < 500;
      if (!isRefused) setFault(error instanceof Problem ? error : new Problem({ status: 500 }));
      else {
        const sorted = sortProblems(error, (wire) => fields.includes(wire as Field));
        setErrors(sorted.fields);
        setWhole(sorted.whole);
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="hp-lines" noValidate onSubmit={save}>
      <ErrorSummary
        errors={[
          ...whole.map((message) => ({ message })),
          ...fields.flatMap((field) => (errors[field] ? [{ fieldId: idOf(field), message: errors[field] }] : [])),
        ]}
        failed={errors}
      />
      {fault ? (
        <InlineError message={text('notSaved')} {...(fault.traceId ? { reference: fault.traceId } : {})} />
      ) : null}
      {fields.map((field) => (
        <PasswordField
          key={field}
          id={idOf(field)}
          label={text(`password.${field}`)}
          required
          autoFocus={onCancel !== undefined && field === 'currentPassword'}
          value={values[field]}
          onChange={(value) => setValues((now) => ({ ...now, [field]: value ?? '' }))}
          error={errors[field]}
          purpose={field === 'password' ? 'new' : 'current'}
        />
      ))}
      <div className="hp-row">
        <Button type="submit" loading={isBusy}>
          {text('password.save')}
        </Button>
        {onCancel ? (
          <Button variant="default" onClick={onCancel}>
            {kit('cancel')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
