import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanField } from '@homeport/ui/lean/LeanField.tsx';
import { useState } from 'react';
import { LeanForm } from './LeanForm.tsx';
import { useLean } from './lean-context.ts';
import { requestMail } from './sign-in.ts';

export interface PasscodeStepProps {
  readonly username: string;
  readonly onBack: () => void;
  readonly onHave: (username: string) => void;
}
/** Asks for a passcode for the first access. */
export function PasscodeStep({ username, onBack, onHave }: PasscodeStepProps) {
  const { text } = useLean();
  const [name, setName] = useState(username);
  const [hasTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <LeanForm
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
    </LeanForm>
  );
}
