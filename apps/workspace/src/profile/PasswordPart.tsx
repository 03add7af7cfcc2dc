import { call } from '@homeport/client';
import { PasswordField } from '@homeport/ui/controls/PasswordField.tsx';
import { isGoodPassword } from '@homeport/ui/controls/password.rules.ts';
import { ErrorSummary } from '@homeport/ui/parts/ErrorSummary.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { problemKind, sortProblems } from '@homeport/ui/records/host/problem.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';

const empty = { currentPassword: '', password: '', confirmation: '' };
type Field = keyof typeof empty;
const fields: readonly Field[] = ['currentPassword', 'password', 'confirmation'];

/** Changes the password; all other devices are signed out. */
export function PasswordPart() {
  const text = useWords();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [whole, setWhole] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (field: Field) => (value: string | null) => setValues((now) => ({ ...now, [field]: value ?? '' }));
  const save = async () => {
    const wrong: Partial<Record<Field, string>> = {};
    if (!values.currentPassword) wrong.currentPassword = text('password.fillCurrent');
    if (!isGoodPassword(values.password)) wrong.password = text('password.weak');
    else if (values.confirmation !== values.password) wrong.confirmation = text('password.differ');
    setErrors(wrong);
    setWhole([]);
    setFailure(null);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await call('POST', 'auth/password', { body: values });
      setValues(empty);
      toasts.show(text('profile.saved'));
    } catch (error) {
      const kind = problemKind(error);
      if (kind !== 'refused' && kind !== 'noAccess') setFailure(error);
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
    <form
      className="hp-lines"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ErrorSummary
        errors={[
          ...whole.map((message) => ({ message })),
          ...fields.flatMap((field) =>
            errors[field] ? [{ fieldId: `profile-${field}`, message: errors[field] }] : [],
          ),
        ]}
      />
      {failure ? <FailureNote error={failure} onRetry={() => void save()} /> : null}
      <p className="hp-muted">{text('password.text')}</p>
      {fields.map((field) => (
        <PasswordField
          key={field}
          id={`profile-${field}`}
          label={text(`password.${field}`)}
          required
          value={values[field]}
          onChange={set(field)}
          error={errors[field]}
          purpose={field === 'password' ? 'new' : 'current'}
        />
      ))}
      <div className="hp-form-actions">
        <Button type="submit" loading={isBusy}>
          {text('password.save')}
        </Button>
      </div>
    </form>
  );
}
