import { ask } from '@homeport/client';
import { confirmTwoFactor, type Enrolment, startTwoFactor } from '@homeport/model/identity';
import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanField } from '@homeport/ui/lean/LeanField.tsx';
import { useEffect, useState } from 'react';
import { QrPicture } from '../session/QrPicture.tsx';
import { LeanForm } from './LeanForm.tsx';
import { sayProblem, useLean } from './lean-context.ts';

/** Two-factor sign-in, where the company asks for it before anything opens: scan, confirm, keep the recovery codes. */
export function EnrolStep({ onEnrolled, onBack }: { onEnrolled: () => Promise<void>; onBack: () => void }) {
  const { text } = useLean();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [hasTried, setTried] = useState(false);
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  useEffect(() => {
    ask(startTwoFactor, { body: {} }).then(setEnrolment, (error) => setProblem(sayProblem(error, text)));
  }, [text]);
  if (recovery)
    return (
      <LeanForm
        title={text('recoveryTitle')}
        intro={text('recoveryText')}
        submitLabel={text('recoveryDone')}
        onSubmit={onEnrolled}
      >
        <ul className="lean-recovery">
          {recovery.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </LeanForm>
    );
  return (
    <LeanForm
      title={text('enrolTitle')}
      intro={text('enrolText')}
      notice={problem}
      submitLabel={text('continue')}
      onSubmit={async () => {
        const body = { authCode: code };
        setRecovery((await ask(confirmTwoFactor, { body })).recoveryCodes);
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
          <p className="lean-intro">
            {text('enrolSecret')} <code className="lean-secret">{enrolment.secret}</code>
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
    </LeanForm>
  );
}
