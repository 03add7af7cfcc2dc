import { call } from '@homeport/client';
import type { Enrolment } from '@homeport/model/identity';
import { CodeInput } from '@homeport/ui/controls/CodeInput.tsx';
import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import { useWords } from '../words/use-words.ts';
import { useProof } from './use-proof.tsx';

const QrPicture = lazy(() => import('@homeport/ui/parts/QrPicture.tsx').then((it) => ({ default: it.QrPicture })));

/** Two-factor sign-in: switched on with a picture to scan and a code, off again, and new recovery codes. */
export function TwoFactorPart() {
  const text = useWords();
  const { me, reload } = useWorkspace();
  const { prove, dialog } = useProof();
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const attempt = (work: () => Promise<void>) => {
    setFailure(null);
    prove(work).catch(setFailure);
  };
  const start = () => attempt(async () => setEnrolment(await call<Enrolment>('POST', 'auth/two-factor', { body: {} })));
  const renew = () =>
    attempt(async () =>
      setCodes(
        (await call<{ recoveryCodes: readonly string[] }>('POST', 'auth/two-factor/recovery-codes', { body: {} }))
          .recoveryCodes,
      ),
    );
  const remove = () =>
    attempt(async () => {
      await call('DELETE', 'auth/two-factor');
      toasts.show(text('profile.saved'));
      reload();
    });
  const confirm = (authCode: string) =>
    attempt(async () => {
      setCodes(
        (await call<{ recoveryCodes: readonly string[] }>('POST', 'auth/two-factor/confirm', { body: { authCode } }))
          .recoveryCodes,
      );
      setEnrolment(null);
    });
  if (codes)
    return (
      <div className="hp-lines">
        <h2>{text('twoFactor.recovery')}</h2>
        <p>{text('twoFactor.recoveryText')}</p>
        <ul className="ws-recovery">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div>
          <Button onClick={reload}>{text('twoFactor.kept')}</Button>
        </div>
      </div>
    );
  return (
    <div className="hp-lines">
      <p>
        <StatusChip
          state={me.twoFactorEnabled ? 'active' : 'inactive'}
          label={text(me.twoFactorEnabled ? 'twoFactor.on' : 'twoFactor.off')}
        />
      </p>
      <p>{text('twoFactor.text')}</p>
      {failure ? <FailureNote error={failure} /> : null}
      {enrolment ? (
        <Enrol enrolment={enrolment} onCode={confirm} />
      ) : me.twoFactorEnabled ? (
        <div className="hp-row">
          <Button variant="default" onClick={renew}>
            {text('twoFactor.renew')}
          </Button>
          {me.twoFactorRequired ? (
            <span className="hp-muted">{text('twoFactor.required')}</span>
          ) : (
            <Button variant="default" color="danger" onClick={remove}>
              {text('twoFactor.remove')}
            </Button>
          )}
        </div>
      ) : (
        <div>
          <Button onClick={start}>{text('twoFactor.start')}</Button>
        </div>
      )}
      {dialog}
    </div>
  );
}

function Enrol({ enrolment, onCode }: { enrolment: Enrolment; onCode: (code: string) => void }) {
  const text = useWords();
  const [code, setCode] = useState<string | null>(null);
  return (
    <form
      className="hp-lines"
      onSubmit={(event) => {
        event.preventDefault();
        if (code?.length === 6) onCode(code);
      }}
    >
      <p>{text('twoFactor.scan')}</p>
      <Suspense fallback={<div className="ws-qr-gap" />}>
        <QrPicture text={enrolment.uri} title={text('twoFactor.qr')} />
      </Suspense>
      <p>
        {text('twoFactor.secret')} <code className="hp-code">{enrolment.secret}</code>
      </p>
      <CodeInput label={text('twoFactor.code')} value={code} onChange={setCode} required />
      <div>
        <Button type="submit" disabled={code?.length !== 6}>
          {text('twoFactor.confirm')}
        </Button>
      </div>
    </form>
  );
}
