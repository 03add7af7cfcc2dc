import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanField } from '@homeport/ui/lean/LeanField.tsx';
import { useState } from 'react';
import { LeanForm } from './LeanForm.tsx';
import { useLean } from './lean-context.ts';
import type { Credentials } from './sign-in.ts';

export interface PasswordStepProps {
  readonly who: Credentials;
  readonly onChange: (who: Credentials) => void;
  readonly notice: string | null;
  readonly onSubmit: () => Promise<void>;
  readonly onForgot: () => void;
  readonly onPasscode: () => void;
}
/** Username and password. */
export function PasswordStep({ who, onChange, notice, onSubmit, onForgot, onPasscode }: PasswordStepProps) {
  const { text, theme, prepare } = useLean();
  const [hasTried, setTried] = useState(false);
  const noName = hasTried && who.username.trim() === '';
  const noPassword = hasTried && who.password === '';
  return (
    <LeanForm
      title={text('signInTo', { app: theme.appName })}
      notice={notice}
      submitLabel={text('continue')}
      onSubmit={onSubmit}
      check={() => {
        setTried(true);
        if (who.username.trim() === '') return 'username';
        return who.password === '' ? 'password' : null;
      }}
      ways={
        <>
          <LeanButton look="link" onClick={onForgot}>
            {text('forgot')}
          </LeanButton>
          <LeanButton look="link" onClick={onPasscode}>
            {text('firstTime')}
          </LeanButton>
          {theme.demo ? (
            <p className="lean-demo">
              {text('demo', { users: 'assignee.fr, assignee.es, assignee.en', password: 'Welcome-2026!' })}
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
        autoFocus={who.username === ''}
        value={who.username}
        error={noName ? text('fillUsername') : null}
        onChange={(username) => onChange({ ...who, username })}
      />
      <LeanField
        id="password"
        name="password"
        label={text('password')}
        type="password"
        autoComplete="current-password"
        required
        autoFocus={who.username !== ''}
        showLabel={text('show')}
        hideLabel={text('hide')}
        value={who.password}
        error={noPassword ? text('fillPassword') : null}
        onChange={(password) => {
          // While the password is typed, the network has nothing else to do.
          if (who.password === '') prepare();
          onChange({ ...who, password });
        }}
      />
    </LeanForm>
  );
}
