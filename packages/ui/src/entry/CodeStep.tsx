import { useState } from 'react';
import { LeanButton } from '../lean/LeanButton.tsx';
import { LeanField } from '../lean/LeanField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { sayProblem, useEntry } from './entry-context.ts';

export interface CodeStepProps {
  /** The code came by e-mail, not from an app. */
  readonly isMailed: boolean;
  readonly canRequestCode: boolean;
  readonly onSubmit: (code: string) => Promise<void>;
  readonly onRequest: () => Promise<void>;
  readonly onBack: () => void;
}
/** The second step: six digits from an app or a mail, or a recovery code. */
export function CodeStep({ isMailed, canRequestCode, onSubmit, onRequest, onBack }: CodeStepProps) {
  const { text, appName } = useEntry();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(isMailed ? text('codeSent') : null);
  const isMissing = isRecovery ? code.trim() === '' : code.length < 6;
  const ask = () => {
    setCode('');
    setTried(false);
    onRequest().then(
      () => setSaid(text('codeSent')),
      (error) => setSaid(sayProblem(error, text)),
    );
  };
  return (
    <EntryForm
      title={text('codeTitle')}
      intro={isRecovery ? null : text(isMailed ? 'mailCodeHint' : 'codeHint', { app: appName })}
      notice={said}
      submitLabel={text('continue')}
      onSubmit={() => onSubmit(code.trim())}
      check={() => {
        setTried(true);
        return isMissing ? 'code' : null;
      }}
      ways={
        <>
          {canRequestCode ? (
            <LeanButton look="link" onClick={ask}>
              {text(isMailed ? 'resend' : 'mailCode')}
            </LeanButton>
          ) : null}
          {isMailed ? null : (
            <LeanButton
              look="link"
              onClick={() => {
                setCode('');
                setTried(false);
                setRecovery(!isRecovery);
              }}
            >
              {text(isRecovery ? 'useCode' : 'useRecovery')}
            </LeanButton>
          )}
          <LeanButton look="link" onClick={onBack}>
            {text('backToSignIn')}
          </LeanButton>
        </>
      }
    >
      <LeanField
        key={String(isRecovery)}
        id="code"
        name="code"
        label={text(isRecovery ? 'recovery' : 'code')}
        type={isRecovery ? 'text' : 'code'}
        required
        autoFocus
        value={code}
        error={hasTried && isMissing ? text(isRecovery ? 'fillRecovery' : 'fillCode') : null}
        onChange={setCode}
      />
    </EntryForm>
  );
}
