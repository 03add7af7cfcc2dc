import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanField } from '@homeport/ui/lean/LeanField.tsx';
import { useState } from 'react';
import { EntryForm } from './EntryForm.tsx';
import { useEntry } from './entry-context.ts';
import type { Credentials } from './sign-in.ts';

export interface PasswordStepProps {
  readonly who: Credentials;
  readonly onChange: (who: Credentials) => void;
  readonly notice: string | null;
  readonly onSubmit: () => Promise<void>;
  readonly onForgot: () => void;
}
/** Username and password. */
export function PasswordStep({ who, onChange, notice, onSubmit, onForgot }: PasswordStepProps) {
  const { text, theme } = useEntry();
  const [hasTried, setTried] = useState(false);
  const noName = who.username.trim() === '';
  const noPassword = who.password === '';
  return (
    <EntryForm
      title={text('signInTo', { app: theme.appName })}
      notice={notice}
      submitLabel={text('continue')}
      onSubmit={onSubmit}
      check={() => {
        setTried(true);
        return noName ? 'username' : noPassword ? 'password' : null;
      }}
      ways={
        <>
          <LeanButton look="link" onClick={onForgot}>
            {text('forgot')}
          </LeanButton>
          {theme.demo ? (
            <p className="entry-demo">
              {text('demo', {
                users: 'case.manager, approver.one, finance.clerk, finance.lead, admin.one',
                password: 'Welcome-2026!',
              })}
            </p>
          ) : null}
        </>
      }
    >
      <LeanField
        id="username"
        name="username"
        label={text('username')}
        autoComplete="username"
        required
        autoFocus={noName}
        value={who.username}
        error={hasTried && noName ? text('fillUsername') : null}
        onChange={(username) => onChange({ ...who, username })}
      />
      <LeanField
        id="password"
        name="password"
        label={text('password')}
        type="password"
        autoComplete="current-password"
        required
        showLabel={text('show')}
        hideLabel={text('hide')}
        value={who.password}
        error={hasTried && noPassword ? text('fillPassword') : null}
        onChange={(password) => onChange({ ...who, password })}
      />
    </EntryForm>
  );
}
