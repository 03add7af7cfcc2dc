import {
  confirmTwoFactor,
  type Enrolment,
  removeTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@homeport/client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CodeInput } from '../controls/CodeInput.tsx';
import { useKitText } from '../language/use-text.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { InlineError } from '../parts/InlineError.tsx';
import { QrPicture } from '../parts/QrPicture.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { toasts } from '../parts/toasts.ts';
import { useOnline } from '../shell/OfflineStrip.tsx';
import { useAccountText } from './account-words.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'scan'; readonly enrolment: Enrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export interface TwoFactorProps {
  readonly isOn: boolean;
  /** The company asks for it: it cannot be switched off. */
  readonly isRequired: boolean;
  /** Takes the change into the application. Recovery codes are shown until the person has kept them. */
  readonly onChanged: () => Promise<void> | void;
}
/** Whether two-factor sign-in is on, as a sign beside a title. */
export function TwoFactorState({ isOn }: Pick<TwoFactorProps, 'isOn'>) {
  const text = useAccountText();
  return <StatusChip state={isOn ? 'active' : 'inactive'} label={text(isOn ? 'twoFactor.on' : 'twoFactor.off')} />;
}

/** Two-factor sign-in: on with a picture to scan and a code, recovery codes shown once, off after a question. */
export function TwoFactor({ isOn, isRequired, onChanged }: TwoFactorProps) {
  const text = useAccountText();
  const isOnline = useOnline();
  const proof = useFreshProof();
  const { isBusy, problem, run } = useAttempt();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [isRemoving, setRemoving] = useState(false);
  const attempt = (work: () => Promise<void>) => run(() => proof.run({}, work));
  const start = () => attempt(async () => setStep({ at: 'scan', enrolment: await startTwoFactor() }));
  const confirm = (code: string) =>
    attempt(async () => setStep({ at: 'codes', codes: (await confirmTwoFactor(code)).recoveryCodes }));
  const renew = () => attempt(async () => setStep({ at: 'codes', codes: (await renewRecoveryCodes()).recoveryCodes }));
  const remove = async () => {
    setRemoving(false);
    await attempt(async () => {
      await removeTwoFactor();
      toasts.show(text('done'));
      await onChanged();
    });
    return undefined;
  };
  const kept = () => {
    setStep({ at: 'rest' });
    void onChanged();
  };
  return (
    <div className="hp-lines">
      {problem ? <InlineError message={problem} /> : null}
      {step.at === 'rest' ? (
        <>
          <p className="hp-muted">{text(isOn ? 'twoFactor.textOn' : 'twoFactor.text')}</p>
          <div className="hp-row">
            {isOn ? (
              <>
                <Button variant="default" loading={isBusy} disabled={!isOnline} onClick={() => void renew()}>
                  {text('twoFactor.renew')}
                </Button>
                {isRequired ? null : (
                  <Button variant="default" color="danger" disabled={!isOnline} onClick={() => setRemoving(true)}>
                    {text('twoFactor.remove')}
                  </Button>
                )}
              </>
            ) : (
              <Button variant="default" loading={isBusy} disabled={!isOnline} onClick={() => void start()}>
                {text('twoFactor.start')}
              </Button>
            )}
          </div>
          {isOn && isRequired ? <p className="hp-caption">{text('twoFactor.required')}</p> : null}
          {isOnline ? null : <p className="hp-caption">{text('offlineOnly')}</p>}
        </>
      ) : null}
      {step.at === 'scan' ? (
        <Scan enrolment={step.enrolment} isBusy={isBusy} onCode={confirm} onCancel={() => setStep({ at: 'rest' })} />
      ) : null}
      {step.at === 'codes' ? <RecoveryCodes codes={step.codes} onDone={kept} /> : null}
      <ConfirmDialog
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={text('twoFactor.removeTitle')}
        confirmLabel={text('twoFactor.remove')}
        isDangerous
        onConfirm={remove}
      >
        {text('twoFactor.removeText')}
      </ConfirmDialog>
      {proof.dialog}
    </div>
  );
}

interface ScanProps {
  readonly enrolment: Enrolment;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}
function Scan({ enrolment, isBusy, onCode, onCancel }: ScanProps) {
  const text = useAccountText();
  const kit = useKitText();
  const [code, setCode] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="hp-lines"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(code?.length !== 6);
        if (code?.length === 6) void onCode(code);
      }}
    >
      <p>{text('twoFactor.scan')}</p>
      <QrPicture text={enrolment.uri} title={text('twoFactor.qr')} />
      <p className="hp-muted">
        {text('twoFactor.secret')} <code className="hp-secret">{enrolment.secret}</code>
      </p>
      {isMissing ? <InlineError message={text('twoFactor.codeMissing')} /> : null}
      <CodeInput label={text('twoFactor.code')} required value={code} onChange={setCode} />
      <div className="hp-row">
        <Button type="submit" loading={isBusy}>
          {text('twoFactor.confirm')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {kit('cancel')}
        </Button>
      </div>
    </form>
  );
}
