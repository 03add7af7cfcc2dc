import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanField } from '@homeport/ui/lean/LeanField.tsx';
import { useState } from 'react';
import { LeanForm } from './LeanForm.tsx';
import { useLean } from './lean-context.ts';
import { requestMail } from './sign-in.ts';

/** Asks for a link to set a new password. The answer never tells whether the user exists. */
export function ForgotStep({ username, onBack }: { username: string; onBack: () => void }) {
  const { text } = useLean();
  const [name, setName] = useState(username);
  const [hasTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <LeanForm
      title={text('forgotTitle')}
      intro={text('forgotText')}
      notice={said}
      submitLabel={text('forgotSend')}
      onSubmit={async () => setSaid(await requestMail('link', name.trim()))}
      check={() => {
        setTried(true);
        return name.trim() === '' ? 'forgotten' : null;
      }}
      ways={
        <LeanButton look="link" onClick={onBack}>
          {text('backToSignIn')}
        </LeanButton>
      }
    >
      <LeanField
        id="forgotten"
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
