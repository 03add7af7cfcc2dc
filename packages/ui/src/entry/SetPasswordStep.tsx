import { setPassword } from '@homeport/client';
import { useState } from 'react';
import { isGoodPassword, keptRules, type PasswordRule, passwordRules } from '../controls/password.rules.ts';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanCheckList } from '../lean/LeanCheckList.tsx';
import { LeanField } from '../lean/LeanField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { useEntry } from './entry-context.ts';
import type { EntryKey } from './entry-words.ts';

const words: Readonly<Record<PasswordRule, EntryKey>> = {
  length: 'ruleLength',
  digit: 'ruleDigit',
  special: 'ruleSpecial',
  case: 'ruleCase',
  noSpace: 'ruleNoSpace',
};
export interface SetPasswordStepProps {
  /** Of a mailed link; without it the passcode is asked for. */
  readonly token: string | null;
  readonly username: string;
  readonly onSet: (username: string) => void;
  readonly onBack: () => void;
}
/** A new password, with its rules as a list that ticks itself. */
export function SetPasswordStep({ token, username, onSet, onBack }: SetPasswordStepProps) {
  const { text } = useEntry();
  const [name, setName] = useState(username);
  const [passcode, setPasscode] = useState('');
  const [password, setNew] = useState('');
  const [repeated, setRepeated] = useState('');
  const [hasTried, setTried] = useState(false);
  const kept = keptRules(password);
  const needsCode = token === null;
  const show = { showLabel: text('show'), hideLabel: text('hide') };
  return (
    <EntryForm
      title={text(needsCode ? 'passcodeUseTitle' : 'newPasswordTitle')}
      submitLabel={text('savePassword')}
      onSubmit={async () => {
        await setPassword(
          token === null ? { username: name.trim(), passcode: passcode.trim() } : { token },
          password,
          repeated,
        );
        onSet(name.trim());
      }}
      check={() => {
        setTried(true);
        if (needsCode && name.trim() === '') return 'name';
        if (needsCode && passcode.trim() === '') return 'passcode';
        if (!isGoodPassword(password)) return 'new';
        return repeated === password ? null : 'repeated';
      }}
      ways={
        <LeanButton look="link" onClick={onBack}>
          {text('backToSignIn')}
        </LeanButton>
      }
    >
      {needsCode ? (
        <>
          <LeanField
            id="name"
            name="username"
            label={text('usernameOrMail')}
            autoComplete="username"
            required
            autoFocus={name === ''}
            value={name}
            error={hasTried && name.trim() === '' ? text('fillUsername') : null}
            onChange={setName}
          />
          <LeanField
            id="passcode"
            name="passcode"
            label={text('passcode')}
            autoComplete="one-time-code"
            required
            autoFocus={name !== ''}
            value={passcode}
            error={hasTried && passcode.trim() === '' ? text('fillPasscode') : null}
            onChange={setPasscode}
          />
        </>
      ) : null}
      <LeanField
        {...show}
        id="new"
        name="new-password"
        label={text('newPassword')}
        type="password"
        autoComplete="new-password"
        required
        autoFocus={!needsCode}
        value={password}
        error={hasTried && !isGoodPassword(password) ? text('passwordWeak') : null}
        onChange={setNew}
      />
      <LeanCheckList
        title={text('rules')}
        checks={passwordRules.map((rule) => {
          const label = text(words[rule]);
          return {
            key: rule,
            label,
            isMet: kept[rule],
            spoken: text(kept[rule] ? 'ruleMet' : 'ruleOpen', { rule: label }),
          };
        })}
      />
      <LeanField
        {...show}
        id="repeated"
        name="repeat-password"
        label={text('repeatPassword')}
        type="password"
        autoComplete="new-password"
        required
        value={repeated}
        error={hasTried && repeated !== password ? text('passwordsDiffer') : null}
        onChange={setRepeated}
      />
    </EntryForm>
  );
}
