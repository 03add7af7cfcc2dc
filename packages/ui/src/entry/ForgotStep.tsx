import { requestMail } from '@homeport/client';
import { useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanField } from '../lean/LeanField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { useEntry } from './entry-context.ts';

/** Asks for a link to set a new password. The answer never tells whether the user exists. */
export function ForgotStep({ username, onBack }: { username: string; onBack: () => void }) {
  const { text } = useEntry();
  const [name, setName] = useState(username);
  const [hasTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <EntryForm
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
    </EntryForm>
  );
}
