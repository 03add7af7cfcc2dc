import { requestMail } from '@homeport/client';
import { useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanField } from '../lean/LeanField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { useEntry } from './entry-context.ts';

export interface PasscodeStepProps {
  readonly username: string;
  readonly onBack: () => void;
  readonly onHave: (username: string) => void;
}
/** Asks for a passcode for the first access. */
export function PasscodeStep({ username, onBack, onHave }: PasscodeStepProps) {
  const { text } = useEntry();
  const [name, setName] = useState(username);
  const [hasTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <EntryForm
      title={text('passcodeTitle')}
      intro={text('passcodeText')}
      notice={said}
      submitLabel={text('passcodeSend')}
      onSubmit={async () => setSaid(await requestMail('passcode', name.trim()))}
      check={() => {
        setTried(true);
        return name.trim() === '' ? 'first' : null;
      }}
      ways={
        <>
          <LeanButton look="link" onClick={() => onHave(name.trim())}>
            {text('passcodeHave')}
          </LeanButton>
          <LeanButton look="link" onClick={onBack}>
            {text('backToSignIn')}
          </LeanButton>
        </>
      }
    >
      <LeanField
        id="first"
        name="username"
        label={text('usernameOrMail')}
        autoComplete="username"
        required
        autoFocus
        value={name}
        error={hasTried && name.trim() === '' ? text('fillUsername') : null}
        onChange={setName}
      />
    </EntryForm>
  );
}
