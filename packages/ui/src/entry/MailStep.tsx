import { requestMail } from '@homeport/client';
import { type ReactNode, useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanField } from '../lean/LeanField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { useEntry } from './entry-context.ts';

interface MailStepProps {
  readonly what: Parameters<typeof requestMail>[0];
  readonly username: string;
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  /** Ways on besides the one back to the sign-in. */
  readonly ways?: (username: string) => ReactNode;
  readonly onBack: () => void;
}
/** Asks for a mail by user name or e-mail address. The answer never tells whether the user exists. */
export function MailStep({ what, username, title, intro, submitLabel, ways, onBack }: MailStepProps) {
  const { text } = useEntry();
  const [name, setName] = useState(username);
  const [hasTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  return (
    <EntryForm
      title={title}
      intro={intro}
      notice={said}
      submitLabel={submitLabel}
      onSubmit={async () => setSaid(await requestMail(what, name.trim()))}
      check={() => {
        setTried(true);
        return name.trim() === '' ? 'asked' : null;
      }}
      ways={
        <>
          {ways?.(name.trim())}
          <LeanButton look="link" onClick={onBack}>
            {text('backToSignIn')}
          </LeanButton>
        </>
      }
    >
      <LeanField
        id="asked"
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
