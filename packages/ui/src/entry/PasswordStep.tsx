import type { Credentials, Provider } from '@homeport/client';
import { useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanField } from '../lean/LeanField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { sayProblem, useEntry } from './entry-context.ts';

export interface PasswordStepProps {
  readonly who: Credentials;
  /** A part of it was typed; both may be there before the script is. */
  readonly onChange: (part: Partial<Credentials>) => void;
  readonly notice: string | null;
  readonly onSubmit: () => Promise<void>;
  /** The company's own ways to sign in, offered beside the password. */
  readonly providers: readonly Provider[];
  readonly onProvider: (id: string) => Promise<void>;
  readonly onForgot: () => void;
  /** Where a first access by passcode is offered. */
  readonly onPasscode?: (() => void) | undefined;
  /** Named under the form of a demo. */
  readonly demoUsers: string | null;
  /** Somebody is signing in: what comes next may be loaded already. */
  readonly onPrepare?: (() => void) | undefined;
}
/** Username and password. */
export function PasswordStep(props: PasswordStepProps) {
  const { who, onChange, onSubmit, providers, onForgot, onPasscode, demoUsers, onPrepare } = props;
  const { text, appName } = useEntry();
  const [hasTried, setTried] = useState(false);
  const [away, setAway] = useState<string | null>(null);
  const notice = away ?? props.notice;
  const leave = (id: string) => {
    setAway(null);
    props.onProvider(id).catch((error) => setAway(sayProblem(error, text)));
  };
  const noName = hasTried && who.username.trim() === '';
  const noPassword = hasTried && who.password === '';
  return (
    <EntryForm
      title={text('signInTo', { app: appName })}
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
          {providers.map(({ id, name }) => (
            <div key={id} className="entry-provider">
              <LeanButton look="plain" onClick={() => leave(id)}>
                {text('signInWith', { provider: name })}
              </LeanButton>
            </div>
          ))}
          <LeanButton look="link" onClick={onForgot}>
            {text('forgot')}
          </LeanButton>
          {onPasscode ? (
            <LeanButton look="link" onClick={onPasscode}>
              {text('firstTime')}
            </LeanButton>
          ) : null}
          {demoUsers ? (
            <p className="entry-demo">{text('demo', { users: demoUsers, password: 'Welcome-2026!' })}</p>
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
        onChange={(username) => onChange({ username })}
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
          if (who.password === '') onPrepare?.();
          onChange({ password });
        }}
      />
    </EntryForm>
  );
}
