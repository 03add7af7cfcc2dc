import { call } from '@homeport/client';
import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanField } from '@homeport/ui/lean/LeanField.tsx';
import { useEffect, useState } from 'react';
import { QrPicture } from '../session/QrPicture.tsx';
import { EntryForm } from './EntryForm.tsx';
import { sayProblem, useEntry } from './entry-context.ts';

/** Two-factor sign-in, where the company asks for it before anything opens: scan, confirm, keep the recovery codes. */
export function EnrolStep({ onEnrolled, onBack }: { onEnrolled: () => Promise<void>; onBack: () => void }) {
  const { text } = useEntry();
  const [enrolment, setEnrolment] = useState<{ readonly secret: string; readonly uri: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [hasTried, setTried] = useState(false);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  useEffect(() => {
    call<{ secret: string; uri: string }>('POST', 'auth/two-factor', { body: {} }).then(
      setEnrolment,
      (error: unknown) => setProblem(sayProblem(error, text)),
    );
  }, [text]);
  if (recovery)
    return (
      <EntryForm
        title={text('recoveryTitle')}
        intro={text('recoveryText')}
        submitLabel={text('recoveryDone')}
        onSubmit={onEnrolled}
      >
        <ul className="entry-recovery">
          {recovery.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </EntryForm>
    );
  return (
    <EntryForm
      title={text('enrolTitle')}
      intro={text('enrolText')}
      notice={problem}
      submitLabel={text('continue')}
      onSubmit={async () => {
        const answer = await call<{ recoveryCodes: readonly string[] }>('POST', 'auth/two-factor/confirm', {
          body: { authCode: code },
        });
        setRecovery(answer.recoveryCodes);
      }}
      check={() => {
        setTried(true);
        return code.length < 6 ? 'enrol' : null;
      }}
      ways={
        <LeanButton look="link" onClick={onBack}>
          {text('backToSignIn')}
        </LeanButton>
      }
    >
      {enrolment ? (
        <>
          <QrPicture text={enrolment.uri} title={text('enrolQr')} />
          <p className="entry-intro">
            {text('enrolSecret')} <code className="entry-secret">{enrolment.secret}</code>
          </p>
        </>
      ) : null}
      <LeanField
        id="enrol"
        name="code"
        label={text('code')}
        type="code"
        required
        value={code}
        error={hasTried && code.length < 6 ? text('fillCode') : null}
        onChange={setCode}
      />
    </EntryForm>
  );
}
