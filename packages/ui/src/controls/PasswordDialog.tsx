import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { CodeInput } from './CodeInput.tsx';
import { PasswordField } from './PasswordField.tsx';

// Few have another way than the password; it comes when one is asked for it.
const ProviderProof = lazyPart(() => import('../account/ProviderProof.tsx').then((it) => it.ProviderProof));

/** A wrong password is told after this time, in milliseconds (specification). */
const wrongPasswordDelay = 300;

export interface PasswordDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title?: string;
  /** What the password is asked for. */
  readonly children?: ReactNode;
  readonly continueLabel?: string;
  /**
   * Answers whether the password was right, or `code` when a code of the second factor is wanted (or was wrong); then the
   * caller goes on and closes. Throws when it cannot tell.
   */
  readonly onConfirm: (password: string, code?: string) => Promise<boolean | 'code'>;
  /** The company's own sign-in has confirmed it instead, until that moment; the caller goes on and closes. */
  readonly onProven: (until: string) => void;
}
/** Re-authentication before bank data, log-in-as and release of payments. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { isOpen, onClose, title, children, continueLabel, onConfirm, onProven } = props;
  const text = useKitText();
  const [password, setPassword] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [wantsCode, setWantsCode] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [codeError, setCodeError] = useState<string>();
  const asked = useRef(0);
  useEffect(() => {
    if (isOpen) return;
    // Closing forgets the password and whatever answer is still on its way.
    asked.current += 1;
    setPassword(null);
    setCode(null);
    setWantsCode(false);
    setError(undefined);
    setCodeError(undefined);
    setBusy(false);
  }, [isOpen]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!password || isBusy) return;
    setBusy(true);
    setError(undefined);
    const asking = asked.current;
    const answer = await onConfirm(password, code ?? undefined).then(
      (said) => (said === true ? undefined : said === 'code' ? 'code' : text('passwordDialog.wrong')),
      () => text('passwordDialog.failed'),
    );
    if (answer === 'code' && asking === asked.current) {
      setBusy(false);
      setWantsCode(true);
      setCodeError(code ? text('passwordDialog.wrongCode') : undefined);
      setCode(null);
      return;
    }
    if (answer !== undefined) await new Promise((done) => setTimeout(done, wrongPasswordDelay));
    if (asking !== asked.current) return;
    setBusy(false);
    setError(answer);
    if (answer !== undefined) setPassword(null);
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={onClose}
      title={title ?? text('passwordDialog.title')}
      closeButtonProps={{ 'aria-label': text('close') }}
      classNames={{ content: 'hp-password-dialog' }}
    >
      <form className="hp-lines" onSubmit={send} noValidate>
        {children ? <div>{children}</div> : null}
        <PasswordField
          purpose="current"
          label={text('passwordDialog.label')}
          required
          autoFocus
          value={password}
          error={error}
          onChange={(typed) => {
            setPassword(typed);
            setError(undefined);
          }}
        />
        {wantsCode ? (
          <CodeInput
            label={text('passwordDialog.code')}
            required
            autoFocus
            value={code}
            error={codeError}
            onChange={(typed) => {
              setCode(typed);
              if (typed) setCodeError(undefined);
            }}
          />
        ) : null}
        {isOpen ? (
          <Suspense fallback={null}>
            <ProviderProof onProven={onProven} />
          </Suspense>
        ) : null}
        <div className="hp-dialog-actions">
          <Button variant="default" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" disabled={!password || (wantsCode && !code)} loading={isBusy}>
            {continueLabel ?? text('continue')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
