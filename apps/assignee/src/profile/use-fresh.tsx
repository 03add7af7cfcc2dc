import { ask, Problem } from '@homeport/client';
import { confirmPassword } from '@homeport/model/identity';
import { CodeInput } from '@homeport/ui/controls/CodeInput.tsx';
import { PasswordDialog } from '@homeport/ui/parts/PasswordDialog.tsx';
import { type ReactNode, useState } from 'react';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';

const wanted = new Set(['request.freshSignInNeeded', 'identity.proofRequired']);

/**
 * Runs what needs a fresh sign-in; when the server asks for the password, the dialog asks for it and the same thing is done
 * again. Answers the runner and the dialog to draw.
 */
export function useFresh(): { readonly run: (work: () => Promise<void>) => Promise<void>; readonly dialog: ReactNode } {
  const { me } = useApp();
  const text = useWords();
  const [waiting, setWaiting] = useState<{ work: () => Promise<void>; done: () => void } | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Problem) || !wanted.has(error.code)) throw error;
      await new Promise<void>((done) => setWaiting({ work, done }));
    }
  };
  const close = () => {
    waiting?.done();
    setWaiting(null);
    setCode(null);
  };
  const confirm = async (password: string) => {
    try {
      await ask(confirmPassword, { body: { password, ...(code ? { authCode: code } : {}) } });
    } catch (error) {
      if (error instanceof Problem && error.code === 'identity.incorrectPassword') return false;
      throw error;
    }
    await waiting?.work();
    close();
    return true;
  };
  const dialog = (
    <PasswordDialog isOpen={waiting !== null} onClose={close} onConfirm={confirm}>
      {me.twoFactorEnabled ? (
        <CodeInput label={text('twoFactor.code')} required value={code} onChange={setCode} />
      ) : null}
    </PasswordDialog>
  );
  return { run, dialog };
}
