import { confirmTwoFactor, type Enrolment, startTwoFactor } from '@homeport/client';
import { useEffect, useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanField } from '../lean/LeanField.tsx';
import { QrPicture } from '../parts/QrPicture.tsx';
import { EntryForm } from './EntryForm.tsx';
import { sayProblem, useEntry } from './entry-context.ts';

/** Two-factor sign-in, where the company asks for it before anything opens: scan, confirm, keep the recovery codes. */
export function EnrolStep({ onEnrolled, onBack }: { onEnrolled: () => Promise<void>; onBack: () => void }) {
  const { text } = useEntry();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [hasTried, setTried] = useState(false);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  useEffect(() => {
    startTwoFactor().then(setEnrolment, (error) => setProblem(sayProblem(error, text)));
  }, [text]);
  if (recovery)
    return (
      <EntryForm
        title={text('recoveryTitle')}
        intro={text('recoveryText')}
        submitLabel={text('recoveryDone')}
        onSubmit={onEnrolled}
      >
        <ul className="hp-recovery">
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
        setRecovery((await confirmTwoFactor(code)).recoveryCodes);
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
            {text('enrolSecret')} <code className="hp-secret">{enrolment.secret}</code>
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
