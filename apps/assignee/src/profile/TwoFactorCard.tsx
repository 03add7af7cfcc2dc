import { ask, Problem } from '@homeport/client';
import {
  confirmTwoFactor,
  type Enrolment,
  removeTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  userMe,
} from '@homeport/model/identity';
import { CodeInput } from '@homeport/ui/controls/CodeInput.tsx';
import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { QrPicture } from '@homeport/ui/parts/QrPicture.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useOnline } from '@homeport/ui/shell/OfflineStrip.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useFresh } from './use-fresh.tsx';

type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'scan'; readonly enrolment: Enrolment }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** Two-factor sign-in: on with a picture to scan and a code, recovery codes shown once, off after a question. */
export function TwoFactorCard() {
  const { me, took } = useApp();
  const text = useWords();
  const isOnline = useOnline();
  const fresh = useFresh();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [code, setCode] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await fresh.run(work);
    } catch (error) {
      const isRefused = error instanceof Problem && error.status >= 400 && error.status < 500;
      setProblem(isRefused ? error.message : text('actionFailed'));
    } finally {
      setBusy(false);
    }
  };
  const lookAgain = async () => took(await ask(userMe));
  const start = () => attempt(async () => setStep({ at: 'scan', enrolment: await ask(startTwoFactor, { body: {} }) }));
  const confirm = (authCode: string) =>
    attempt(async () => {
      const { recoveryCodes } = await ask(confirmTwoFactor, { body: { authCode } });
      setCode(null);
      setStep({ at: 'codes', codes: recoveryCodes });
      await lookAgain();
    });
  const renew = () =>
    attempt(async () => setStep({ at: 'codes', codes: (await ask(renewRecoveryCodes, { body: {} })).recoveryCodes }));
  const remove = async () => {
    setRemoving(false);
    await attempt(async () => {
      await ask(removeTwoFactor);
      toasts.show(text('actionDone'));
      await lookAgain();
    });
    return undefined;
  };
  const isOn = me.twoFactorEnabled;
  return (
    <Card
      title={text('profile.twoFactor')}
      aside={<StatusChip state={isOn ? 'active' : 'inactive'} label={text(isOn ? 'twoFactor.on' : 'twoFactor.off')} />}
    >
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
                  {me.twoFactorRequired ? null : (
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
            {isOn && me.twoFactorRequired ? <p className="hp-caption">{text('twoFactor.required')}</p> : null}
            {isOnline ? null : <p className="hp-caption">{text('offline.only')}</p>}
          </>
        ) : null}
        {step.at === 'scan' ? (
          <form
            className="hp-lines"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (code?.length === 6) void confirm(code);
              else setProblem(text('twoFactor.codeMissing'));
            }}
          >
            <p>{text('twoFactor.scan')}</p>
            <QrPicture text={step.enrolment.uri} title={text('twoFactor.qr')} />
            <p className="hp-muted">
              {text('twoFactor.secret')} <code className="lean-secret">{step.enrolment.secret}</code>
            </p>
            <CodeInput label={text('twoFactor.code')} required value={code} onChange={setCode} />
            <div className="hp-row">
              <Button type="submit" loading={isBusy}>
                {text('twoFactor.confirm')}
              </Button>
              <Button variant="default" onClick={() => setStep({ at: 'rest' })}>
                {text('cancel')}
              </Button>
            </div>
          </form>
        ) : null}
        {step.at === 'codes' ? <RecoveryCodes codes={step.codes} onDone={() => setStep({ at: 'rest' })} /> : null}
      </div>
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
      {fresh.dialog}
    </Card>
  );
}
